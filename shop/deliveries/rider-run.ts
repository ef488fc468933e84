import { z } from 'zod'
import { money } from '../contract/wire.ts'
import { orderStatuses } from '../orders/order-status.ts'
import { paymentMethods } from '../payments/payment-methods.ts'
import { deliveryMessages } from './action-kinds.ts'
import { failReasons, paidWays, refusalReasons } from './door-reasons.ts'
import { runStates, stopStates } from './run-states.ts'

const priceType = z.literal([0, 1, 2])
const both = z.object({ th: z.string(), en: z.string() })
const pin = z.object({ lat: z.number(), lng: z.number() })

/** A line with all that its sums are made of, so that the phone counts a part without a signal. */
const stopLine = z.object({
  line: z.int(),
  productCode: z.string(),
  name: both,
  unitName: both,
  rate: z.int(),
  quantity: z.int(),
  price: money,
  priceType,
  discount: money,
  points: z.int(),
  free: z.boolean(),
  earnedBy: z.array(z.int()),
  barcodes: z.array(z.string()),
  picture: z.string().nullable(),
})
export type StopLine = z.output<typeof stopLine>

const refusedLine = z.object({
  line: z.int(),
  name: both,
  unitName: both,
  brought: z.int(),
  taken: z.int(),
  reason: z.enum([...refusalReasons, 'gift']),
})

const riderStop = z.object({
  orderNumber: z.string(),
  place: z.int(),
  state: z.enum(stopStates),
  orderStatus: z.enum(orderStatuses),
  customerName: z.string(),
  contact: z.object({ name: z.string(), phone: z.string() }),
  address: z.string(),
  district: z.string(),
  postcode: z.string(),
  pin: pin.nullable(),
  /** What the customer wrote for whoever delivers. */
  note: z.string(),
  deliverOn: z.string().nullable(),
  slot: z.string(),
  payment: z.enum(paymentMethods),
  invoiceNumber: z.string().nullable(),
  total: money,
  /** What is still to be collected at the door when everything is taken; 0 where it is paid or on credit. */
  toCollect: money,
  /** The step that cash is rounded down to; 0 where it is not. */
  cashStep: z.int(),
  deliveryFee: money,
  feePriceType: priceType.nullable(),
  vatPercent: z.int(),
  lines: z.array(stopLine),
  loadedAt: z.string().nullable(),
  arrivedAt: z.string().nullable(),
  doneAt: z.string().nullable(),
  due: money.nullable(),
  collected: money.nullable(),
  paidWay: z.enum(paidWays).nullable(),
  /** A fail reason, or why another amount was taken. */
  reason: z.union([z.enum(failReasons), z.string()]),
  retryOn: z.string().nullable(),
  receiver: z.string(),
  refused: z.array(refusedLine),
  /** Which messages went to the customer. */
  messages: z.array(z.enum(deliveryMessages)),
  proofs: z.int(),
})
export type RiderStop = z.output<typeof riderStop>

/** Something that was not accepted: what the rider has to know of it. */
const refusedAction = z.object({
  id: z.string(),
  kind: z.string(),
  orderNumber: z.string().nullable(),
  at: z.string(),
  problem: z.string(),
})

/** Whose runs they are, so that a phone that knew nobody need not ask. */
export const riderSeen = z.object({
  mobile: z.string(),
  name: z.string(),
  vehicle: z.string(),
  approvesInvoices: z.boolean(),
})

export const riderRun = z.object({
  saleUnit: z.string(),
  id: z.string(),
  runOn: z.string(),
  state: z.enum(runStates),
  /** Counts changes by the centre: a phone with a lower one is behind. */
  version: z.int(),
  vehicle: z.string(),
  centre: z.object({ name: both, phone: z.string(), pin }),
  /** The PromptPay id that takes money at the door; null where the centre has none. */
  promptPay: z.string().nullable(),
  approvesInvoices: z.boolean(),
  sentAt: z.string().nullable(),
  startedAt: z.string().nullable(),
  pausedAt: z.string().nullable(),
  pausedSeconds: z.int(),
  finishedAt: z.string().nullable(),
  handedAt: z.string().nullable(),
  cashHanded: money.nullable(),
  handedNote: z.string(),
  closedAt: z.string().nullable(),
  cashCounted: money.nullable(),
  differenceReason: z.string(),
  stops: z.array(riderStop),
  refusedActions: z.array(refusedAction),
})
export type RiderRun = z.output<typeof riderRun>
