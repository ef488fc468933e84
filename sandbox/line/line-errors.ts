import type { FastifyReply } from 'fastify'
import type { z } from 'zod'

/** LINE's refusal of a body: the number of errors, and the property of each. */
export function refuseBody(reply: FastifyReply, error: z.ZodError) {
  const details = error.issues.map((issue) => ({
    message: issue.message,
    property: lineProperty(issue.path),
  }))
  return reply.code(400).send({ message: `The request body has ${details.length} error(s)`, details })
}

function lineProperty(path: PropertyKey[]): string {
  return path.reduce<string>(
    (name, key) => (typeof key === 'number' ? `${name}[${key}]` : `${name}${name && '.'}${String(key)}`),
    '',
  )
}
