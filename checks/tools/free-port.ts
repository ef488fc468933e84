import { type AddressInfo, createServer } from 'node:net'

/** A port nobody listens on now, for a program that must be told its port. */
export function freePort(): Promise<number> {
  return new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => found(port))
    })
  })
}
