import type { FastifyReply } from 'fastify'

/** A caller that gave up must not keep the server from closing. */
export function waitOrHangUp(reply: FastifyReply, milliseconds: number): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, milliseconds)
    reply.raw.once('close', () => {
      clearTimeout(timer)
      done()
    })
  })
}
