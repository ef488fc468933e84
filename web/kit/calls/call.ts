import type { CallMeta, Carrier } from '#shop/contract/carrier.ts'
import { type AnswerOf, type Endpoint, keyOf, type RequestOf, withDefaults } from '#shop/contract/endpoint.ts'
import type { WireProblem } from '#shop/contract/wire-headers.ts'
import { generalProblems } from '#shop/problems/general-problems.ts'
import * as paths from '#web/paths/customer-paths.ts'
import type * as merchantPaths from '#web/paths/merchant-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import type * as riderPaths from '#web/paths/rider-paths.ts'

/** A call the API refused; a page shows its sentence, an action hands it to the form. */
export class CallProblem extends Error {
  readonly status: number
  readonly expired: boolean
  readonly problem: WireProblem
  /** What a person is told: the server's own message where it is meant for them. */
  readonly said: string
  /** As whom the call was made, when that was not the shopper. */
  holder: 'merchant' | 'rider' | undefined

  constructor(status: number, expired: boolean, problem: WireProblem, said = problem.Message) {
    super(problem.Code)
    this.status = status
    this.expired = expired
    this.problem = problem
    this.said = said
  }
}

/** How one visitor's calls are made. */
export type CallOptions = Omit<CallMeta, 'token'> & { carrier: Carrier }

/** Makes a typed call with a token, by whichever carrier the server was given. */
export async function call<E extends Endpoint>(
  { carrier, ...meta }: CallOptions & { token?: string | undefined },
  contract: E,
  request: RequestOf<E>,
): Promise<AnswerOf<E>> {
  const carried = await carrier(keyOf(contract), withDefaults(contract, request), meta)
  if (carried.ok) return carried.answer as AnswerOf<E>
  throw new CallProblem(
    carried.status,
    carried.expired,
    carried.problem,
    (carried.forUser && carried.problem.Message) || generalProblems.oops[meta.locale],
  )
}

/** The sign-in page, which leads back to the page that was asked for. */
export function loginAddress(
  path: typeof paths.login | typeof merchantPaths.login | typeof riderPaths.login,
  returnTo: string,
): string {
  return withQuery(path, { to: returnTo === paths.home ? undefined : returnTo })
}
