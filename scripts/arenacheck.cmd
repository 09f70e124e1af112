@echo off
rem Runs arenacheck on Windows with the jar beside it. REVIEWED ONLY: nobody has run this file yet.
rem It builds nothing: run `mvn -B -DskipTests package` first, or copy arenacheck.jar to
rem PREFIX\lib\arenacheck and this file to PREFIX\bin.
setlocal
set "jar=%~dp0..\lib\arenacheck\arenacheck.jar"
if not exist "%jar%" set "jar=%~dp0..\target\arenacheck.jar"
if not exist "%jar%" echo arenacheck: error: the jar is missing: "%jar%" 1>&2 & exit /b 2
set "java=java"
if defined JAVA_HOME set "java=%JAVA_HOME%\bin\java"
"%java%" -XX:TieredStopAtLevel=1 -XX:-UsePerfData -Xlog:disable -Xlog:all=warning:stderr -jar "%jar%" %*
exit /b %ERRORLEVEL%
