import { linkTicketContract } from '#shop/sign-in/external-contracts.ts'
import { CallProblem } from '#web/kit/calls/call.ts'
import type { Visitor } from '#web/kit/visit/visitor.ts'

/** Links a waiting ticket after a sign-in; a failed link does not undo the sign-in. */
export async function linkWaiting({ jar, callWith }: Visitor, token: string): Promise<void> {
  const ticket = jar.get('linkTicket')
  if (!ticket) return
  jar.set('linkTicket', '')
  try {
    await callWith(token, linkTicketContract, { ticket })
  } catch (error) {
    if (!(error instanceof CallProblem)) throw error
  }
}
