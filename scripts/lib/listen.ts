import type { Server } from 'node:http'

/** Starts a server on this machine only; a taken port ends the program with a line that says what to do. */
export async function listen(server: Server, port: number): Promise<Server> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, 'localhost', resolve)
  }).catch((error: NodeJS.ErrnoException) => {
    console.error(
      error.code === 'EADDRINUSE'
        ? `Port ${port} is taken. Stop what runs there and try again.`
        : error.message,
    )
    process.exit(1)
  })
  return server
}
