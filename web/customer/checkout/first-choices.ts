import type { Choices } from '#web/customer/placing/wanted.ts'
import type { CheckoutData } from './checkout-route.tsx'
import { chosenPlace } from './chosen-place.ts'

/** What is chosen before the customer chooses, and what becomes of a choice that is no longer there. */
export function firstChoices(
  options: CheckoutData['options'],
  kind: CheckoutData['kind'],
  before: Partial<Choices> = {},
): Choices {
  const own = (type: 'S' | 'B') => options.addresses.filter((address) => address.type === type)
  const stays = <Value>(value: Value | undefined, among: readonly Value[]) =>
    value !== undefined && among.includes(value) ? value : among[0]
  const ids = (type: 'S' | 'B') =>
    own(type)
      .toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault))
      .map(({ id }) => id)
  const shipTo = stays(before.shipTo, ids('S')) ?? ''
  const deliveryMethod =
    stays(
      before.deliveryMethod,
      options.delivery.map(({ method }) => method),
    ) ?? 'DELIVERY'
  const { days } = chosenPlace(options, { shipTo, deliveryMethod })
  const day = days.find((each) => each.day === before.deliverOn) ?? days[0]
  return {
    shipTo,
    billTo: stays(before.billTo, ids('B')) ?? '',
    deliveryMethod,
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

/** Where the bill goes: a shop without an address of its own for bills is billed where the goods go. */
export function billedTo(
  { addresses }: Pick<CheckoutData['options'], 'addresses'>,
  { billTo, shipTo }: Pick<Choices, 'billTo' | 'shipTo'>,
) {
  return addresses.some(({ type }) => type === 'B') ? billTo : shipTo
}
