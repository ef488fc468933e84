import { createHash } from 'node:crypto'
import { loadCheckoutSnapshot, type UserCaller } from '#api/checkout/checkout-snapshot.ts'
import type { Orderer, OrderingContext, OrderSnapshot } from '#api/checkout/ordering-context.ts'
import type { Db } from '#api/kit/database.ts'
import { roundsIn } from '#shop/centres/delivery-area.ts'
import type { Rounds } from '#shop/centres/next-round.ts'
import { roles } from '#shop/contract/caller.ts'
import type { RunKey, StandingOrder } from './standing-order-rows.ts'

export type StandingParts = Omit<OrderingContext, 'caller'>

type Owner = { saleUnit: string; customerCode: string }

/** The customer, as if they asked themselves. */
const callerOf = ({ saleUnit, customerCode }: Owner): UserCaller => ({
  ...{ kind: 'user', role: roles.customer, saleUnit, customerCode },
})

export const orderingContextOf = (
  parts: StandingParts,
  owner: Owner,
): OrderingContext & { caller: UserCaller } => ({
  ...parts,
  caller: callerOf(owner),
})

/** Who stands in the order as having placed it. */
export const ordererOf = ({ id }: StandingOrder): Orderer => ({ kind: 'job', code: id, name: 'สั่งประจำ' })

/** The same for the same run, however often and by whom it is placed: the door lets it through once. */
export function placingKeyOf({ saleUnit, id, planned }: RunKey): string {
  const hash = createHash('sha256').update(`standing order ${saleUnit} ${id} ${planned}`).digest('hex')
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-4${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`
}

const noKey = '00000000-0000-4000-8000-000000000000'

/** What holds for the customer of a standing order now, and when goods come to its address. */
export async function loadStandingSnapshot(
  db: Db,
  standing: StandingOrder,
): Promise<{ snapshot: OrderSnapshot; rounds: Rounds }> {
  const { shipTo, billTo, deliveryMethod } = standing
  const snapshot = await loadCheckoutSnapshot(db, callerOf(standing), {
    ...{ key: noKey, shipTo, billTo, deliveryMethod },
  })
  return {
    snapshot: { ...snapshot, person: ordererOf(standing) },
    rounds: roundsIn(snapshot.area, snapshot.rounds),
  }
}
