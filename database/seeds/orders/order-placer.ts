import type { Customer } from '#database/seeds/people/customers.ts'
import { staffSignIns } from '#database/seeds/people/sign-ins.ts'
import type { Random } from '#database/seeds/random.ts'

export type Placer = { kind: 'customer' | 'agent' | 'staff'; code: string; name: string }

/** Most shops order themselves; some through their salesperson; an agent orders for clients. */
export function choosePlacer(customer: Customer, customers: readonly Customer[], random: Random): Placer {
  const agent = customers.find(({ code }) => code === customer.agentCode)
  if (agent && random.chance(0.7)) return { kind: 'agent', code: agent.code, name: agent.person }
  const salesperson = staffSignIns.find(({ username }) => username === customer.saleCode)
  if (salesperson && random.chance(0.25))
    return { kind: 'staff', code: salesperson.username, name: salesperson.name }
  return { kind: 'customer', code: customer.code, name: customer.person }
}
