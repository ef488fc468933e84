import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { demoPeople, personNamed } from '#sandbox/sign-in/people.ts'
import { line } from '#sandbox/sign-in/providers.ts'
import { fill, localeOf } from '#shop/words/locale.ts'
import { html } from '../kit/html.ts'
import { sendPage } from '../kit/page.ts'
import { Recent } from '../kit/recent.ts'
import type { World } from '../kit/world.ts'
import { lineAccount, lineAccountOf } from '../line/accounts.ts'
import { refuseToken } from '../line/line-errors.ts'
import { type LinePhone, stranger } from '../line/line-phone.ts'
import { holderOf } from '../line/phone-cookie.ts'
import { phoneWords } from '../line/phone-words.ts'
import { userId } from './menu-schema.ts'

type LinkToken = { saleUnit: string; userId: string; until: number }
const life = 10 * 60_000
const query = z.object({ linkToken: z.string().max(100).catch(''), nonce: z.string().max(300).catch('') })

/** LINE's side of linking an account: a token for a person, and the page on which they agree. */
export function addAccountLink(app: FastifyInstance, { now, switches, shop }: World, phone: LinePhone): void {
  const tokens = new Recent<LinkToken>(500)

  app.post('/line/v2/bot/user/:userId/linkToken', async (request, reply) => {
    const account = lineAccountOf(request.headers.authorization)
    if (!account) return refuseToken(reply)
    if (switches.strikes('lineDown')) return reply.code(500).send({ message: 'Internal Server Error' })
    const read = z.object({ userId }).safeParse(request.params)
    if (!read.success || phone.blocks(account, read.data.userId))
      return reply.code(404).send({ message: 'Not found' })
    const linkToken = randomBytes(16).toString('base64url')
    const saleUnit = account.basicId.replace(/^@sangdai-?/, '').toUpperCase()
    tokens.set(linkToken, { saleUnit, userId: read.data.userId, until: now().getTime() + life })
    return { linkToken }
  })

  const holder = (request: FastifyRequest) => {
    const name = holderOf(request.headers.cookie) ?? demoPeople[0]?.name ?? ''
    return name === stranger.name ? stranger : personNamed(name)
  }
  const said = (request: FastifyRequest) => {
    const locale = localeOf(request.headers['accept-language'])
    return { locale, words: phoneWords[locale].link }
  }
  function sendOld(request: FastifyRequest, reply: FastifyReply) {
    const { locale, words } = said(request)
    const body = html`<h1>${words.old}</h1><p><a href="/sandbox/line/phone">${words.back}</a></p>`
    return sendPage(reply, { locale, title: words.old, body, status: 400 })
  }

  app.get('/line/dialog/bot/accountLink', async (request, reply) => {
    const { linkToken } = query.parse(request.query)
    const token = tokens.get(linkToken)
    if (!token || token.until < now().getTime()) return sendOld(request, reply)
    const { locale, words } = said(request)
    const title = fill(words.title, { name: lineAccount(token.saleUnit || undefined).displayName })
    const body = html`<h1>${title}</h1><p>${fill(words.about, { person: holder(request).name })}</p>
<form method="post"><button class="primary wide">${words.agree}</button></form>`
    return sendPage(reply, { locale, title, body, formsLeadTo: shop() })
  })

  app.post('/line/dialog/bot/accountLink', async (request, reply) => {
    const { linkToken, nonce } = query.parse(request.query)
    const token = tokens.take(linkToken)
    if (!token || token.until < now().getTime()) return sendOld(request, reply)
    const person = holder(request)
    // LINE tells apart whom the token was given to and who agrees, and takes nonces of 10 to 255 letters.
    const isRight = line.subject(person) === token.userId && nonce.length >= 10 && nonce.length <= 255
    await phone.act(person, token.saleUnit, { type: 'accountLink', nonce, result: isRight ? 'ok' : 'failed' })
    const { locale, words } = said(request)
    const status = phone.list(person, token.saleUnit).at(-1)?.statuses.join(', ') ?? ''
    const back = `/sandbox/line/phone?${new URLSearchParams({ person: person.name, account: token.saleUnit })}`
    const title = fill(words.done, { status })
    const body = html`<h1>${title}</h1><p><a href="${back}">${words.back}</a></p>`
    return sendPage(reply, { locale, title, body })
  })
}
