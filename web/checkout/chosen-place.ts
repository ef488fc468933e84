import type { CheckoutData } from './checkout-route.tsx'
import type { Choices } from './wanted.ts'

type Options = CheckoutData['options']
type ChosenPlace = Pick<Options['places'][number], 'days' | 'minimumOrder' | 'outside'>

/** What holds where the goods go; for who fetches them, what holds at the centre. */
export function chosenPlace(options: Options, { shipTo, deliveryMethod }: Pick<Choices, 'shipTo' | 'deliveryMethod'>): ChosenPlace {
  const place = deliveryMethod === 'DELIVERY' ? options.places.find(({ addressIds }) => addressIds.includes(shipTo)) : undefined
  return place ?? { days: options.days, minimumOrder: options.minimumOrder, outside: null }
}
