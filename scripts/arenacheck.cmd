@echo off
rem Runs arenacheck on Windows: from a release archive or PREFIX\bin, or with the jar that
rem `mvn -B -DskipTests package` built. It builds nothing itself.
setlocal EnableExtensions DisableDelayedExpansion
set "lib=%~dp0..\lib\arenacheck"
set "jar=%lib%\arenacheck.jar"
if not exist "%jar%" set "jar=%~dp0..\target\arenacheck.jar"
if not exist "%jar%" goto nojar

rem A release archive brings its own Java, which nothing in the environment replaces.
set "java=%lib%\runtime\bin\java.exe"
if exist "%java%" goto bundled
set "cache="
if not defined JAVA_HOME goto path
set "home=%JAVA_HOME:"=%"
if not defined home goto path
set "java=%home%\bin\java.exe"
if not exist "%java%" goto nohome
goto run

:path
set "java="
for %%i in (java.exe) do set "java=%%~$PATH:i"
if not defined java goto nojava
goto run

rem The cache is as old as the jar that it was made for, or it is another jar's.
:bundled
set "cache="
if not exist "%lib%\arenacheck.aot" goto run
if "%ARENACHECK_ARCHIVE%" == "no" goto run
for %%i in ("%jar%") do set "jartime=%%~ti"
for %%i in ("%lib%\arenacheck.aot") do set "cachetime=%%~ti"
if "%jartime%" == "%cachetime%" set cache="-XX:AOTCache=%lib%\arenacheck.aot" -Xlog:aot*=off:stderr

rem The flags of the POSIX launcher. Two collectors would stop the JVM: whoever sets options decides.
:run
set "collector=-XX:+UseSerialGC -Xmn16m"
if defined JDK_JAVA_OPTIONS set "collector="
if defined JAVA_TOOL_OPTIONS set "collector="
if defined _JAVA_OPTIONS set "collector="
"%java%" -XX:+IgnoreUnrecognizedVMOptions -XX:+DisplayVMOutputToStderr -Xlog:disable -Xlog:all=warning:stderr -XX:TieredStopAtLevel=1 -XX:-UsePerfData %collector% %cache% -Darenacheck.exitBase=32 -cp "%jar%" arenacheck.cli.Main %*
set "code=%ERRORLEVEL%"

rem The program has added 32 to its exit codes: whatever else arrives is the JVM's own.
if "%code%" == "32" exit /b 0
if "%code%" == "33" exit /b 1
if "%code%" == "34" exit /b 2
if "%code%" == "35" exit /b 3
if "%code%" == "102" exit /b 70
>&2 echo arenacheck: error: Java did not start, or could not read "%jar%" (its exit code is %code%)
>&2 echo     help: its own lines say why; JDK_JAVA_OPTIONS, JAVA_TOOL_OPTIONS and _JAVA_OPTIONS have a say too
exit /b 2

:nojar
>&2 echo arenacheck: error: the jar is missing: "%jar%"
>&2 echo     help: unpack or install it again; in the source tree: mvn -B -DskipTests package
exit /b 2

:nohome
>&2 echo arenacheck: error: JAVA_HOME has no bin\java.exe: "%home%"
>&2 echo     help: set JAVA_HOME to a JDK or JRE 17 or newer, or unset it
exit /b 2

:nojava
>&2 echo arenacheck: error: no java is found
>&2 echo     help: install a JRE 17 or newer, and put it on the PATH or set JAVA_HOME
exit /b 2
