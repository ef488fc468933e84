import { z } from 'zod'
import { moneyInput } from '../contract/wire.ts'
import { phoneTime, placeSeen } from '../visits/place-seen.ts'
import { deliveryMessages } from './action-kinds.ts'
import { failReasons, paidWays, refusalReasons } from './door-reasons.ts'

const orderNumber = z.string().min(1).max(40)
const note = z.string().max(500).default('')
const place = placeSeen.nullable().default(null)

/** The phone makes the id, so that an action sent twice is done once; `at` is by the phone's clock. */
const made = { id: z.uuid(), runId: z.uuid(), at: phoneTime }
const ofStop = { ...made, orderNumber }

const refusal = z.object({
  line: z.int().min(1).max(10_000),
  /** How much of it the customer takes. */
  taken: z.int().min(0).max(1_000_000),
  reason: z.enum(refusalReasons),
})
export type Refusal = z.output<typeof refusal>

/** Everything a rider does, as the phone keeps it and sends it. */
export const riderAction = z.discriminatedUnion('kind', [
  z.object({ ...made, kind: z.literal('start') }),
  z.object({ ...made, kind: z.literal('pause') }),
  z.object({ ...made, kind: z.literal('resume') }),
  z.object({ ...made, kind: z.literal('finish') }),
  /** The open stops in their new order. */
  z.object({ ...made, kind: z.literal('reorder'), orderNumbers: z.array(orderNumber).max(200) }),
  z.object({ ...ofStop, kind: z.literal('load') }),
  /** Ships an invoiced order; only riders of the company that approves invoices on the road. */
  z.object({ ...ofStop, kind: z.literal('approve') }),
  z.object({ ...ofStop, kind: z.literal('arrive'), place }),
  z.object({
    ...ofStop,
    kind: z.literal('deliver'),
    refused: z.array(refusal).max(300).default([]),
    paidWay: z.enum(paidWays),
    collected: moneyInput,
    /** Why another amount was taken than is due. */
    why: z.string().max(300).default(''),
    receiver: z.string().max(80).default(''),
    note,
    place,
    farReason: z.string().max(300).default(''),
  }),
  z.object({
    ...ofStop,
    kind: z.literal('fail'),
    reason: z.enum(failReasons),
    note,
    /** The day to try again; null brings the goods back. */
    retryOn: z.iso.date().nullable(),
    place,
  }),
  z.object({ ...ofStop, kind: z.literal('message'), message: z.enum(deliveryMessages) }),
  z.object({ ...made, kind: z.literal('handIn'), amount: moneyInput, note }),
])
export type RiderAction = z.output<typeof riderAction>
export type RiderActionKind = RiderAction['kind']
export type ActionOf<Kind extends RiderActionKind> = Extract<RiderAction, { kind: Kind }>
export type StopAction = Extract<RiderAction, { orderNumber: string }>
