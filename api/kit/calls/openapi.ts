import { z } from 'zod'
import type { Endpoint } from '#shop/contract/endpoint.ts'
import { isLive } from '#shop/contract/live-answer.ts'
import { contracts } from '#shop/start/contracts.ts'

type JsonSchema = { properties?: Record<string, JsonSchema>; required?: string[]; [key: string]: unknown }

/** The wire side of a codec, under the wire's names. */
export function wireSchema(schema: z.ZodType): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-2020-12',
    unrepresentable: 'any',
  }) as JsonSchema
  return rest
}

const problem = (details: JsonSchema) => ({
  type: 'object',
  required: ['Message', 'Code'],
  properties: {
    Message: { type: 'string', description: 'The reason, in the caller’s language' },
    Code: { type: 'string' },
    Details: details,
    Fields: {
      type: 'array',
      items: { type: 'object', properties: { Field: { type: 'string' }, Reason: { type: 'string' } } },
    },
  },
})
const refusal = (description: string, details: JsonSchema) => ({
  description,
  content: { 'application/json': { schema: problem(details) } },
})

function parametersOf(contract: Endpoint) {
  const inPath = contract.pathParams ? Object.entries(wireSchema(contract.pathParams).properties ?? {}) : []
  const query = contract.method === 'GET' ? wireSchema(contract.request) : {}
  return [
    ...inPath.map(([name, schema]) => ({ name, in: 'path', required: true, schema })),
    ...Object.entries(query.properties ?? {}).map(([name, schema]) => ({
      name,
      in: 'query',
      required: query.required?.includes(name) ?? false,
      schema,
    })),
  ]
}

function operationOf(name: string, contract: Endpoint) {
  const needsToken = !contract.who.includes('nobody')
  const refusals = [400, ...(needsToken ? [401, 403] : []), 500]
  return {
    operationId: name,
    summary: contract.says,
    'x-who': contract.who,
    ...(needsToken ? { security: [{ bearer: [] }] } : {}),
    parameters: parametersOf(contract),
    ...(contract.method === 'POST'
      ? {
          requestBody: {
            content: {
              [contract.files ? 'multipart/form-data' : 'application/json']: {
                schema: wireSchema(contract.request),
              },
            },
          },
        }
      : {}),
    responses: {
      200: {
        description: 'The answer',
        content: isLive(contract)
          ? { 'text/event-stream': { schema: { type: 'string' } } }
          : { 'application/json': { schema: wireSchema(contract.answer) } },
      },
      ...(contract.details
        ? {
            409: refusal(
              'Something changed or is not enough; nothing was done',
              wireSchema(contract.details),
            ),
          }
        : {}),
      ...Object.fromEntries(refusals.map((status) => [status, { $ref: '#/components/responses/Problem' }])),
    },
  }
}

/** The OpenAPI 3.1 document, generated from the contract table. */
export function openApiDocument() {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [name, declared] of Object.entries(contracts)) {
    const contract = declared as unknown as Endpoint
    const path = `/rest/${contract.path}`
    paths[path] = { ...paths[path], [contract.method.toLowerCase()]: operationOf(name, contract) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Sangdai',
      version: '1',
      description:
        'Paths are matched without regard to case. Tokens travel in the Authorization header only.',
    },
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      responses: {
        Problem: refusal('A refusal', { description: 'What a screen needs beyond the sentence' }),
      },
    },
  }
}
