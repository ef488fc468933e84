import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { html } from '#sandbox/kit/html.ts'
import type { Page } from '#sandbox/kit/page.ts'
import type { World } from '#sandbox/kit/world.ts'
import { type CardTokens, kindOfCard, testCards } from './card-tokens.ts'
import { closeScript, type FrameRequest, frameHead, readFrameRequest, sendFrame, tellShop } from './frame.ts'

const words = {
  th: {
    title: 'ชำระด้วยบัตร',
    about: 'หน้านี้แทนแบบฟอร์มบัตรของธนาคาร ร้านไม่เห็นเลขบัตร อย่าใส่บัตรจริง',
    cards: 'เลือกบัตรทดสอบ',
    good: 'บัตรที่ผ่าน',
    declined: 'บัตรที่ถูกปฏิเสธ',
    frictionless: 'บัตรที่ไม่ถาม 3-DS',
    number: 'เลขบัตร',
    pay: 'ชำระเงิน',
    close: 'ปิด',
    wrong: 'เลขบัตรไม่ถูกต้อง',
    done: 'กำลังกลับไปที่ร้าน',
  },
  en: {
    title: 'Pay by card',
    about: 'This form stands for the bank’s. The shop never sees the number. Do not enter a real card.',
    cards: 'Choose a test card',
    good: 'A good card',
    declined: 'A declined card',
    frictionless: 'A card without 3-DS',
    number: 'Card number',
    pay: 'Pay',
    close: 'Close',
    wrong: 'The card number is wrong',
    done: 'Going back to the shop',
  },
} as const
const path = '/kbank/ui/v2/card'
const typed = z.object({ number: z.string().max(40) }).catch({ number: '' })

/** The card form in the frame of KBank's script. It gives the shop's page a token, never the number. */
export function addCardForm(app: FastifyInstance, world: World, tokens: CardTokens): void {
  app.get(path, async (request, reply) => {
    const asked = readFrameRequest(request, world)
    return asked ? sendFrame(reply, asked, formPage(asked, false)) : reply.code(400).send('origin')
  })

  app.post(path, async (request, reply) => {
    const asked = readFrameRequest(request, world)
    if (!asked) return reply.code(400).send('origin')
    const number = typed.parse(request.body).number.replace(/[\s-]/g, '')
    const kind = kindOfCard(number)
    if (!kind) return sendFrame(reply, asked, formPage(asked, true))
    const token = tokens.issue({ number, kind, shopOrigin: new URL(asked.origin).origin })
    const { lang: locale } = asked
    const body = html`${frameHead(locale)}<p>${words[locale].done}</p>`
    const script = tellShop({ kpayment: 'token', token }, asked)
    return sendFrame(reply, asked, { locale, title: words[locale].title, body, script })
  })
}

function formPage(asked: FrameRequest, wrong: boolean): Page {
  const { lang: locale, amount, name } = asked
  const say = words[locale]
  const cards = (Object.keys(testCards) as (keyof typeof testCards)[]).map(
    (kind) =>
      html`<button class="wide" name="number" value="${testCards[kind]}">${say[kind]}<br><small class="muted">${testCards[kind]}</small></button>`,
  )
  const body = html`${frameHead(locale)}
<h1>฿${amount}</h1>
<p>${name}</p>
<p class="muted">${say.about}</p>
<form class="card" method="post"><h2>${say.cards}</h2>${cards}</form>
<form class="card" method="post">
<label>${say.number}<input name="number" inputmode="numeric" autocomplete="off" maxlength="23" required></label>
${wrong && html`<p role="alert">${say.wrong}</p>`}
<button class="primary wide">${say.pay}</button>
</form>
<button class="quiet wide" id="close" type="button">${say.close}</button>`
  return { locale, title: say.title, body, script: closeScript(asked) }
}
