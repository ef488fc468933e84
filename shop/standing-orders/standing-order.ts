import { z } from 'zod'
import type { ProductQuantities } from '../cart/cart.ts'
import type { Slot } from '../centres/next-round.ts'
import type { TaxInvoice } from '../checkout/tax-invoice.ts'
import { money } from '../contract/wire.ts'
import type { DeliveryMethod } from '../orders/delivery-method.ts'
import type { Rhythm } from './rhythm.ts'
import type { ClosedChoice } from './run-day.ts'

/** Ways of paying that need nobody there. */
export const unattendedPayments = ['COD', 'CREDIT', 'BANK'] as const
export type UnattendedPayment = (typeof unattendedPayments)[number]

export const standingOrderStates = ['active', 'paused', 'ended'] as const
export type StandingOrderState = (typeof standingOrderStates)[number]
export const runStates = ['coming', 'placed', 'skipped', 'failed'] as const
export type RunState = (typeof runStates)[number]

export const soldOutChoices = ['leave out', 'wait'] as const
export const overChoices = ['skip', 'ask'] as const
export const belowChoices = ['skip', 'fill'] as const
export const noCreditChoices = ['stop', 'COD'] as const
export const mostWaitDays = 7
export const mostStandingOrders = 30
export const mostStandingLines = 100

/** What to do when a run is not as usual, chosen once. */
type WhatIf = {
  whenClosed: ClosedChoice
  whenSoldOut: (typeof soldOutChoices)[number]
  /** How many days a run may wait for goods. */
  waitDays: number
  /** The highest total that is ordered without asking; null is any. */
  mostTotal: number | null
  whenOver: (typeof overChoices)[number]
  whenBelow: (typeof belowChoices)[number]
  whenNoCredit: (typeof noCreditChoices)[number]
}

/** A product that comes each time, and what comes in its place when it is sold out. */
export type StandingLine = ProductQuantities & { replacement: string | null }

export type StandingOrderTerms = WhatIf & {
  name: string
  rhythm: Rhythm
  slot: Slot
  deliveryMethod: DeliveryMethod
  shipTo: string
  billTo: string
  payment: UnattendedPayment
  usesCoupons: boolean
  /** Asked for with every order, if at all. */
  taxInvoice: TaxInvoice | null
  lines: StandingLine[]
}

const inBoth = z.object({ th: z.string(), en: z.string() })

/** What of a run is not as the customer usually wants it. */
export const runNote = z.object({
  kind: z.enum(['left out', 'replaced', 'filled', 'COD', 'price']),
  product: inBoth,
  /** The product that comes in its place. */
  by: inBoth.nullable(),
  /** Of another price than last time: the two, of one unit. */
  prices: z.object({ before: money, now: money }).nullable(),
})
export type RunNote = z.output<typeof runNote>
