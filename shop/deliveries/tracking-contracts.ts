import { z } from 'zod'
import { signedInShoppers, staff } from '../contract/caller.ts'
import { endpoint } from '../contract/endpoint.ts'
import { money } from '../contract/wire.ts'
import { orderStatuses } from '../orders/order-status.ts'
import { stopStates } from './run-states.ts'

const orderNumber = z.string().min(1).max(40)
const saleUnit = z.string().min(1).max(10)

const delivery = z.object({
  state: z.enum(stopStates),
  /** The day it comes. */
  runOn: z.string(),
  /** Whether the rider has left. */
  isOnRoad: z.boolean(),
  rider: z.object({ name: z.string(), phone: z.string(), vehicle: z.string() }),
  /** Open stops before this one; 0 for the next. */
  before: z.int(),
  window: z.object({ from: z.string(), to: z.string() }).nullable(),
  arrivedAt: z.string().nullable(),
  doneAt: z.string().nullable(),
  receiver: z.string(),
  /** Cash to have ready; 0 where nothing is paid at the door, and for whoever only has the link. */
  toPrepare: money,
  /** Why it was not delivered, and the day it is tried again. */
  reason: z.string(),
  retryOn: z.string().nullable(),
  /** Ids of pictures; only for the owner and the centre. */
  proofs: z.array(z.object({ id: z.string(), kind: z.enum(['photo', 'signature']), at: z.string() })),
})
export type Delivery = z.output<typeof delivery>

/** Asked again and again with the cursor: it answers when something happened, or after some seconds. */
export const orderDeliveryContract = endpoint({
  method: 'GET',
  path: 'api/orders/delivery',
  says: 'Who brings an order and about when, by its owner, its centre, or whoever has its tracking link; waits for news with a cursor.',
  who: ['nobody', 'guest', ...signedInShoppers, ...staff],
  request: z.object({
    orderNumber: orderNumber.optional(),
    saleUnit: saleUnit.optional(),
    key: z.string().max(60).optional(),
    since: z.string().max(80).optional(),
  }),
  answer: z.object({
    cursor: z.string(),
    /** Whether something happened since the cursor; without it nothing was read. */
    changed: z.boolean(),
    status: z.enum(orderStatuses),
    delivery: delivery.nullable(),
  }),
  touches: {
    of: 'customer',
    exampleRequest: ({ orderNumber, saleUnit }) => ({ orderNumber, saleUnit }),
    answers: ['orders.none'],
    elsewhere: ['orders.none', 'identity.notYours', 'general.badInput'],
  },
})

export const deliveryProofContract = endpoint({
  method: 'GET',
  path: 'api/orders/delivery/proof',
  says: 'A photo or signature of a delivery as base64, for the owner of the order and the staff of its centre.',
  who: [...signedInShoppers, ...staff],
  request: z.object({
    ...{ saleUnit, orderNumber, id: z.uuid() },
    size: z.enum(['small', 'large']).default('large'),
  }),
  answer: z.object({ type: z.string(), content: z.string() }),
  touches: {
    of: 'customer',
    exampleRequest: ({ orderNumber, saleUnit }) => ({
      ...{ orderNumber, saleUnit, size: 'small' as const, id: '0f6a2f0e-1d2c-4b3a-8f9e-5a6b7c8d9e0f' },
    }),
    answers: ['deliveries.noProof'],
    elsewhere: ['deliveries.noProof', 'orders.none', 'identity.notYours'],
  },
})

export const deliveryTrackingContracts = {
  orderDelivery: orderDeliveryContract,
  deliveryProof: deliveryProofContract,
}
