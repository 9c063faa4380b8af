import { spawn } from 'node:child_process'

/** Runs a package's command with this terminal. Ends this program with the same code when it fails. */
export async function run(command: string, args: readonly string[]): Promise<void> {
  const code = await new Promise<number>((resolve, reject) => {
    spawn('npx', ['--no-install', command, ...args], {
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
