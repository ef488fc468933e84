import type { Context } from '#api/kit/calls/context.ts'
import type { ActingPerson } from '#api/orders/acting-person.ts'
import type { CheckoutSnapshot } from './checkout-snapshot.ts'

/** What placing an order needs of a call; a job that orders has no more. */
export type OrderingContext = Pick<
  Context,
  'db' | 'caller' | 'now' | 'locale' | 'log' | 'settings' | 'gateways'
>

/** Whoever orders: a person, or the job that orders for them. */
export type Orderer = Omit<ActingPerson, 'kind'> & { kind: ActingPerson['kind'] | 'job' }
export type OrderSnapshot = Omit<CheckoutSnapshot, 'person'> & { person: Orderer }
