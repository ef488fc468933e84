import type { FastifyInstance } from 'fastify'
import { encode } from 'uqr'
import { html, Markup } from '#sandbox/kit/html.ts'
import type { Page } from '#sandbox/kit/page.ts'
import { sayMoney } from '#shop/money/say-money.ts'
import type { PaymentWorld } from '../payments/payment-world.ts'
import { type PlayedPayment, stateAt } from '../payments/played-payment.ts'
import { closeScript, type FrameRequest, frameHead, readFrameRequest, sendFrame, tellShop } from './frame.ts'
import type { KbankPlayer } from './kbank-player.ts'

const words = {
  th: {
    title: 'สแกน QR เพื่อชำระเงิน',
    about: 'QR จำลอง กดปุ่มแทนการสแกนด้วยแอปธนาคาร',
    pay: 'จ่ายด้วยแอปธนาคาร (จำลอง)',
    close: 'ปิด',
    over: 'QR นี้ใช้ไม่ได้แล้ว',
    paid: 'จ่ายแล้ว กำลังกลับไปที่ร้าน',
    sent: 'ธนาคารรับรายการแล้ว จะแจ้งผลภายหลัง',
  },
  en: {
    title: 'Scan the QR to pay',
    about: 'A sandbox QR: press the button instead of scanning it with a bank app.',
    pay: 'Pay with the bank app (sandbox)',
    close: 'Close',
    over: 'This QR is no longer valid',
    paid: 'Paid. Going back to the shop',
    sent: 'The bank has taken it and will report later',
  },
} as const
const path = '/kbank/ui/v2/qr'

/** The QR in the frame of KBank's script, with a button that plays the bank app. */
export function addQrPage(app: FastifyInstance, world: PaymentWorld, player: KbankPlayer): void {
  const { ledger, now } = world
  const find = ({ 'order-id': orderId }: FrameRequest) => ledger.find('kbank-qr', orderId)

  app.get(path, async (request, reply) => {
    const asked = readFrameRequest(request, world)
    if (!asked) return reply.code(400).send('origin')
    return sendFrame(reply, asked, qrPage(asked, find(asked), now()))
  })

  app.post(path, async (request, reply) => {
    const asked = readFrameRequest(request, world)
    if (!asked) return reply.code(400).send('origin')
    const payment = find(asked)
    if (payment && stateAt(payment, now()) === 'waiting' && !payment.knownFrom) await player.pay(payment)
    return sendFrame(reply, asked, qrPage(asked, find(asked), now()))
  })
}

function qrPage(asked: FrameRequest, payment: PlayedPayment | undefined, now: Date): Page {
  const { lang: locale } = asked
  const say = words[locale]
  const close = html`<button class="quiet wide" id="close" type="button">${say.close}</button>`
  const page = { locale, title: say.title, script: closeScript(asked) }
  if (payment?.state === 'paid') {
    const message = { kpayment: 'paid', chargeId: payment.chargeId ?? '' }
    return { ...page, body: html`${frameHead(locale)}<p>${say.paid}</p>`, script: tellShop(message, asked) }
  }
  if (payment?.knownFrom) return { ...page, body: html`${frameHead(locale)}<p>${say.sent}</p>${close}` }
  if (!payment || stateAt(payment, now) !== 'waiting')
    return { ...page, body: html`${frameHead(locale)}<h1>${say.over}</h1>${close}` }
  const body = html`${frameHead(locale)}
<h1>${sayMoney(payment.amount)}</h1>
<p class="muted">${say.about}</p>
${qrPicture(payment.reference, say.title)}
<form method="post"><button class="primary wide">${say.pay}</button></form>
${close}`
  return { ...page, body }
}

function qrPicture(text: string, label: string): Markup {
  const { size, data } = encode(text, { ecc: 'M', border: 2 })
  const path = data
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('')
  return html`<svg class="qr" role="img" aria-label="${label}" viewBox="0 0 ${size} ${size}"><path d="${new Markup(path)}"/></svg>`
}
