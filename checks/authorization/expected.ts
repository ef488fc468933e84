import { type Caller, kindOf } from '#shop/contract/caller.ts'
import type { Endpoint } from '#shop/contract/endpoint.ts'
import type { Subject } from './people.ts'

/** The expected result of a call: an answer (or a refusal unrelated to rights), or one of these refusals. */
export type Expected = { right: true } | { right: false; status: number[]; codes: readonly string[] }

const refused = (codes: readonly string[], ...status: number[]): Expected => ({ right: false, status, codes })

/** The authorization rule in one place; the API is tested against it, caller by caller. */
export function expectedOf(contract: Endpoint, caller: Caller, subject: Subject): Expected {
  if (!contract.who.includes(kindOf(caller)))
    return caller.kind === 'nobody'
      ? refused(['identity.signInFirst'], 401)
      : refused(['identity.notAllowed'], 403)
  const { touches } = contract
  if (!touches || touches.of === 'nobody') return { right: true }
  if (touches.inPerson && caller.kind === 'user' && caller.actor) return refused(['identity.notAllowed'], 403)
  if (mayReach(caller, touches.of, subject)) return { right: true }
  return refused(touches.elsewhere ?? ['identity.notYours'], 403, 404)
}

function mayReach(caller: Caller, of: 'caller' | 'customer' | 'centre', subject: Subject): boolean {
  if (subject === 'own' || of === 'caller') return true
  if (subject === 'other centre') return false
  return of === 'centre' || (caller.kind === 'merchant' && caller.role !== '3')
}

/** Whether the person may see anything of the centre's other customer. */
export function maySeeOthers(caller: Caller): boolean {
  return caller.kind === 'merchant' && caller.role !== '3'
}
