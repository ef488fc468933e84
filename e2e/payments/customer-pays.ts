import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { PaymentMethod } from '#shop/payments/payment-methods.ts'
import { promptPayPayload } from '#shop/thai-qr/promptpay.ts'
import { expect, untilAlive } from '../tools/journey.ts'
import { saidLike } from '../tools/order-sayings.ts'
import { inDatabase, type OwnCustomer, ownCustomer, postSignIn } from '../tools/own-customer.ts'

export type At = { prefix: string; locale: 'th' | 'en' }
type Placed = { number: string; total: number }

/** Makes a call as the script of a page would, for whoever is signed in on it. */
async function ask<Answer>(page: Page, { prefix }: At, call: string, data: object): Promise<Answer> {
  const answer = await page.request.post(`${prefix}/exchange/${call}`, { data })
  expect(answer.ok(), `${call}: ${await answer.text()}`).toBe(true)
  return answer.json()
}

type Options = {
  addresses: { id: string; type: 'S' | 'B' }[]
  places: { addressIds: string[]; days: { day: string; slots: string[] }[] }[]
}

/** Ordered by these journeys alone, so often that it would sell out. */
const product = '1108'
const oneCase = 72

/** Orders cases of goods without the screens of checkout, for whoever is signed in. */
export async function placeOrder(
  page: Page,
  at: At,
  payment: PaymentMethod,
  cases = 1,
  couponId?: string,
): Promise<Placed> {
  await inDatabase(
    `update stock set on_hand = on_hand + $2 where sale_unit = 'BKK01' and product_code = $1`,
    [product, cases * oneCase],
  )
  const lines = [{ productCode: product, quantities: [cases, 0, 0] }]
  const coupon = couponId ? { couponId } : {}
  const chosen = { kind: 'normal', deliveryMethod: 'DELIVERY', lines, freeChoices: [], ...coupon }
  const [{ total }, { addresses, places }] = await Promise.all([
    ask<{ total: number }>(page, at, 'checkoutPreview', { ...chosen, payment }),
    ask<Options>(page, at, 'checkoutOptions', { kind: 'normal', productCodes: [] }),
  ])
  const idOf = (kind: 'S' | 'B') => addresses.find(({ type }) => type === kind)?.id ?? ''
  const [day] = places.find(({ addressIds }) => addressIds.includes(idOf('S')))?.days ?? []
  const { orderNumber } = await ask<{ orderNumber: string }>(page, at, 'placeOrder', {
    ...chosen,
    ...{ key: randomUUID(), payment, totalSeen: total, pointsSeen: 0, linesSeen: [], remark: '' },
    ...{ shipTo: idOf('S'), billTo: idOf('B'), deliverOn: day?.day, slot: day?.slots[0] },
  })
  return { number: orderNumber, total }
}

/** A customer of this journey alone, signed in, with an order. */
export async function orderAsOwn(
  page: Page,
  at: At,
  payment: PaymentMethod,
  cases = 1,
): Promise<Placed & { own: OwnCustomer }> {
  const own = await ownCustomer()
  await postSignIn(page, at, own.mobile)
  return { own, ...(await placeOrder(page, at, payment, cases)) }
}

/** Opens an order and goes to its gateway. */
export async function payNow(page: Page, { prefix, locale }: At, number: string): Promise<void> {
  await page.goto(`${prefix}/history/${number}`)
  await untilAlive(page)
  await page.getByRole('button', { name: saidLike(locale)('money.payNow') }).click()
}

/** Where the newest order of a customer and its money stand. */
export async function moneyOf({ code, saleUnit }: OwnCustomer) {
  const [found] = await inDatabase<{
    number: string
    status: string
    payment_method: string
    paid: boolean
    state: string
  }>(
    `select o.number, o.status, o.payment_method, o.paid_at is not null as paid, coalesce(m.state, 'unpaid') as state
     from orders o left join order_money m on m.sale_unit = $1 and m.order_number = o.number
     where o.sale_unit = $1 and o.customer_code = $2 order by o.placed_at desc limit 1`,
    [saleUnit, code],
  )
  return found
}

/** Pays what a QR asks for in the sandbox's bank. */
export async function payQr(qr: string): Promise<{ reference: string; slip: string }> {
  const response = await fetch(`${process.env.SHOP_DIRECT}/sandbox/bank/pay.json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ qr }),
  })
  if (!response.ok) throw new Error(`the bank does not pay this QR: ${await response.text()}`)
  return (await response.json()) as { reference: string; slip: string }
}

/** Pays the centre's PromptPay in the sandbox's bank, and takes the slip it draws. */
export async function transferOf({ saleUnit }: OwnCustomer, amount: number) {
  const [account] = await inDatabase<{ promptpay_id: string }>(
    'select promptpay_id from bank_accounts where sale_unit = $1 and promptpay_id is not null order by position limit 1',
    [saleUnit],
  )
  const { reference, slip } = await payQr(promptPayPayload(account?.promptpay_id ?? '', amount))
  const buffer = Buffer.from(await (await fetch(slip)).arrayBuffer())
  return { reference, picture: { name: 'slip.png', mimeType: 'image/png', buffer } }
}

/** The sandbox speaks the browser's language. */
export const sandbox = {
  approve: /ยืนยันการชำระเงิน|Approve the payment/,
  cancel: /^(ยกเลิก|Cancel)$/,
  goodCard: /บัตรที่ผ่าน|A good card/,
  quickCard: /บัตรที่ไม่ถาม 3-DS|A card without 3-DS/,
  badCard: /บัตรที่ถูกปฏิเสธ|A declined card/,
  confirm: /^(ยืนยัน|Confirm)$/,
  leave: /ออกโดยไม่ยืนยัน|Leave without confirming/,
  payQr: /จ่ายด้วยแอปธนาคาร|Pay with the bank app/,
  close: /^(ปิด|Close)$/,
}

/** The bank's own form, which its script shows over the page. */
export const bankForm = (page: Page) => page.frameLocator('iframe[title="K-Payment"]')
