import { spawn } from 'node:child_process'

/**
 * Runs a package's command with this terminal. Ends this program with the same code when it fails.
 * @param cwd folder to run it in, if not this one
 */
export async function run(command: string, args: readonly string[], cwd = process.cwd()): Promise<void> {
  const code = await new Promise<number>((resolve, reject) => {
    spawn('npx', ['--no-install', command, ...args], {
      cwd,
      stdio: 'inherit',
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
    })
      .on('error', reject)
      .on('close', (status) => resolve(status ?? 1))
  })
  if (code !== 0) {
    process.exit(code)
  }
}
