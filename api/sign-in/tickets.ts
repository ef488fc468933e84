import type { Context } from '#api/kit/calls/context.ts'
import { refuse } from '#shop/problems/problem.ts'
import type { SignInProviderName } from '#shop/sign-in/sign-in-providers.ts'
import { signinProblems } from '#shop/sign-in/signin-problems.ts'
import { spendOnce } from './spend-once.ts'

/** `of` is the audience: a staff sign-in never opens a shop, nor a shop's the back office. */
export type Ticket = {
  of: 'customer' | 'staff'
  provider: SignInProviderName
  subject: string
  name: string
  provenEmail?: string | undefined
}

const purpose = 'link a sign-in'
const life = 15 * 60

export function makeTicket({ sealer }: Context, ticket: Ticket): Promise<string> {
  return sealer.sign(purpose, ticket, life)
}

/** The external sign-in of a ticket; each ticket links once. */
export async function takeTicket(context: Context, slip: string, of: Ticket['of']): Promise<Ticket> {
  const ticket = await context.sealer.read<Ticket>(purpose, slip)
  if (ticket?.of !== of || !(await spendOnce(context, ticket.jti, ticket.exp)))
    throw refuse(signinProblems.oldTicket)
  return ticket
}
