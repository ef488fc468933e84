import { findAreasOf } from '#api/centres/find-areas.ts'
import type { Context } from '#api/kit/calls/context.ts'
import type { Address } from '#shop/account/address.ts'
import { type DeliveryArea, findArea, roundsIn, termsIn } from '#shop/centres/delivery-area.ts'
import type { Rounds } from '#shop/centres/next-round.ts'
import type { PlaceTerms } from '#shop/checkout/checkout-contracts.ts'
import type { DeliveryDay } from '#shop/checkout/delivery-slots.ts'
import { findOutsideAreaOptions } from './outside-area-options.ts'

type PlaceTermsDeps = {
  context: Context
  customer: { saleUnit: string; customerCode: string }
  rounds: Rounds
  /** Delivery days with these rounds. */
  daysOf: (rounds: Rounds) => DeliveryDay[]
  isPoints: boolean
}

/** The terms of each address; addresses of one area, or of one place outside, are grouped. */
export async function loadPlaceTerms(
  addresses: readonly Address[],
  deps: PlaceTermsDeps,
): Promise<PlaceTerms[]> {
  const { context, customer, rounds, daysOf, isPoints } = deps
  const [settings, areas] = await Promise.all([
    context.settings(customer.saleUnit),
    findAreasOf(
      context.db,
      customer.saleUnit,
      addresses.map(({ postcode }) => postcode),
    ),
  ])
  const groups = new Map<string, { area: DeliveryArea | undefined; members: Address[] }>()
  for (const address of addresses) {
    const area = findArea(areas, address)
    const key = area ? `in ${area.id}` : `out ${address.postcode} ${address.subdistrict}`
    const group = groups.get(key) ?? { area, members: [] }
    group.members.push(address)
    groups.set(key, group)
  }
  return Promise.all(
    [...groups.values()].map(async ({ area, members }) => {
      const [first] = members
      const { fee, freeFrom, minimum } = termsIn(area, settings)
      return {
        addressIds: members.map(({ id }) => id),
        served: area !== undefined,
        fee: isPoints ? 0 : fee,
        freeFrom,
        minimumOrder: isPoints ? 0 : minimum,
        days: area ? daysOf(roundsIn(area, rounds)) : [],
        outside: area || !first ? null : await findOutsideAreaOptions(context, customer, first),
      }
    }),
  )
}
