import { type AddressInfo, createServer } from 'node:net'

/** A currently free port, for a program that needs a fixed one. */
export function freePort(): Promise<number> {
  return new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => found(port))
    })
  })
}
