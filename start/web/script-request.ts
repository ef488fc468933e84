import type { FastifyRequest } from 'fastify'

/** As much of a request as a script's call is answered from. */
export type ScriptRequest = { headers: Pick<Headers, 'get'>; json: () => Promise<unknown> }

/** Reads a script's call without the streams that a page's request is made of; undefined when it is too long. */
export async function readScriptRequest(
  { raw, headers }: FastifyRequest,
  mostBytes: number,
): Promise<ScriptRequest | undefined> {
  const body = await readBody(raw, mostBytes)
  if (!body) return undefined
  return {
    headers: { get: (name) => headers[name.toLowerCase()]?.toString() ?? null },
    json: async () => JSON.parse(body.toString('utf8')),
  }
}

/** What a visitor who went away had sent answers nobody, so that it need not be whole. */
function readBody(raw: FastifyRequest['raw'], mostBytes: number): Promise<Buffer | undefined> {
  return new Promise((done) => {
    const parts: Buffer[] = []
    let bytes = 0
    const take = (part: Buffer) => {
      bytes += part.length
      if (bytes <= mostBytes) return parts.push(part)
      // Paused and not destroyed: the answer goes the same way.
      raw.off('data', take).pause()
      return done(undefined)
    }
    const end = () => done(Buffer.concat(parts))
    raw.on('data', take).once('end', end).once('error', end).once('close', end)
  })
}
