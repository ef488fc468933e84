import type { FastifyReply } from 'fastify'
import type { z } from 'zod'

const wrongToken =
  'Authentication failed. Confirm that the access token in the authorization header is valid.'

export function refuseToken(reply: FastifyReply) {
  return reply.code(401).send({ message: wrongToken })
}

/** LINE's refusal of a body: the number of errors, and the property of each. */
export function refuseBody(reply: FastifyReply, error: z.ZodError) {
  const details = error.issues.map((issue) => ({
    message: issue.message,
    property: lineProperty(issue.path),
  }))
  return reply.code(400).send({ message: `The request body has ${details.length} error(s)`, details })
}

/** Of a Flex Message LINE names the message, and each property as a path from its contents. */
export function refuseFlex(reply: FastifyReply, index: number, error: z.ZodError) {
  const details = error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ message: 'unknown field', property: flexProperty([...issue.path, key]) }))
      : [{ message: issue.message, property: flexProperty(issue.path) }],
  )
  return reply
    .code(400)
    .send({ message: `A message (messages[${index}]) in the request body is invalid`, details })
}

const flexProperty = (path: PropertyKey[]) => `/${path.map(String).join('/')}`

function lineProperty(path: PropertyKey[]): string {
  return path.reduce<string>(
    (name, key) => (typeof key === 'number' ? `${name}[${key}]` : `${name}${name && '.'}${String(key)}`),
    '',
  )
}
