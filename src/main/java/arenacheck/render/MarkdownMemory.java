package arenacheck.render;

import arenacheck.account.MemoryRow;
import arenacheck.check.Result;

/** The memory table. */
final class MarkdownMemory {
  private MarkdownMemory() {}

  static void print(StringBuilder out, Result result) {
    MemoryColumns columns = new MemoryColumns(result.accounts().rows());
    out.append("\n| memory |");
    StringBuilder rule = new StringBuilder("| --- |");
    for (String title : columns.titles()) {
      out.append(' ').append(title.toLowerCase(java.util.Locale.ROOT)).append(" |");
      rule.append(" ---: |");
    }
    if (columns.hasBudgets()) {
      out.append(" budget |");
      rule.append(" --- |");
    }
    out.append('\n').append(rule).append('\n');
    for (MemoryRow row : result.accounts().rows()) {
      out.append("| ").append(Markdown.text(row.memory())).append(" |");
      for (String figure : columns.figures(row)) {
        out.append(' ').append(figure).append(" |");
      }
      if (columns.hasBudgets()) {
        out.append(' ').append(MemoryColumns.budgets(row)).append(" |");
      }
      out.append('\n');
    }
    for (String remark : result.accounts().remarks()) {
      out.append("\nnote: ").append(Markdown.message(remark)).append('\n');
    }
  }
}
