import { type AnswerOf, type Endpoint, type InputOf, keyOf } from '#shop/contract/endpoint.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import { generalProblems } from '#shop/problems/general-problems.ts'
import { Problem, refuse } from '#shop/problems/problem.ts'
import { type Contracts, contracts } from '#shop/start/contracts.ts'
import { whyNotCall } from './authorize.ts'
import type { Context } from './context.ts'

export type Handler<E> = (input: InputOf<E>, context: Context) => Promise<AnswerOf<E>>
/** A handler for every call of a table; a missing one does not compile. */
export type HandlersOf<Table> = { [Name in keyof Table]: Handler<Table[Name]> }
export type Handlers = HandlersOf<Contracts>

export type Call = { contract: Endpoint; perform: (input: unknown, context: Context) => Promise<unknown> }

/** Both carriers, in process and over HTTP, go through here: authorization first, then the handler. */
export function bindCalls(handlers: Handlers): Map<string, Call> {
  const calls = new Map<string, Call>()
  for (const [name, declared] of Object.entries(contracts)) {
    const contract = declared as unknown as Endpoint
    const handle = handlers[name as keyof Handlers] as unknown as Handler<Endpoint>
    calls.set(keyOf(contract), {
      contract,
      perform: async (input, context) => {
        const subject = contract.about?.(input as never) ?? {}
        const problem = whyNotCall(contract, context.caller, subject)
        if (problem) {
          if (problem.status === 403)
            context.log.warn(
              { call: contract.path, caller: context.caller.kind },
              'refused a call outside the caller’s right',
            )
          throw problem
        }
        if (contract.proof) await context.requireProof(contract.proof)
        if (!context.centreOpen && !contract.inClosedCentre) throw refuse(identityProblems.centreClosed)
        if (holdsUnwritable(input)) throw refuse(generalProblems.badInput)
        try {
          return await handle(input as never, context)
        } catch (error) {
          // The centre closed within the second: the next page must not still take it for open.
          if (error instanceof Problem && error.row === identityProblems.centreClosed)
            await context.lookAgain().catch(() => undefined)
          throw error
        }
      },
    })
  }
  return calls
}

const dayOfYearNought = /^0000-\d\d-\d\d(T|$)/

/**
 * PostgreSQL cannot store a zero byte, half a surrogate pair or the year 0: such a request is refused here
 * for every handler.
 */
function holdsUnwritable(value: unknown): boolean {
  if (typeof value === 'string')
    return value.includes('\0') || !value.isWellFormed() || dayOfYearNought.test(value)
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return false
  return Object.entries(value).some(([name, part]) => holdsUnwritable(name) || holdsUnwritable(part))
}
