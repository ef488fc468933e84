import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { type CryptoKey, exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose'
import { z } from 'zod'
import { localeOf } from '#shop/words/locale.ts'
import { sandboxAddresses } from '../addresses.ts'
import { html } from '../kit/html.ts'
import { sendPage } from '../kit/page.ts'
import type { World } from '../kit/world.ts'

const life = 120
const words = {
  th: {
    title: 'พันธมิตร',
    about: 'เว็บของพันธมิตรส่งลูกค้ามาที่ร้านด้วยลิงก์ที่ใช้ได้ครั้งเดียวภายใน 2 นาที',
    mobile: 'เบอร์มือถือของลูกค้า',
    go: 'ไปที่ร้าน',
  },
  en: {
    title: 'Partner',
    about: 'A partner’s site sends its customer to the shop with a link that works once, within 2 minutes.',
    mobile: 'The customer’s mobile number',
    go: 'Go to the shop',
  },
} as const
const requested = z.object({ mobile: z.string().regex(/^[0-9]{10}$/) })

/**
 * A partner whose customers sign in without a password: it signs tokens with its own key and publishes the
 * public half.
 */
export function addPartner(app: FastifyInstance, { origin, shop, now }: World): void {
  let making: Promise<{ privateKey: CryptoKey; jwk: JWK }> | undefined
  const key = () => {
    making ??= (async () => {
      const { publicKey, privateKey } = await generateKeyPair('ES256')
      return {
        privateKey,
        jwk: { ...(await exportJWK(publicKey)), kid: randomUUID(), alg: 'ES256', use: 'sig' },
      }
    })()
    return making
  }

  app.get('/partner/keys', async () => ({ keys: [(await key()).jwk] }))

  app.get('/partner', async (request, reply) => {
    const locale = localeOf(request.headers['accept-language'])
    const say = words[locale]
    const body = html`
<header><h1>${say.title}</h1></header>
<p class="muted">${say.about}</p>
<form class="find" method="post" action="/sandbox/partner">
<label>${say.mobile}<input name="mobile" inputmode="numeric" pattern="[0-9]{10}" value="0810000001" required></label>
<button>${say.go}</button>
</form>`
    return sendPage(reply, { locale, title: say.title, body, formsLeadTo: shop() })
  })

  app.post('/partner', async (request, reply) => {
    const form = requested.safeParse(request.body)
    if (!form.success) return reply.redirect('/sandbox/partner', 303)
    const { privateKey, jwk } = await key()
    const issuedAt = Math.floor(now().getTime() / 1000)
    const token = await new SignJWT()
      .setProtectedHeader({ alg: 'ES256', kid: jwk.kid })
      .setIssuer(sandboxAddresses(origin()).partner.issuer)
      .setAudience('sangdai')
      .setSubject(form.data.mobile)
      .setJti(randomUUID())
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + life)
      .sign(privateKey)
    return reply.redirect(`${shop()}/login/auth/athena?token=${token}`, 303)
  })
}
