import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Mutant, plant } from './plant.ts'

const root = join(import.meta.dirname, '../..')

/** The rules that decide money, stock, rights and dates. */
const rules = [
  'shop/{money,pricing,priced-cart,discounts,promotions,checkout,cart,orders,coupons,credit,points,time,settings}/*.ts',
  'shop/payments/{promptpay,payment-methods}.ts',
  'shop/identity/*rules.ts',
  'shop/agents/agent-rules.ts',
  'shop/account/{account-rules,credit}.ts',
  'shop/centres/{next-round,distance,delivery-area}.ts',
  'shop/contract/caller.ts',
  'api/kit/calls/authorize.ts',
]
/** What only says how things are written on the wire. */
const wireOnly = /-(contracts?|wire|problems|schema)\.ts$|\.test\.ts$/

/** All faults of the rules whose path holds one of these words, or of all of them. */
export function plantAll(parts: readonly string[]): Map<string, Mutant[]> {
  const files = globSync(rules, { cwd: root })
    .filter(
      (file) => !wireOnly.test(file) && (parts.length === 0 || parts.some((part) => file.includes(part))),
    )
    .toSorted()
  const planted = new Map<string, Mutant[]>()
  let next = 0
  for (const file of files) {
    const mutants = plant(file, readFileSync(join(root, file), 'utf8'), next)
    next += mutants.length
    if (mutants.length > 0) planted.set(join(root, file), mutants)
  }
  return planted
}
