import { createServer, type Server } from 'node:http'
import { parseArgs } from 'node:util'
import { LOCAL_PORT } from '@/lib/server/settings'

/** Whoever runs two of them knows where to put the second. */
function takenPort(port: number): string {
  return `Port ${port} ist belegt: Dort läuft schon ein Programm, vielleicht diese Website in einem zweiten Fenster. Beenden Sie es, oder nehmen Sie einen anderen Port: npm start -- --port 3200`
}

/** The port that the command line gives: `--port 3200`. Anything else than a port ends the program with a line. */
export function portOrExit(args = process.argv.slice(2)): number {
  const { values } = parseArgs({
    args,
    options: { port: { type: 'string', default: `${LOCAL_PORT}` } },
  })
  const port = Number(values.port)
  // The receiver's is above it (lib/server/settings.ts).
  if (!Number.isInteger(port) || port < 1024 || port > 60_000) {
    console.error(
      `--port ${values.port}: Das ist kein Port. Richtig ist eine Zahl von 1024 bis 60000, zum Beispiel --port 3200`,
    )
    process.exit(1)
  }
  return port
}

/** Starts a server on this machine only; a taken port ends the program with a line that says what to do. */
export async function listen(server: Server, port: number): Promise<Server> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, 'localhost', resolve)
  }).catch((error: NodeJS.ErrnoException) => {
    console.error(error.code === 'EADDRINUSE' ? takenPort(port) : error.message)
    process.exit(1)
  })
  return server
}

/** Ends the program if one of the ports is taken: before a build, which takes a minute. */
export async function freePortsOrExit(ports: readonly number[]): Promise<void> {
  for (const port of ports) {
    const server = await listen(createServer(), port)
    await new Promise((resolve) => server.close(resolve))
  }
}
