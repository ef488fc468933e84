import { type Caller, kindOf } from '#shop/contract/caller.ts'
import type { Endpoint, Subject } from '#shop/contract/endpoint.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import { type Problem, refuse } from '#shop/problems/problem.ts'

/** Whether this kind of caller may make the call; checked before the request is parsed. */
export function whyNotKind(contract: Pick<Endpoint, 'who'>, caller: Caller): Problem | undefined {
  if (contract.who.includes(kindOf(caller))) return undefined
  return refuse(caller.kind === 'nobody' ? identityProblems.signInFirst : identityProblems.notAllowed)
}

/** Calls nobody may make for another person: passwords, consent, linked sign-ins. */
function isInPerson({ touches }: Pick<Endpoint, 'touches'>): boolean {
  return touches !== undefined && touches.of !== 'nobody' && touches.inPerson === true
}

/** The first reason this caller may not make this call about this subject, if any. */
export function whyNotCall(
  contract: Pick<Endpoint, 'who' | 'touches'>,
  caller: Caller,
  subject: Subject,
): Problem | undefined {
  const wrongKind = whyNotKind(contract, caller)
  if (wrongKind || caller.kind === 'nobody') return wrongKind
  if (isInPerson(contract) && caller.kind === 'user' && caller.actor)
    return refuse(identityProblems.notAllowed)
  if (subject.saleUnit && subject.saleUnit !== caller.saleUnit) return refuse(identityProblems.notYours)
  if (subject.customerCode && caller.kind === 'user' && subject.customerCode !== caller.customerCode)
    return refuse(identityProblems.notYours)
  return undefined
}
