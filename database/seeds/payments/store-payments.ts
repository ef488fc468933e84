import type { ClientBase } from 'pg'
import sharp from 'sharp'
import type { Trade } from '#database/seeds/demo/demo-network.ts'
import { insertRows } from '#database/seeds/insert-rows.ts'
import { bankAccountRow } from '#database/seeds/people/centre-rows.ts'
import { drawSlips } from '#database/seeds/slips/draw-slips.ts'
import { banks } from '#shop/payments/banks.ts'
import { makePayments } from './make-payments.ts'
import {
  eventRows,
  moneyRows,
  paidByGateway,
  paymentRow,
  refundRow,
  shareRow,
  slipOf,
  slipRow,
} from './payment-rows.ts'
import { type SeedPayment, slipPictureOf } from './seed-payment.ts'

export async function storePayments(client: ClientBase, payments: readonly SeedPayment[]): Promise<void> {
  await insertRows(client, 'payments', payments.map(paymentRow))
  await insertRows(client, 'payment_shares', payments.map(shareRow))
  await insertRows(client, 'payment_events', payments.flatMap(eventRows))
  await insertRows(client, 'slips', payments.filter(({ slip }) => slip).map(slipRow))
  await insertRows(client, 'refunds', payments.filter(({ refund }) => refund).map(refundRow))
  await insertRows(client, 'order_money', moneyRows(payments))
  for (const [{ saleUnit, number }, method] of paidByGateway(payments))
    await client.query(
      'update orders set payment_method = $3, payment_code = -1 where sale_unit = $1 and number = $2',
      [saleUnit, number, method],
    )
}

/** The slips of the demo, as their bank drew them, into private storage. */
export async function saveSlips(
  trade: Trade,
  today: string,
  save: (name: string, bytes: Uint8Array) => Promise<void>,
): Promise<void> {
  const payments = makePayments(trade, today).filter(({ slip }) => slip)
  const account = String(bankAccountRow(trade.centre).account_number)
  const masked = (number: string) => `xxx-x-x${number.slice(-5, -1)}-x`
  const pictures = await drawSlips(
    payments.map((payment) => ({
      ...slipOf(payment),
      amount: payment.order.total,
      paidAt: new Date(payment.madeAt),
      from: { name: payment.order.customer.shop, account: masked(`${payment.order.customer.mobile}0`) },
      to: { name: trade.centre.th, account: masked(account), bank: banks['004']?.th ?? '' },
      refs: [],
    })),
  )
  for (const [at, payment] of payments.entries())
    await save(slipPictureOf(payment), await sharp(pictures[at]).webp({ quality: 80 }).toBuffer())
}
