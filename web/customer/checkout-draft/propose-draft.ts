import type { CheckoutDraft } from '#web/customer/placing/checkout-draft.ts'
import { chosenPlace } from './chosen-place.ts'
import type { CheckoutData } from './load-checkout.ts'

/** What the customer chose, and a proposal where nothing is chosen or the choice is no longer there. */
export function proposeDraft(
  options: CheckoutData['options'],
  kind: CheckoutData['kind'],
  before: Partial<CheckoutDraft> = {},
): CheckoutDraft {
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

/** A shop without an address of its own for bills is billed where the order goes. */
export function billedTo(
  { addresses }: Pick<CheckoutData['options'], 'addresses'>,
  { billTo, shipTo }: Pick<CheckoutDraft, 'billTo' | 'shipTo'>,
) {
  return addresses.some(({ type }) => type === 'B') ? billTo : shipTo
}
