import { z } from 'zod'
import { type CallerKind, staff } from '../contract/caller.ts'
import { endpoint } from '../contract/endpoint.ts'
import { money } from '../contract/wire.ts'
import { chosenReasons } from '../invoices/shortage.ts'
import { deliveryMethods } from '../orders/delivery-method.ts'
import { orderActions } from '../orders/order-actions.ts'
import { orderStatuses } from '../orders/order-status.ts'
import { moneyStates } from '../payments/money-state.ts'
import { paymentMethods } from '../payments/payment-methods.ts'
import { mostMoved, openTabs, orderListPage, staffTabs } from './staff-tabs.ts'

const saleUnit = z.string().min(1).max(10)
const number = z.string().min(1).max(40)
const day = z.iso.date()
/** Salespeople see their customers' orders; who runs the centre moves them. */
const movers = ['supervisor', 'manager', 'owner'] as const satisfies CallerKind[]

const listed = z.object({
  number: z.string(),
  status: z.enum(orderStatuses),
  placedAt: z.string(),
  customerCode: z.string(),
  customerName: z.string(),
  total: money,
  points: z.int(),
  payment: z.enum(paymentMethods),
  paid: z.boolean(),
  moneyState: z.enum(moneyStates),
  deliveryMethod: z.enum(deliveryMethods),
  deliverOn: z.string().nullable(),
  slot: z.string(),
  district: z.string(),
  riderName: z.string(),
  saleCode: z.string(),
  needsTaxInvoice: z.boolean(),
  invoiceNumber: z.string().nullable(),
  isShort: z.boolean(),
  /** The run it rides in. */
  run: z.object({ id: z.string(), runOn: z.string(), place: z.int() }).nullable(),
})
export type ListedOrder = z.output<typeof listed>

export const merchantOrderListContract = endpoint({
  method: 'POST',
  path: 'api/merchant/orders/list',
  says: 'The orders of a centre by tab and filters, newest first; a salesperson sees those of their customers.',
  who: staff,
  request: z.object({
    saleUnit,
    tab: z.enum(staffTabs).default('toApprove'),
    /** Days of ordering, both included. */
    from: day.optional(),
    to: day.optional(),
    /** The round: its day, and its hours if given. */
    deliverOn: day.optional(),
    slot: z.string().max(20).optional(),
    payment: z.enum(paymentMethods).optional(),
    moneyState: z.enum(moneyStates).optional(),
    deliveryMethod: z.enum(deliveryMethods).optional(),
    saleCode: z.string().max(20).optional(),
    rider: z.string().max(20).optional(),
    district: z.string().max(80).optional(),
    text: z.string().max(60).default(''),
    oldestFirst: z.boolean().default(false),
    /** Where the page before ended. */
    after: z.string().max(120).optional(),
    take: z.int().min(1).max(500).default(orderListPage),
  }),
  answer: z.object({
    orders: z.array(listed),
    /** Where the next page begins; null at the end. */
    next: z.string().nullable(),
    /** A search stops after many orders that do not fit: the day it has come to. */
    searchedTo: z.string().nullable(),
    counts: z.record(z.enum(openTabs), z.int()),
  }),
  about: ({ saleUnit }) => ({ saleUnit }),
  touches: { of: 'centre', exampleRequest: ({ saleUnit }) => ({ saleUnit }) },
})

/** Of those who are there to choose from. */
export const orderFiltersContract = endpoint({
  method: 'GET',
  path: 'api/merchant/orders/filters',
  says: 'Salespeople, riders and districts by which the orders of a centre can be narrowed.',
  who: staff,
  request: z.object({ saleUnit }),
  answer: z.object({
    salespeople: z.array(z.object({ saleCode: z.string(), name: z.string() })),
    riders: z.array(z.object({ mobile: z.string(), name: z.string() })),
    districts: z.array(z.string()),
  }),
  about: ({ saleUnit }) => ({ saleUnit }),
  touches: { of: 'centre', exampleRequest: ({ saleUnit }) => ({ saleUnit }) },
})

const moved = z.object({
  number: z.string(),
  status: z.enum(orderStatuses).nullable(),
  /** Why it was not moved, in the caller's language. */
  problem: z.string().nullable(),
})
export type MovedOrder = z.output<typeof moved>

export const moveOrdersContract = endpoint({
  method: 'POST',
  path: 'api/merchant/orders/move',
  says: 'Approves, invoices, ships, delivers or cancels orders of a centre, each by itself, with a result for each.',
  who: movers,
  request: z.object({
    saleUnit,
    numbers: z.array(number).min(1).max(mostMoved),
    action: z.enum(orderActions),
    why: z.string().max(300).default(''),
  }),
  answer: z.object({ orders: z.array(moved) }),
  about: ({ saleUnit }) => ({ saleUnit }),
  touches: {
    of: 'centre',
    exampleRequest: ({ saleUnit, orderNumber }) => ({
      saleUnit,
      numbers: [orderNumber],
      action: 'deliver' as const,
    }),
    elsewhere: ['identity.notYours', 'nothing'],
  },
})

export const assignRiderContract = endpoint({
  method: 'POST',
  path: 'api/merchant/orders/rider',
  says: 'Gives orders of a centre to a rider, or to nobody, with a result for each.',
  who: movers,
  request: z.object({
    saleUnit,
    numbers: z.array(number).min(1).max(mostMoved),
    /** The mobile number of a rider of the centre. */
    rider: z.string().max(20).nullable(),
  }),
  answer: z.object({ orders: z.array(moved) }),
  about: ({ saleUnit }) => ({ saleUnit }),
  touches: {
    of: 'centre',
    exampleRequest: ({ saleUnit, orderNumber }) => ({ saleUnit, numbers: [orderNumber], rider: null }),
    // An order of another centre is one that is not there, told as the result of that order.
    elsewhere: ['identity.notYours', 'nothing'],
  },
})

export const invoiceOrderContract = endpoint({
  method: 'POST',
  path: 'api/merchant/orders/invoice',
  says: 'Invoices an approved order, whole or short: what is not there is lowered first, with its reason.',
  who: movers,
  request: z.object({
    saleUnit,
    orderNumber: number,
    shortages: z
      .array(
        z.object({
          line: z.int().min(1).max(10_000),
          quantity: z.int().min(0).max(1_000_000),
          reason: z.enum(chosenReasons),
        }),
      )
      .max(500)
      .default([]),
  }),
  answer: z.object({ status: z.enum(orderStatuses), invoiceNumber: z.string(), total: money }),
  about: ({ saleUnit }) => ({ saleUnit }),
  touches: {
    of: 'centre',
    exampleRequest: ({ saleUnit, orderNumber }) => ({ saleUnit, orderNumber }),
    answers: ['orders.none', 'orders.wrongMove', 'merchantOrders.movedOn', 'orders.unpaid'],
    elsewhere: ['orders.none', 'identity.notYours'],
  },
})

export const remarkOrderContract = endpoint({
  method: 'POST',
  path: 'api/merchant/orders/remark',
  says: 'Adds a note for staff to an order, or sends a message about it to its customer; the same id again does it once.',
  who: movers,
  request: z.object({
    saleUnit,
    id: z.uuid(),
    orderNumber: number,
    kind: z.enum(['note', 'message']),
    text: z.string().trim().max(1_000),
  }),
  answer: z.object({}),
  about: ({ saleUnit }) => ({ saleUnit }),
  touches: {
    of: 'centre',
    exampleRequest: ({ saleUnit, orderNumber }) => ({
      saleUnit,
      orderNumber,
      id: '6f3dd6a1-6f0b-4c0a-8a57-33a1f3f1f0a1',
      kind: 'note' as const,
      text: 'test',
    }),
    answers: ['orders.none'],
    elsewhere: ['orders.none', 'identity.notYours'],
  },
})

/** Asked again and again: it answers when something happened, or after some seconds. */
export const orderChangesContract = endpoint({
  method: 'POST',
  path: 'api/merchant/orders/changes',
  says: 'Waits some seconds for orders of a centre to be placed or moved.',
  who: staff,
  request: z.object({ saleUnit, since: z.string().max(80).optional() }),
  answer: z.object({
    cursor: z.string(),
    placed: z.int(),
    /** Whether anything changed, or may have without our knowing. */
    changed: z.boolean(),
  }),
  about: ({ saleUnit }) => ({ saleUnit }),
  touches: { of: 'centre', exampleRequest: ({ saleUnit }) => ({ saleUnit }) },
})

export const merchantOrderContracts = {
  merchantOrderList: merchantOrderListContract,
  orderFilters: orderFiltersContract,
  moveOrders: moveOrdersContract,
  assignRider: assignRiderContract,
  invoiceOrder: invoiceOrderContract,
  remarkOrder: remarkOrderContract,
  orderChanges: orderChangesContract,
}
