import { z } from 'zod'
import { endpoint } from '../contract/endpoint.ts'
import { reconcileParts } from './reconcile-parts.ts'

const findingKinds = [
  'sharesReceived',
  'sharesAmount',
  'sharesReturned',
  'moneyState',
  'notMarkedPaid',
  'markedPaid',
  'debt',
  'points',
  'reserved',
  'refundOpen',
  'waitingLong',
  'slipWaits',
  'gatewayDiffers',
  'gatewayAway',
] as const
export type FindingKind = (typeof findingKinds)[number]

const finding = z.object({
  kind: z.enum(findingKinds),
  /** The payment, order, customer or product it is about. */
  about: z.string(),
  /** The payment to open, where there is one. */
  paymentId: z.string().nullable(),
  /** What the books say, and what they should say. */
  says: z.string(),
  should: z.string(),
})
export type Finding = z.output<typeof finding>

export const reconcileContract = endpoint({
  method: 'POST',
  path: 'api/merchant/reconcile',
  says: 'Compares the books of a centre with each other and with the gateways, and lists what does not agree.',
  who: ['owner'],
  request: z.object({ saleUnit: z.string().min(1).max(10), part: z.enum(reconcileParts) }),
  answer: z.object({ findings: z.array(finding), looked: z.int() }),
  about: ({ saleUnit }) => ({ saleUnit }),
  touches: { of: 'centre', exampleRequest: ({ saleUnit }) => ({ saleUnit, part: 'payments' as const }) },
})

export const reconcileContracts = { reconcile: reconcileContract }
