import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { html } from '#sandbox/kit/html.ts'
import { sendPage } from '#sandbox/kit/page.ts'
import { sayMoney } from '#shop/money/say-money.ts'
import { type Locale, localeOf } from '#shop/words/locale.ts'
import { payNow } from '../payments/pay.ts'
import type { PaymentWorld } from '../payments/payment-world.ts'
import { type PlayedPayment, stateAt } from '../payments/played-payment.ts'

const words = {
  th: {
    sandbox: 'ระบบจำลอง',
    about: 'หน้านี้แทนหน้าชำระเงินของ LINE Pay ไม่มีการตัดเงินจริง',
    shop: 'ร้านค้า',
    approve: 'ยืนยันการชำระเงิน',
    cancel: 'ยกเลิก',
    over: 'รายการนี้จบไปแล้ว',
    none: 'ไม่พบรายการนี้',
    back: 'กลับไปที่ร้าน',
  },
  en: {
    sandbox: 'Sandbox',
    about: 'This page stands for LINE Pay’s. No real money is taken.',
    shop: 'Shop',
    approve: 'Approve the payment',
    cancel: 'Cancel',
    over: 'This payment has ended',
    none: 'This payment was not found',
    back: 'Back to the shop',
  },
} as const
const path = '/linepay/web/payment/wait'
const query = z.object({ transactionReserveId: z.string().max(30) }).catch({ transactionReserveId: '' })
const choice = z.object({ choice: z.enum(['approve', 'cancel']) }).catch({ choice: 'cancel' })

/** LINE Pay's page in the browser, where the customer allows the payment or cancels it. */
export function addLinePayPage(app: FastifyInstance, world: PaymentWorld): void {
  const { ledger, now } = world
  const find = (given: unknown) => ledger.find('linepay', query.parse(given).transactionReserveId)

  app.get(path, async (request, reply) => {
    const locale = localeOf(request.headers['accept-language'])
    return showPage(reply, { locale, payment: find(request.query), now: now() })
  })

  app.post(path, async (request, reply) => {
    const payment = find(request.query)
    const locale = localeOf(request.headers['accept-language'])
    if (!payment || stateAt(payment, now()) !== 'waiting')
      return showPage(reply, { locale, payment, now: now() })
    if (choice.parse(request.body).choice === 'cancel') {
      ledger.change(payment, { state: 'cancelled' })
      return goBack(reply, payment, payment.cancelTo)
    }
    payNow(world, payment)
    return goBack(reply, payment, payment.returnTo)
  })
}

type View = { locale: Locale; payment: PlayedPayment | undefined; now: Date }

function showPage(reply: FastifyReply, { locale, payment, now }: View) {
  const say = words[locale]
  const head = html`<header class="row"><span class="brand line">LINE Pay</span><span class="tag">${say.sandbox}</span></header>`
  if (!payment)
    return sendPage(reply, { locale, title: say.none, status: 404, body: html`${head}<h1>${say.none}</h1>` })
  const isOpen = stateAt(payment, now) === 'waiting'
  const body = html`${head}
<p class="muted">${say.about}</p>
<section class="card"><h1>${sayMoney(payment.amount)}</h1><p>${payment.description}</p><p class="muted">${say.shop} ${payment.saleUnit} · ${payment.id}</p></section>
${
  isOpen
    ? html`<form method="post"><button class="primary wide" name="choice" value="approve">${say.approve}</button></form>
<form method="post"><button class="quiet wide" name="choice" value="cancel">${say.cancel}</button></form>`
    : html`<p>${say.over}</p><p><a href="${backTo(payment, payment.returnTo)}">${say.back}</a></p>`
}`
  return sendPage(reply, { locale, title: 'LINE Pay', body, formsLeadTo: new URL(payment.returnTo).origin })
}

function backTo({ reference, id }: PlayedPayment, address: string): string {
  const target = new URL(address)
  target.searchParams.set('transactionId', reference)
  target.searchParams.set('orderId', id)
  return target.href
}

const goBack = (reply: FastifyReply, payment: PlayedPayment, address: string) =>
  reply.header('cache-control', 'no-store').redirect(backTo(payment, address), 303)
