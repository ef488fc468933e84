import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { html } from '#sandbox/kit/html.ts'
import { sendPage } from '#sandbox/kit/page.ts'
import { sayMoney } from '#shop/money/say-money.ts'
import { type Locale, localeOf } from '#shop/words/locale.ts'
import type { PaymentWorld } from '../payments/payment-world.ts'
import { type PlayedPayment, stateAt } from '../payments/played-payment.ts'
import { frameHead } from './frame.ts'
import { idParams } from './kbank-answers.ts'
import type { KbankPlayer } from './kbank-player.ts'

const words = {
  th: {
    title: 'ยืนยันการใช้บัตร (3-D Secure)',
    about: 'หน้านี้แทนหน้ายืนยันของธนาคารผู้ออกบัตร',
    card: 'บัตร',
    approve: 'ยืนยัน',
    decline: 'ไม่อนุมัติ',
    abandon: 'ออกโดยไม่ยืนยัน',
    back: 'กลับไปที่ร้าน',
    none: 'ไม่พบรายการนี้',
  },
  en: {
    title: 'Confirm your card (3-D Secure)',
    about: 'This page stands for the bank that issued the card.',
    card: 'Card',
    approve: 'Confirm',
    decline: 'Refuse',
    abandon: 'Leave without confirming',
    back: 'Back to the shop',
    none: 'This payment was not found',
  },
} as const
const path = '/kbank/ui/v2/3ds/:id'
const choice = z.object({ choice: z.enum(['approve', 'decline', 'abandon']) }).catch({ choice: 'abandon' })

/** The page of the bank that issued the card. Afterwards the browser posts a form to the shop, unsigned. */
export function addThreeDs(app: FastifyInstance, world: PaymentWorld, player: KbankPlayer): void {
  const { ledger, switches, now } = world
  const find = (params: unknown) => ledger.find('kbank-card', idParams.parse(params).id)

  app.get(path, async ({ params, headers }, reply) => {
    const locale = localeOf(headers['accept-language'])
    const payment = find(params)
    if (!payment) return showNone(reply, locale)
    if (stateAt(payment, now()) !== 'waiting' || switches.strikes('payAbandoned'))
      return goBack(reply, payment, locale)
    return showChoices(reply, payment, locale)
  })

  app.post(path, async ({ params, body, headers }, reply) => {
    const locale = localeOf(headers['accept-language'])
    const payment = find(params)
    if (!payment) return showNone(reply, locale)
    const chosen = choice.parse(body).choice
    if (stateAt(payment, now()) === 'waiting' && chosen === 'approve') await player.pay(payment)
    if (stateAt(payment, now()) === 'waiting' && chosen === 'decline')
      ledger.change(payment, { state: 'declined' })
    return goBack(reply, find(params) ?? payment, locale)
  })
}

function showNone(reply: FastifyReply, locale: Locale) {
  const title = words[locale].none
  return sendPage(reply, { locale, title, status: 404, body: html`${frameHead(locale)}<h1>${title}</h1>` })
}

function showChoices(reply: FastifyReply, { amount, description, card }: PlayedPayment, locale: Locale) {
  const say = words[locale]
  const body = html`${frameHead(locale)}
<h1>${say.title}</h1>
<p class="muted">${say.about}</p>
<section class="card"><h2>${sayMoney(amount)}</h2><p>${description}</p><p class="muted">${say.card} ${card?.masked}</p></section>
<form method="post"><button class="primary wide" name="choice" value="approve">${say.approve}</button></form>
<form method="post"><button class="wide" name="choice" value="decline">${say.decline}</button></form>
<form method="post"><button class="quiet wide" name="choice" value="abandon">${say.abandon}</button></form>`
  return sendPage(reply, { locale, title: say.title, body })
}

/** The form sends itself; without script the button does. */
function goBack(reply: FastifyReply, { reference, state, card, returnTo }: PlayedPayment, locale: Locale) {
  const say = words[locale]
  const succeeded = state === 'approved' || state === 'paid'
  const fields = { objectId: reference, token: card?.token ?? '', status: String(succeeded), message: '' }
  const inputs = Object.entries({ ...fields, saveCard: 'false' }).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )
  const body = html`${frameHead(locale)}
<form id="back" method="post" action="${returnTo}">${inputs}<button class="primary wide">${say.back}</button></form>`
  const formsLeadTo = new URL(returnTo).origin
  const script = "document.getElementById('back').submit()"
  return sendPage(reply, { locale, title: say.back, body, formsLeadTo, script })
}
