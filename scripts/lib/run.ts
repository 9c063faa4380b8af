import { spawn } from 'node:child_process'

/** Runs a program with this terminal. Ends this program with the same code when it fails. */
async function runProgram(program: string, args: readonly string[], cwd: string): Promise<void> {
  const code = await new Promise<number>((resolve, reject) => {
    spawn(program, args, { cwd, stdio: 'inherit', env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' } })
      .on('error', reject)
      .on('close', (status) => resolve(status ?? 1))
  })
  if (code !== 0) {
    process.exit(code)
  }
}

/**
 * Runs a package's command; ends this program with the same code when it fails.
 * @param cwd folder to run it in, if not this one
 */
export function run(command: string, args: readonly string[], cwd = process.cwd()): Promise<void> {
  return runProgram('npx', ['--no-install', command, ...args], cwd)
}

/** Runs one of the scripts of a project's package.json; ends this program with the same code when it fails. */
export function runScript(name: string, args: readonly string[], cwd: string): Promise<void> {
  return runProgram('npm', ['run', name, '--', ...args], cwd)
}
