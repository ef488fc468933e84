import type { CheckoutData } from './checkout-route.tsx'
import type { Choices } from './wanted.ts'

/** What is chosen before the customer chooses, and what becomes of a choice that is no longer there. */
export function firstChoices(options: CheckoutData['options'], kind: CheckoutData['kind'], before: Partial<Choices> = {}): Choices {
  const own = (type: 'S' | 'B') => options.addresses.filter((address) => address.type === type)
  const stays = <Value>(value: Value | undefined, among: readonly Value[]) =>
    value !== undefined && among.includes(value) ? value : among[0]
  const ids = (type: 'S' | 'B') =>
    own(type)
      .toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault))
      .map(({ id }) => id)
  const day = options.days.find((each) => each.day === before.deliverOn) ?? options.days[0]
  return {
    shipTo: stays(before.shipTo, ids('S')) ?? '',
    billTo: stays(before.billTo, ids('B')) ?? '',
    deliveryMethod:
      stays(
        before.deliveryMethod,
        options.delivery.map(({ method }) => method),
      ) ?? 'DELIVERY',
    deliverOn: day?.day ?? '',
    slot: stays(before.slot, (day?.slots ?? []) as string[]) ?? '',
    payment:
      stays(
        before.payment,
        options.payments.map(({ method }) => method),
      ) ?? (kind === 'points' ? 'POINTS' : 'COD'),
    couponId: before.couponId ?? '',
    freeChoices: before.freeChoices ?? [],
    tax: before.tax ?? { wanted: false, number: options.taxNumber, branch: options.taxBranch || '00000' },
    remark: before.remark ?? '',
  }
}
