import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { callers, type TestCaller } from '#checks/tools/test-api.ts'
import type { Whose } from '#shop/contract/touches.ts'
import { paymentIdOf } from '#shop/payments/payment-id.ts'

/** Every kind of caller, and their customer: themselves, a client, or one they look after. */
export const people = {
  nobody: { token: undefined, customer: 'C0001' },
  guest: { token: callers.guest, customer: 'GUEST' },
  customer: { token: callers.customer, customer: 'C0001' },
  'another customer': { token: { ...callers.customer, customerCode: 'C0002' }, customer: 'C0002' },
  'salesperson as client': {
    token: { ...callers.customer, actor: { kind: 'staff', name: 'sales01' } },
    customer: 'C0001',
  },
  agent: { token: callers.agent, customer: 'C0004' },
  'agent as client': {
    token: { ...callers.customer, customerCode: 'CLIENT', actor: { kind: 'agent', name: 'C0004' } },
    customer: 'CLIENT',
  },
  salesperson: { token: callers.salesperson, customer: 'C0001' },
  supervisor: { token: callers.supervisor, customer: 'C0001' },
  manager: { token: callers.manager, customer: 'C0001' },
  owner: { token: callers.owner, customer: 'C0001' },
  rider: { token: callers.rider, customer: 'C0001' },
  applicant: { token: callers.applicant, customer: 'C0001' },
} satisfies Record<string, { token: TestCaller | undefined; customer: string }>
export type Person = keyof typeof people

export const subjects = ['own', 'other customer', 'other centre'] as const
export type Subject = (typeof subjects)[number]

/** Written into all data of the two others, so that a response that contains it is a leak. */
export const marks = { 'other customer': 'ZQXOTHER', 'other centre': 'ZQXAWAY' } as const
const home = 'BKK01'
/** The customer of the other centre has the same code as the caller. */
const others = {
  'other customer': { saleUnit: home, code: '' },
  'other centre': { saleUnit: 'CNX01', code: 'C0001' },
}

/** Fills a test database; returns the subjects of the requests. */
export async function setStage(pool: pg.Pool) {
  const [stranger] = (
    await pool.query(
      `select c.code from customers c where sale_unit = $1 and status = 'active' and sale_code is distinct from 'sales01' and agent_code is null
       and role = '1' and exists (select 1 from orders o where o.sale_unit = c.sale_unit and o.customer_code = c.code) order by code limit 1`,
      [home],
    )
  ).rows
  others['other customer'].code = stranger.code
  const [client] = (
    await pool.query(
      `select code from customers where sale_unit = $1 and agent_code = 'C0004' order by code limit 1`,
      [home],
    )
  ).rows
  for (const [subject, { saleUnit, code }] of Object.entries(others)) {
    const mark = marks[subject as keyof typeof marks]
    const key = [saleUnit, code, mark]
    const where = 'where sale_unit = $1 and customer_code = $2'
    await pool.query(
      `update accounts set name = $3, email = $3 || '@example.com' where id = (select account_id from customers where sale_unit = $1 and code = $2)`,
      key,
    )
    await pool.query(
      'update customers set name = $3, tax_number = $3 where sale_unit = $1 and code = $2',
      key,
    )
    await pool.query(`update addresses set name = $3, address = $3, remark = $3, phone = $3 ${where}`, key)
    await pool.query(
      `update orders set customer_name = $3, remark = $3, ship_to = ship_to || jsonb_build_object('name', $3::text) ${where}`,
      key,
    )
  }
  // A debtor cannot be erased: that call is tried too, and everyone must remain for the next.
  await pool.query(`update customers set debt = greatest(debt, 100) where role <> 'GUEST'`)
  // The rider delivers an order of the staff's own customer, and none of the others.
  await pool.query(
    `update orders set rider_mobile = case when customer_code = 'C0001' then $2 end where sale_unit = $1 and customer_code = any($3)`,
    [home, callers.rider.mobile, ['C0001', others['other customer'].code]],
  )
  const codeOf = (code: string) => (code === 'CLIENT' ? (client.code as string) : code)
  const codesOf = (person: Person, subject: Subject) => {
    const { saleUnit, code } =
      subject === 'own' ? { saleUnit: home, code: codeOf(people[person].customer) } : others[subject]
    return { saleUnit, customerCode: code, clientCode: code === 'C0004' ? (client.code as string) : code }
  }
  return {
    callerOf: (person: Person): TestCaller | undefined => {
      const { token } = people[person]
      return token && 'customerCode' in token ? { ...token, customerCode: codeOf(token.customerCode) } : token
    },
    codesOf,
    /** A separate address, payment and slip for every request: what one caller ends, the next must still find. */
    whose: async (person: Person, subject: Subject): Promise<Whose> => {
      const codes = codesOf(person, subject)
      if (codes.customerCode === 'GUEST') return { ...codes, ...nothing() }
      const mark = subject === 'own' ? 'own' : marks[subject]
      return { ...codes, ...(await addRecords(pool, codes, mark)) }
    },
  }
}

/** The keys of records that are not there. */
export const nothing = () => ({
  ...{ addressId: crypto.randomUUID() as string, orderNumber: 'NONE' },
  ...{ paymentId: 'PY00000000000000', slipId: '5d0b6a3e-3a53-4d8e-9a77-0f4f6a1c2b3d' },
  ...{ reportId: crypto.randomUUID() as string, reportPhotoId: crypto.randomUUID() as string },
  chatId: crypto.randomUUID() as string,
  standingOrderId: crypto.randomUUID() as string,
})

type Codes = Pick<Whose, 'saleUnit' | 'customerCode'>

/** An address; of somebody with an order also a payment with a waiting slip, and an answered report. */
async function addRecords(pool: pg.Pool, { saleUnit, customerCode }: Codes, mark: string) {
  const paymentId = paymentIdOf(randomBytes(10))
  const [reportId, reportPhotoId] = [crypto.randomUUID() as string, crypto.randomUUID() as string]
  const { rows } = await pool.query(
    `with gone as (delete from addresses where sale_unit = $1 and customer_code = $2 and province = 'matrix'),
     first as (select min(number) as number from orders where sale_unit = $1 and customer_code = $2),
     address as (
       insert into addresses (sale_unit, customer_code, type, name, address, province, district, subdistrict, postcode, phone)
       values ($1, $2, 'S', $3, $3, 'matrix', 'd', 's', '10110', '0812345678') returning id),
     payment as (
       insert into payments (sale_unit, id, customer_code, method, provider, amount, state, key, made_at, made_by_kind, made_by, trouble)
       select $1, $4, $2, 'BANK', 'transfer', 100, 'waiting', gen_random_uuid(), now(), 'customer', $3, $3
       from first where number is not null),
     share as (
       insert into payment_shares (sale_unit, payment_id, order_number, amount)
       select $1, $4, number, 100 from first where number is not null),
     slip as (
       insert into slips (sale_unit, payment_id, customer_code, picture, sent_at, state, why)
       select $1, $4, $2, $3, now(), 'checking', $3 from first where number is not null returning id),
     report as (
       insert into delivery_reports (sale_unit, id, order_number, note, photos, sent_at, sent_by_kind, sent_by, sent_by_name, answered_at, answered_username, answered_by)
       select $1, $5, number, $3, array[$6::uuid], now(), 'customer', $3, $3, now(), $3, $3 from first where number is not null),
     reported as (
       insert into delivery_report_lines (sale_unit, report_id, line, product_code, name_th, name_en, unit_name_th, unit_name_en, rate, free, quantity, reason, accepted, answer)
       select $1, $5, 1, $3, $3, $3, $3, $3, 1, false, 1, 'short', 0, $3 from first where number is not null),
     chat as (
       insert into chat_conversations (sale_unit, customer_code, made_at, last_seq, last_at, last_by, last_text, waiting_since)
       values ($1, $2, now(), 1, now(), 'customer', $3, now())
       on conflict (sale_unit, customer_code) do update set last_text = excluded.last_text returning id),
     said as (
       insert into chat_messages (sale_unit, conversation_id, seq, id, at, author, text)
       select $1, id, 1, gen_random_uuid(), now(), 'customer', $3 from chat on conflict do nothing),
     standing as (
       insert into standing_orders (sale_unit, customer_code, name, every, every_unit, every_day, starts_on, next_planned_on, look_at, slot, ship_to, bill_to,
         payment_method, when_closed, when_sold_out, wait_days, when_over, when_below, when_no_credit, made_at, changed_at)
       select $1, $2, $3, 4, 'week', 2, '2026-12-01', '2026-12-01', '2026-11-28', '08-12', address.id, address.id,
         'COD', 'after', 'leave out', 0, 'ask', 'skip', 'stop', now(), now() from address returning id),
     photo as (
       insert into delivery_report_photos (sale_unit, id, order_number, report_id, received_at, file, width, height)
       select $1, $6, number, $5, now(), $3, 1, 1 from first where number is not null)
     select address.id as "addressId", first.number as "orderNumber", slip.id as "slipId", chat.id as "chatId", standing.id as "standingOrderId"
     from address cross join standing cross join chat cross join first left join slip on true`,
    [saleUnit, customerCode, mark, paymentId, reportId, reportPhotoId],
  )
  const { addressId, orderNumber, slipId, chatId, standingOrderId } = rows[0]
  return {
    ...nothing(),
    ...{ addressId, chatId, standingOrderId },
    ...(orderNumber && { orderNumber, paymentId, slipId, reportId, reportPhotoId }),
  }
}
