import { actingStaff } from '#api/activity/acting-staff.ts'
import { addActivity, type StaffMember } from '#api/activity/add-activity.ts'
import type { Context } from '#api/kit/calls/context.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import { notify } from '#api/kit/notifications.ts'
import { moveOrder } from '#api/orders/move-order.ts'
import { cashSteps } from '#api/pricing/cash-steps.ts'
import type { Shortage } from '#shop/invoices/shortage.ts'
import type {
  invoiceOrderContract,
  MovedOrder,
  moveOrdersContract,
} from '#shop/merchant-orders/merchant-order-contracts.ts'
import { merchantOrdersProblems } from '#shop/merchant-orders/merchant-orders-problems.ts'
import { type OrderAction, statusAfter, whyNotAct } from '#shop/orders/order-actions.ts'
import { type OrderStatus, statusNames } from '#shop/orders/order-status.ts'
import { ordersProblems } from '#shop/orders/orders-problems.ts'
import type { PaymentMethod } from '#shop/payments/payment-methods.ts'
import { Problem, refuse } from '#shop/problems/problem.ts'

type Acting = { saleUnit: string; number: string; action: OrderAction; why: string; by: StaffMember }

/** Each order by itself, one after the other: one that cannot be moved does not hold up the others. */
export const moveOrders: Handler<typeof moveOrdersContract> = async (request, context) => {
  const { saleUnit, action, why } = request
  if (action === 'cancel' && why.trim() === '') throw refuse(merchantOrdersProblems.sayWhy)
  const by = await actingStaff(context)
  const orders: MovedOrder[] = []
  for (const number of new Set(request.numbers)) {
    const result = await moveByStaff(context, { saleUnit, number, action, why: why.trim(), by }).catch(
      (error) => {
        if (error instanceof Problem) return error
        throw error
      },
    )
    const isProblem = result instanceof Problem
    orders.push({
      number,
      status: isProblem ? null : result,
      problem: isProblem ? result.say(context.locale) : null,
    })
  }
  return { orders }
}

export const invoiceOrder: Handler<typeof invoiceOrderContract> = async (request, context) => {
  const { saleUnit, orderNumber, shortages } = request
  const by = await actingStaff(context)
  const status = await moveByStaff(
    context,
    { saleUnit, number: orderNumber, action: 'invoice', why: '', by },
    shortages,
  )
  const invoice = await context.db
    .selectFrom('invoices')
    .select(['number', 'total'])
    .where('sale_unit', '=', saleUnit)
    .where('order_number', '=', orderNumber)
    .executeTakeFirstOrThrow()
  return { status, invoiceNumber: invoice.number, total: invoice.total }
}

/** Moves an order as staff do from their list, with its line in the log. */
export async function moveByStaff(
  { db, now, log, settings }: Pick<Context, 'db' | 'now' | 'log' | 'settings'>,
  { saleUnit, number, action, why, by }: Acting,
  shortages: readonly Shortage[] = [],
): Promise<OrderStatus> {
  const seen = await db
    .selectFrom('orders')
    .select(['status', 'payment_method'])
    .where('sale_unit', '=', saleUnit)
    .where('number', '=', number)
    .executeTakeFirst()
  if (!seen) throw refuse(ordersProblems.none)
  const { cashRounding } = await settings(saleUnit)
  const cashStep = seen.payment_method === 'COD' ? cashSteps[cashRounding] : 0
  try {
    return await moveOrder(db, {
      ...{ saleUnit, number, why, now, log },
      to: statusAfter(action, seen.status as OrderStatus),
      right: 'staff',
      by: { kind: 'staff', name: by.name },
      short: { shortages, cashStep },
      whyNot: (order) =>
        whyNotAct(action, {
          status: order.status as OrderStatus,
          payment: order.payment_method as PaymentMethod,
          paid: order.paid_at !== null,
        }),
      last: async (tx, { before, after }) => {
        const told = ({ status, total }: typeof before) => ({ status, total })
        await addActivity(
          tx,
          { saleUnit, at: now, by },
          {
            ...{ kind: 'order', subject: number, what: action },
            before: told(before),
            after: { ...told(after), ...(why && { why }), ...(shortages.length > 0 && { shortages }) },
          },
        )
        await notify(tx, { saleUnit, topic: 'order-moved' })
      },
    })
  } catch (error) {
    if (error instanceof Problem && error.code === ordersProblems.wrongMove.code)
      throw await movedOn(db, saleUnit, number)
    throw error
  }
}

/** Who was first, and what the order is now. */
async function movedOn(db: Context['db'], saleUnit: string, number: string): Promise<Problem> {
  const last = await db
    .selectFrom('order_events')
    .select(['by_name', 'status'])
    .where('sale_unit', '=', saleUnit)
    .where('order_number', '=', number)
    .orderBy('step', 'desc')
    .executeTakeFirst()
  if (!last) return refuse(ordersProblems.wrongMove)
  const { th, en } = statusNames[last.status as OrderStatus]
  return refuse(merchantOrdersProblems.movedOn, { name: last.by_name, statusTh: th, statusEn: en })
}
