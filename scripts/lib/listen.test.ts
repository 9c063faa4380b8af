import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { freePortsOrExit, portOrExit } from './listen'

let said: string[]
beforeEach(() => {
  said = []
  jest.spyOn(console, 'error').mockImplementation((line) => said.push(line))
  jest.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`)
  })
})
afterEach(() => jest.restoreAllMocks())

async function somebodyElse(): Promise<{ server: Server; port: number }> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return { server, port: (server.address() as AddressInfo).port }
}

it('says before a build which port is taken, and how to have another one; a free one stays free', async () => {
  const { server, port } = await somebodyElse()
  await expect(freePortsOrExit([port])).rejects.toThrow('exit 1')
  expect(said).toEqual([expect.stringMatching(`^Port ${port} ist belegt.*npm start -- --port \\d+$`)])
  await new Promise((resolve) => server.close(resolve))
  await freePortsOrExit([port])
  await freePortsOrExit([port])
  expect(said).toHaveLength(1)
})

it.each([
  [[], 3000],
  [['--port', '3200'], 3200],
  [['--port=3200'], 3200],
])('reads %j as port %d', (given, port) => {
  expect(portOrExit(given)).toBe(port)
})

it.each(['', '80', '3000.5', '70000', 'dreitausend'])('refuses --port=%s in one line', (value) => {
  expect(() => portOrExit([`--port=${value}`])).toThrow('exit 1')
  expect(said).toEqual([expect.stringMatching(/^--port .* Richtig ist .* zum Beispiel --port 3200$/)])
})
