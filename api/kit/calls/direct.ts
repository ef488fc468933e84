import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import type { Carrier } from '#shop/contract/carrier.ts'
import type { Endpoint } from '#shop/contract/endpoint.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import { fieldReasons } from '#shop/problems/field-reasons.ts'
import { generalProblems } from '#shop/problems/general-problems.ts'
import { Problem, refuse } from '#shop/problems/problem.ts'
import type { Call } from './perform.ts'
import { holdsTooMany, requestLimits } from './request-limits.ts'
import type { MakeContext } from './serve.ts'
import { isForUser, problemOf, sayOnWire } from './wire-problem.ts'

/** The in-process carrier: the same rules and handlers as over HTTP, without encoding. */
export function direct(
  calls: Map<string, Call>,
  makeContext: MakeContext,
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>,
): Carrier {
  const items = new Map([...calls].map(([key, { contract }]) => [key, requestLimits(contract).items]))
  return async (key, input, { token, ...meta }) => {
    try {
      const call = calls.get(key)
      if (!call) throw refuse(generalProblems.unknownCall)
      requireValid(call.contract, input, items.get(key) ?? 0)
      const context = await makeContext(token, { ...meta, log }, true)
      return { ok: true, answer: await call.perform(input, context) }
    } catch (error) {
      const problem = problemOf(error)
      if (problem.code === generalProblems.broken.code) log.error({ err: error, call: key }, 'a call broke')
      return {
        ok: false,
        status: problem.status,
        expired: problem.code === identityProblems.expired.code,
        forUser: isForUser(problem),
        problem: sayOnWire(problem, meta.locale),
      }
    }
  }
}

/** The limits of the wire hold here too, since a page passes on what its visitor sent. */
function requireValid({ request, pathParams }: Endpoint, input: unknown, items: number): void {
  if (holdsTooMany(input, items)) throw refuse(generalProblems.badInput)
  for (const schema of pathParams ? [pathParams, request] : [request]) {
    const checked = z.safeEncode(schema, input as never, { reportInput: true })
    if (checked.error) throw new Problem(generalProblems.badInput, {}, fieldReasons(checked.error))
  }
}
