import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import type { Job } from '#api/kit/jobs.ts'
import type { MessageKind } from '#shop/customer-messages/message-kinds.ts'
import type { PaymentTopic } from '#shop/payments/payment-messages.ts'
import type { RunTopic } from '#shop/standing-orders/run-messages.ts'
import { type TellParts, tellCustomer } from './tell-customer.ts'

type Found = { customerCode: string }
type OrderKind = Extract<MessageKind, `order-${string}`> | 'payment-overdue'

/** Tells of an order; once for each kind, however often the job runs. */
export async function tellOfOrder(parts: TellParts, kind: OrderKind, { id, saleUnit, orderNumber }: Job) {
  const order = await first(
    sql<Found>`select o.customer_code as "customerCode" from orders o where o.sale_unit = ${saleUnit} and o.number = ${orderNumber}`,
    parts.db,
  )
  // What was short may be told again when more is.
  const event = kind === 'order-short' ? id : ''
  if (order) await tellCustomer(parts, { ...order, saleUnit, kind, subject: orderNumber, event })
}

/** Tells of a payment; its slip may be refused more than once. */
export async function tellOfPayment(parts: TellParts, kind: PaymentTopic, { id, saleUnit, ...job }: Job) {
  const payment = await first(
    sql<Found>`select p.customer_code as "customerCode" from payments p where p.sale_unit = ${saleUnit} and p.id = ${job.orderNumber}`,
    parts.db,
  )
  if (payment) await tellCustomer(parts, { ...payment, saleUnit, kind, subject: job.orderNumber, event: id })
}

/** Tells a customer the numbers of a series they were given. The subject of the job is series and customer. */
export async function tellOfCoupons(parts: TellParts, { id, saleUnit, orderNumber }: Job) {
  const at = orderNumber.indexOf('/')
  const [subject, customerCode] = [orderNumber.slice(0, at), orderNumber.slice(at + 1)]
  await tellCustomer(parts, { saleUnit, customerCode, kind: 'coupons-given', subject, event: id })
}

/** Sends what a member of staff wrote to the customer of an order. */
export async function tellRemark(parts: TellParts, { saleUnit, orderNumber: subject }: Job) {
  const remark = await first(
    sql<Found>`select o.customer_code as "customerCode" from order_remarks r
      join orders o on o.sale_unit = ${saleUnit} and o.number = r.order_number
      where r.sale_unit = ${saleUnit} and r.id = ${subject}::uuid and r.kind = 'message'`,
    parts.db,
  )
  if (remark) await tellCustomer(parts, { ...remark, saleUnit, kind: 'staff-message', subject, event: '' })
}

/** Tells a customer what the centre answered to their report. */
export async function tellAnswer(parts: TellParts, { saleUnit, orderNumber: subject }: Job) {
  const report = await first(
    sql<Found>`select o.customer_code as "customerCode" from delivery_reports r
      join orders o on o.sale_unit = ${saleUnit} and o.number = r.order_number
      where r.sale_unit = ${saleUnit} and r.id = ${subject}::uuid and r.answered_at is not null`,
    parts.db,
  )
  if (report) await tellCustomer(parts, { ...report, saleUnit, kind: 'report-answered', subject, event: '' })
}

/** Tells a new shop what was decided on it; the subject of the job is its code. */
export async function tellOfRegistration(parts: TellParts, { id, saleUnit, orderNumber: customerCode }: Job) {
  const shop = await first(
    sql<{
      status: string
    }>`select c.status from customers c where c.sale_unit = ${saleUnit} and c.code = ${customerCode}`,
    parts.db,
  )
  if (!shop || shop.status === 'pending') return
  const kind = shop.status === 'active' ? 'registration-approved' : 'registration-refused'
  await tellCustomer(parts, { saleUnit, customerCode, kind, subject: customerCode, event: id })
}

const agentKinds = { approved: 'agent-approved', refused: 'agent-refused', ended: 'agent-ended' } as const

/** Tells what was decided on somebody who wants to be an agent. */
export async function tellOfAgent(parts: TellParts, { saleUnit, orderNumber: subject }: Job) {
  const application = await first(
    sql<
      Found & { state: keyof typeof agentKinds }
    >`select a.customer_code as "customerCode", a.state from agent_applications a
      where a.sale_unit = ${saleUnit} and a.id = ${subject}::uuid and a.state <> 'waiting'`,
    parts.db,
  )
  if (!application) return
  const { customerCode, state } = application
  await tellCustomer(parts, { saleUnit, customerCode, kind: agentKinds[state], subject, event: '' })
}

/** Asks a shop that the centre knows whether an agent may order for it. */
export async function tellInvited(parts: TellParts, { saleUnit, orderNumber: subject }: Job) {
  const asked = await first(
    sql<Found>`select coalesce(i.client_code, i.opened_by) as "customerCode" from agent_invitations i
      where i.sale_unit = ${saleUnit} and i.id = ${subject}::uuid and coalesce(i.client_code, i.opened_by) is not null`,
    parts.db,
  )
  if (asked) await tellCustomer(parts, { ...asked, saleUnit, kind: 'agent-invited', subject, event: '' })
}

const relationKinds = {
  added: ['client', 'agent-began'],
  accepted: ['agent', 'client-joined'],
  'ended by agent': ['client', 'agent-left'],
  'ended by centre': ['client', 'agent-left'],
  'ended by client': ['agent', 'client-left'],
} as const

/** Tells the one of agent and client who did not do it. */
export async function tellOfRelation(parts: TellParts, { saleUnit, orderNumber: subject }: Job) {
  const event = await first(
    sql<{ kind: keyof typeof relationKinds; client: string; agent: string }>`
      select e.kind, e.client_code as client, e.agent_code as agent from agent_events e
      where e.sale_unit = ${saleUnit} and e.id = ${subject}::uuid and e.kind <> 'acted'`,
    parts.db,
  )
  if (!event) return
  const [to, kind] = relationKinds[event.kind]
  await tellCustomer(parts, { saleUnit, customerCode: event[to], kind, subject, event: '' })
}

/** Tells of a run of a standing order; of what is to come again when its day changes. */
export async function tellOfRun(
  parts: TellParts,
  kind: RunTopic,
  { id, saleUnit, orderNumber: subject }: Job,
) {
  const [standingOrder = '', planned = ''] = subject.split('/')
  const run = await first(
    sql<
      Found & { day: string | null }
    >`select s.customer_code as "customerCode", r.deliver_on as day from standing_order_runs r
      join standing_orders s on s.sale_unit = ${saleUnit} and s.id = r.standing_order_id
      where r.sale_unit = ${saleUnit} and r.standing_order_id = ${standingOrder}::uuid and r.planned_on = ${planned}::date`,
    parts.db,
  )
  if (!run) return
  const event = kind === 'standing-order-ahead' ? (run.day ?? '') : kind === 'standing-order-failed' ? id : ''
  await tellCustomer(parts, { saleUnit, customerCode: run.customerCode, kind, subject, event })
}

/** Tells what staff changed of a standing order; the subject of the job is the change. */
export async function tellOfStandingChange(parts: TellParts, { saleUnit, orderNumber: subject }: Job) {
  const change = await first(
    sql<Found>`select s.customer_code as "customerCode" from standing_order_changes h
      join standing_orders s on s.sale_unit = ${saleUnit} and s.id = h.standing_order_id
      where h.sale_unit = ${saleUnit} and h.id = ${subject}::uuid`,
    parts.db,
  )
  if (change)
    await tellCustomer(parts, { ...change, saleUnit, kind: 'standing-order-by-centre', subject, event: '' })
}

async function first<Row>(query: ReturnType<typeof sql<Row>>, db: Db): Promise<Row | undefined> {
  return (await query.execute(db)).rows[0]
}
