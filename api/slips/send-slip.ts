import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { SlipReading } from '#api/gateways/slips/read-slip.ts'
import { allCentres } from '#api/kit/all-centres.ts'
import type { Context } from '#api/kit/calls/context.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import { rewritePicture } from '#api/kit/pictures.ts'
import { retryConflicts } from '#api/kit/retry-conflicts.ts'
import { findActingPerson } from '#api/orders/acting-person.ts'
import { findOrdersToPay, lockOrders } from '#api/orders/order-money.ts'
import { type Owner, ownerOf } from '#api/orders/order-scope.ts'
import { settleEarlier } from '#api/payments/earlier-payments.ts'
import { makePayment } from '#api/payments/make-payment.ts'
import { findSame, findSlipWaiting, loadPayable, whyNotPay } from '#api/payments/payable-orders.ts'
import { addPaymentEvent, findPayment, theSystem } from '#api/payments/payment-row.ts'
import { receiveMoney } from '#api/payments/receive-money.ts'
import type { AnswerOf } from '#shop/contract/endpoint.ts'
import { mostOrders, type sendSlipContract } from '#shop/payments/payment-contracts.ts'
import { paymentsProblems } from '#shop/payments/payments-problems.ts'
import { generalProblems } from '#shop/problems/general-problems.ts'
import { refuse } from '#shop/problems/problem.ts'
import { type SlipCheck, verifySlip } from './verify-slip.ts'

type Answer = AnswerOf<typeof sendSlipContract>
type ReadSlip = { picture: string; code: string; bankCode: string | null; reference: string | null }
const uniqueViolation = '23505'

/** Takes the picture of a slip: read, looked for among used ones, verified where a service is set, then kept. */
export const sendSlip: Handler<typeof sendSlipContract> = async ({ orderNumbers, picture }, context) => {
  const owner = ownerOf(context.caller)
  const numbers = [...new Set(orderNumbers.split(',').map((number) => number.trim()))]
    .filter(Boolean)
    .toSorted()
  if (numbers.length === 0 || numbers.length > mostOrders) throw refuse(generalProblems.badInput)
  // Refused before the picture is worked on, when there is nothing to pay.
  const orders = await findOrdersToPay(context.db, owner.saleUnit, numbers)
  const payable = await loadPayable(context.db, owner, numbers, orders)
  const problem = whyNotPay(payable, undefined)
  if (problem) throw problem
  if (!picture) throw refuse(paymentsProblems.notPicture)
  const slip = readPicture((await context.gateways.readSlip?.(picture.bytes)) ?? { kind: 'none' })
  const sent = slip.reference ? await findSent(context.db, slip) : undefined
  if (sent) return answerAgain(sent, owner, numbers)
  await settleEarlier(context, owner.saleUnit, numbers)
  const checked = await verifySlip(context, { slip, picture, payable, saleUnit: owner.saleUnit })
  const kept = await rewritePicture(picture)
  if (!kept) throw refuse(paymentsProblems.notPicture)
  const name = `slip-${randomUUID()}.webp`
  await context.storage.savePrivate(name, kept.full)
  try {
    return await write(context, owner, numbers, { ...slip, picture: name }, checked)
  } catch (error) {
    await context.storage.removePrivate(name).catch(() => {})
    if ((error as { code?: string }).code === uniqueViolation) throw refuse(paymentsProblems.slipUsed)
    throw error
  }
}

/** A picture without a readable code is taken, for a person to check. */
function readPicture(reading: SlipReading): Omit<ReadSlip, 'picture'> {
  if (reading.kind === 'notPicture') throw refuse(paymentsProblems.notPicture)
  if (reading.kind === 'tooLarge') throw refuse(paymentsProblems.pictureTooLarge)
  if (reading.kind === 'damaged') throw refuse(paymentsProblems.slipDamaged)
  if (reading.kind === 'other') throw refuse(paymentsProblems.notSlip)
  return reading.kind === 'slip'
    ? { code: reading.code, bankCode: reading.bankCode, reference: reading.reference }
    : { code: '', bankCode: null, reference: null }
}

type Sent = {
  payment_id: string
  sale_unit: string
  customer_code: string
  state: Answer['state']
  order_numbers: string[]
}

/** One bank reference proves one payment, at whichever centre it was used. */
async function findSent(
  db: Db,
  { bankCode, reference }: Omit<ReadSlip, 'picture'>,
): Promise<Sent | undefined> {
  for (const saleUnit of await allCentres(db)) {
    const { rows } = await sql<Sent>`
      select l.payment_id, l.sale_unit, l.customer_code, l.state, (
        select array_agg(s.order_number order by s.order_number) from payment_shares s
        where s.sale_unit = ${saleUnit} and s.payment_id = l.payment_id) as order_numbers
      from slips l where l.sale_unit = ${saleUnit} and l.bank_code = ${bankCode}
        and l.bank_reference = ${reference} and l.state <> 'refused' limit 1`.execute(db)
    if (rows[0]) return rows[0]
  }
  return undefined
}

/** A customer whose answer was lost sends the slip of the same orders again: it is one slip. */
function answerAgain(sent: Sent, { saleUnit, customerCode }: Owner, numbers: readonly string[]): Answer {
  const isSame =
    sent.sale_unit === saleUnit &&
    sent.customer_code === customerCode &&
    sent.order_numbers.join() === numbers.join()
  if (!isSame) throw refuse(paymentsProblems.slipUsed)
  return { paymentId: sent.payment_id, saleUnit, state: sent.state }
}

function write(
  context: Context,
  owner: Owner,
  numbers: readonly string[],
  slip: ReadSlip,
  checked: SlipCheck,
): Promise<Answer> {
  const { saleUnit, customerCode } = owner
  const { now } = context
  return retryConflicts(() =>
    context.db.transaction().execute(async (tx) => {
      const orders = await lockOrders(tx, saleUnit, numbers)
      const payable = await loadPayable(tx, owner, numbers, orders)
      const problem = whyNotPay(payable, undefined)
      if (problem) throw problem
      const waits = await findSlipWaiting(tx, saleUnit, payable)
      if (waits) throw refuse(paymentsProblems.underWay, { order: waits })
      const by = await findActingPerson(tx, context.caller)
      const id =
        findSame(payable) ??
        (await makePayment(tx, {
          ...{ saleUnit, customerCode, payable, method: 'BANK', provider: 'transfer', state: 'waiting' },
          ...{ key: randomUUID(), now, by },
        }))
      const state = checked.isGenuine ? 'confirmed' : 'checking'
      await tx
        .insertInto('slips')
        .values({
          sale_unit: saleUnit,
          payment_id: id,
          customer_code: customerCode,
          picture: slip.picture,
          sent_at: now,
          state,
          bank_code: slip.bankCode,
          bank_reference: slip.reference,
          code: slip.code,
          claimed: checked.amount,
          paid_on: checked.paidAt,
          ...(checked.isGenuine ? { decided_at: now, decided_by: theSystem.name } : {}),
        })
        .execute()
      await addPaymentEvent(tx, { saleUnit, id }, { what: 'slip sent', at: now, by })
      const payment = await findPayment(tx, { saleUnit, id })
      if (!payment) throw new Error('a payment of a slip is missing')
      if (checked.isGenuine)
        await receiveMoney(tx, { payment, orders, amount: payment.amount, now, by: theSystem })
      else
        await tx
          .insertInto('outbox')
          .values({ sale_unit: saleUnit, topic: 'slip-received', order_number: id, at: now })
          .execute()
      return { paymentId: id, saleUnit, state }
    }),
  )
}
