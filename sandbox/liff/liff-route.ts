import { readFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { sandboxLiffId } from '#sandbox/addresses.ts'
import { flexContents } from '#sandbox/kit/flex-schema.ts'
import { refuseBody, refuseFlex } from '#sandbox/line/line-errors.ts'
import { stranger } from '#sandbox/line/line-phone.ts'
import { holderOf, phoneCookie } from '#sandbox/line/phone-cookie.ts'
import { choicePage, wrongAppPage } from '#sandbox/sign-in/authorize-page.ts'
import type { Access } from '#sandbox/sign-in/grants.ts'
import { demoPeople, type Person, personNamed } from '#sandbox/sign-in/people.ts'
import type { SignIn } from '#sandbox/sign-in/signin.ts'
import { bearerAccess } from '#sandbox/sign-in/userinfo-route.ts'
import { localeOf } from '#shop/words/locale.ts'
import { sendPage } from '../kit/page.ts'
import type { World } from '../kit/world.ts'

const path = z.object({ liffId: z.string(), '*': z.string().default('') })
const chosen = z.object({
  person: z.string().max(60).optional(),
  name: z.string().trim().min(1).max(60).optional(),
})
const share = z.object({
  to: z
    .array(z.string().regex(/^U[0-9a-f]{32}$/))
    .min(1, 'Size must be between 1 and 15')
    .max(15),
  messages: z
    .array(
      z.looseObject({
        type: z.literal('flex'),
        altText: z.string().min(1, 'May not be empty').max(400, 'Length must be between 0 and 400'),
        contents: z.unknown(),
      }),
    )
    .min(1, 'Size must be between 1 and 5')
    .max(5, 'Size must be between 1 and 5'),
})
const friends = [...demoPeople, stranger]
const findFriend = (name: string) => friends.find((friend) => friend.name === name) ?? personNamed(name)

/** LINE as the host of the shop's pages: it opens them for somebody it knows, and plays its script to them. */
export function addLiff(app: FastifyInstance, { origin, shop, switches, now, inbox }: World, line: SignIn) {
  const { provider, grants, signing } = line
  const script = readFile(new URL('liff-sdk.ts', import.meta.url), 'utf8').then(stripTypeScriptTypes)

  app.get('/liff/sdk.js', async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(await script),
  )

  /** The shop behind an app: the id ends with the port of its pages. */
  function endpointOf(liffId: string): string | undefined {
    const port = /^\d{1,5}$/.exec(liffId.slice(sandboxLiffId('').length))?.[0]
    if (!port || liffId !== sandboxLiffId(port)) return undefined
    return port === new URL(origin()).port ? shop() : `http://localhost:${port}`
  }

  async function open(request: FastifyRequest, reply: FastifyReply) {
    const { liffId, '*': rest } = path.parse(request.params)
    const locale = localeOf(request.headers['accept-language'])
    const endpoint = endpointOf(liffId)
    if (!endpoint) return sendPage(reply, wrongAppPage(provider, locale))
    const name = holderOf(request.headers.cookie)
    if (!name) return sendPage(reply, choicePage({ provider, locale, origin: endpoint }))
    const search = request.url.includes('?') ? request.url.slice(request.url.indexOf('?')) : ''
    const state = rest || search ? `?${new URLSearchParams({ 'liff.state': `/${rest}${search}` })}` : ''
    const tokens = await tokensFor(findFriend(name))
    reply.header('cache-control', 'no-store')
    return reply.redirect(`${endpoint}/${state}#${new URLSearchParams(tokens)}`, 303)
  }

  async function tokensFor(person: Person) {
    const age = switches.strikes('liffExpired') ? 2 * 3_600_000 : 0
    const issued = new Date(now().getTime() - age)
    const grant = {
      ...{ person, scopes: ['openid', 'profile'], clientId: provider.client.id },
      signedInAt: issued.getTime(),
    }
    const { accessToken } = grants.issueTokens(grant)
    const how = { accessToken, authTime: false, withSecret: false, issued }
    return {
      access_token: accessToken,
      id_token: await signing.signIdToken(grant, how),
      context_token: JSON.stringify({ shares: !switches.strikes('shareUnsupported') }),
    }
  }

  for (const address of ['/liff/:liffId', '/liff/:liffId/*']) {
    app.get(address, open)
    app.post(address, async (request, reply) => {
      const { person, name } = chosen.catch({}).parse(request.body)
      const known = demoPeople.find(({ id }) => id === person) ?? (name ? personNamed(name) : undefined)
      if (known) reply.header('set-cookie', phoneCookie(known))
      return reply.redirect(request.url, 303)
    })
  }

  app.get('/liff/friends', async (request, reply) => {
    const access = accessOf(request)
    if (!access) return refuse(reply)
    const others = friends.filter(({ name }) => name !== access.person.name)
    return { friends: others.map((person) => ({ id: provider.subject(person), name: person.name })) }
  })

  app.post('/liff/share', async (request, reply) => {
    const access = accessOf(request)
    if (!access) return refuse(reply)
    const body = share.safeParse(request.body)
    if (!body.success) return refuseBody(reply, body.error)
    const cards = body.data.messages.map(({ contents }) => flexContents.safeParse(contents))
    for (const [index, card] of cards.entries()) if (card.error) return refuseFlex(reply, index, card.error)
    for (const to of body.data.to)
      for (const [index, { altText }] of body.data.messages.entries()) {
        const flex = cards[index]?.data
        inbox.put({ kind: 'line', to, from: access.person.name, text: altText, ...(flex && { flex }) })
      }
    return { status: 'success' }
  })

  const accessOf = (request: FastifyRequest): Access | undefined =>
    bearerAccess(request.headers.authorization, grants)
}

/** LINE's calls that its script makes from a page of the shop, which may be on another origin than the sandbox. */
const calledByPages =
  /^\/sandbox\/(liff\/(sdk\.js|friends|share)|line\/(oauth2\/v2\.1\/verify|v2\/profile|friendship\/v1\/status))(\?|$)/

export function openToPages(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (calledByPages.test(request.url)) reply.header('access-control-allow-origin', '*')
  })
  app.options('/*', async (request, reply) =>
    calledByPages.test(request.url)
      ? reply
          .headers({ 'access-control-allow-headers': 'authorization, content-type' })
          .headers({ 'access-control-allow-methods': 'GET, POST', 'access-control-max-age': '600' })
          .code(204)
          .send()
      : reply.code(404).send({ message: 'Not found' }),
  )
}

const refuse = (reply: FastifyReply) => reply.code(401).send({ message: 'The access token expired' })
