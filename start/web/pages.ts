import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createRequest } from '@remix-run/node-fetch-server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ServerBuild } from 'react-router'
import { addressBuckets } from '#api/kit/calls/caller-limits.ts'
import { answerSayer, takesGzip } from '#api/kit/calls/shared-answers.ts'
import { addressKey } from '#api/kit/calls/token-buckets.ts'
import { takeUploadTurn } from '#api/kit/calls/upload-turns.ts'
import type { Carrier } from '#shop/contract/carrier.ts'
import type { LiffApp } from '#shop/line/liff.ts'
import { generalProblems } from '#shop/problems/general-problems.ts'
import { Problem, refuse } from '#shop/problems/problem.ts'
import { type Locale, locales } from '#shop/words/locale.ts'
import { type CachedPage, type GuestPages, makeGuestPageCache, type Rendered } from './guest-pages.ts'
import { sendOpensSoon } from './opens-soon.ts'
import { mostBytes, mostFields, whyNotLook } from './page-requests.ts'
import { sendTurnedAway, type TurnedAway, turnedAway } from './turned-away.ts'

type Entry = typeof import('#web/start/entry.server.tsx')
type Build = ServerBuild & { entry: { module: Entry } }
type Loaded = { build: ServerBuild; words: Record<string, string> }
type Handle = (request: Request, context: ReturnType<Entry['makeContext']>) => Promise<Response>
/** How the build is loaded: once when built, for each request in development. */
export type LoadBuild = () => Promise<Loaded>

export type PagesOptions = {
  loadBuild: LoadBuild
  carrier: Carrier | undefined
  apiBaseUrl: string | undefined
  prove: (address: string) => string
  inbox: () => string | undefined
  /** The shop as an app inside LINE. */
  liff: () => LiffApp | undefined
  origin: () => string
  secure: boolean
  /** Whether guests share pages; off in development. */
  shared: boolean
  /** The sustained requests per second of an address; without it there is no limit. */
  requestLimit?: number
}

/** The address of a script's call, spelled as our pages spell it. */
const scriptCall = /^(?:\/en)?\/exchange\/(\w+)$/
const sayToScript = answerSayer(JSON.stringify)
const localeCookie = 'i18n_redirected'

const pathOf = (url = '/') => url.split('?')[0] ?? '/'
const localeAt = (url: string): Locale => (/^\/en(\/|\.data$|$)/.test(pathOf(url)) ? 'en' : 'th')

export function builtPages(folder: string): LoadBuild {
  const loaded = (async () => ({
    build: (await import(pathToFileURL(join(folder, 'server', 'index.js')).href)) as ServerBuild,
    words: await wordChunks(folder),
  }))()
  return () => loaded
}

/** The built file of an area's dictionary in a language. */
async function wordChunks(folder: string): Promise<Record<string, string>> {
  const manifest = JSON.parse(
    await readFile(join(folder, 'client', '.vite', 'manifest.json'), 'utf8'),
  ) as Record<string, { file: string }>
  const entries = Object.entries(manifest).map(
    ([source, { file }]) => [/web\/words\/(\w+-\w+)\.ts$/.exec(source)?.[1] ?? '', `/${file}`] as const,
  )
  return Object.fromEntries(entries.filter(([name]) => name !== ''))
}

/** Every page, Thai at its path and English under /en: one build, two handlers. */
export async function addPages(
  app: FastifyInstance,
  { loadBuild, carrier, apiBaseUrl, prove, inbox, liff, origin, secure, shared, requestLimit }: PagesOptions,
): Promise<void> {
  const first = (await loadBuild()).build as unknown as Build
  const carry = apiBaseUrl ? first.entry.module.httpCarrier(apiBaseUrl, prove) : carrier
  if (!carry) throw new Error('the pages have no way to the API')
  const { isStranger, isLiffBrowser, sharedAddress, shellAddress, takenBy, mayComeFromOutside } =
    first.entry.module
  const { isSetupPath, waitingNetwork, boundedBody, styles } = first.entry.module
  const isWaiting = waitingNetwork(carry)
  const guests: GuestPages | undefined = shared ? makeGuestPageCache() : undefined
  const addresses = requestLimit === undefined ? undefined : addressBuckets(requestLimit)
  let handlers: { build: ServerBuild; byLocale: Record<Locale, Handle> } | undefined

  function handlersOf(current: Build): Record<Locale, Handle> {
    if (handlers?.build !== current) {
      const { createRequestHandler } = current.entry.module
      const make = (basename: string) =>
        createRequestHandler({ ...current, basename }, 'production') as unknown as Handle
      handlers = { build: current, byLocale: { th: make('/'), en: make('/en') } }
    }
    return handlers.byLocale
  }

  /** A body without a length is limited too; pages that take files have their own limit. */
  function boundedRequest(
    { raw, protocol, headers }: FastifyRequest,
    reply: FastifyReply,
    onTooLong: () => void,
  ): Request {
    // Behind a proxy the browser used https: the router refuses a form whose origin differs from the page's.
    const request = createRequest(raw, reply.raw, {
      protocol: secure || protocol === 'https' ? 'https:' : 'http:',
    })
    if (!request.body) return request
    const [type, taken] = [headers['content-type'] ?? '', takenBy(pathOf(raw.url))]
    const limits = {
      bytes: mostBytes(taken, type),
      fields: taken === 'json' ? Number.POSITIVE_INFINITY : mostFields,
      type,
      onTooLong,
    }
    return new Request(request, { body: boundedBody(request.body, limits), duplex: 'half' } as RequestInit)
  }

  async function render(
    request: Request,
    locale: Locale,
    address: string,
    { away, isShell }: { away?: TurnedAway; isShell?: boolean } = {},
  ): Promise<Rendered> {
    const { build, words } = await loadBuild()
    const current = build as unknown as Build
    const { makeContext, areaOf } = current.entry.module
    const area = areaOf(new URL(request.url).pathname.replace(/^\/en(?=\/|$)/, '') || '/')
    const nonce = randomBytes(16).toString('base64')
    let broken = false
    const context = makeContext({
      carrier: carry as Carrier,
      locale,
      nonce,
      origin: origin(),
      address,
      secure,
      inbox: inbox(),
      liff: liff(),
      turnedAway: away,
      isShell: isShell ?? false,
      wordsHref: words[`${area}-${locale}`],
      onBroken: () => {
        broken = true
      },
    })
    return { response: await handlersOf(current)[locale](request, context), nonce, broken: () => broken }
  }

  /** A refusal must be cheap: only script requests go through the router, which knows their format. */
  async function turnAway(away: TurnedAway, request: FastifyRequest, reply: FastifyReply) {
    const [path, locale] = [pathOf(request.url), localeAt(request.url)]
    const sends = request.method === 'POST'
    if (!/\.data\/?$/i.test(path))
      return sendTurnedAway(reply, away, { locale, json: takenBy(path) === 'json', sends, styles })
    // A form's script expects another format than a page's.
    const turnedAwayRequest = new Request(`${origin()}${request.url}`, { method: sends ? 'POST' : 'GET' })
    const { response } = await render(turnedAwayRequest, locale, request.ip, { away })
    return reply.header('retry-after', String(away.seconds)).send(response)
  }

  /** Counts a request of this address, and an upload if it is one; returns a refusal above the limit. */
  async function whyNotNow(request: FastifyRequest, reply: FastifyReply): Promise<Problem | undefined> {
    const seconds = addresses?.take(addressKey(request.ip)) ?? 0
    if (seconds > 0) return refuse(generalProblems.tooMany, { seconds })
    if (request.method !== 'POST' || takenBy(pathOf(request.url)) !== 'files') return undefined
    try {
      const release = await takeUploadTurn(request.ip)
      reply.raw.once('close', release)
      if (reply.raw.closed) release()
      return undefined
    } catch (error) {
      if (error instanceof Problem) return error
      throw error
    }
  }

  /** A script's call needs no page, and so no router, which costs more than most calls do. */
  async function answerCall(name: string, locale: Locale, request: FastifyRequest, reply: FastifyReply) {
    const { answerScript, visitorOf } = ((await loadBuild()).build as unknown as Build).entry.module
    let tooLong = false
    const bounded = boundedRequest(request, reply, () => {
      tooLong = true
    })
    const visitor = visitorOf(bounded, { carrier: carry as Carrier, locale, address: request.ip, secure })
    const { status, body } = await answerScript(name, bounded, visitor)
    if (tooLong) return turnAway(turnedAway(refuse(generalProblems.tooLarge), locale), request, reply)
    for (const cookie of visitor.jar.changes()) reply.header('set-cookie', cookie)
    reply.status(status).type('application/json; charset=utf-8')
    const said = sayToScript(body, takesGzip(request.headers['accept-encoding']))
    if (typeof said === 'string') return reply.send(said)
    return reply.header('content-encoding', 'gzip').header('vary', 'accept-encoding').send(said.gzip)
  }

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const [path, locale] = [pathOf(request.url), localeAt(request.url)]
    const cookie = /(?:^|;\s*)i18n_redirected=(\w+)/.exec(request.headers.cookie ?? '')?.[1]
    const chosen = (request.query as { lang?: string }).lang
    // A visitor who chose English is redirected from the bare address; `lang` of the language menu overrides
    // it.
    if (path === '/' && cookie === 'en' && chosen !== 'th')
      return reply.redirect(`/en${request.url.slice(path.length)}`, 302)
    // A gateway's form comes without cookies: its language is not what the visitor chose.
    if (locales.includes(locale) && cookie !== locale && !mayComeFromOutside(path)) {
      reply.header(
        'set-cookie',
        `${localeCookie}=${locale}; Path=/; Max-Age=${365 * 24 * 3600}; SameSite=Lax${secure ? '; Secure' : ''}`,
      )
    }
    reply.header('cache-control', 'private, no-cache')
    const call = request.method === 'POST' ? scriptCall.exec(path)?.[1] : undefined
    if (call) return answerCall(call, locale, request, reply)
    const { cookie: cookies, 'user-agent': userAgent } = request.headers
    const mayShare = guests && request.method === 'GET' && !isLiffBrowser(userAgent)
    const shell = mayShare ? shellAddress(request.url, cookies) : undefined
    const address = shell ?? (mayShare && isStranger(cookies) ? sharedAddress(request.url) : undefined)
    if (!guests || !address) {
      let tooLong = false
      const bounded = boundedRequest(request, reply, () => {
        tooLong = true
      })
      const { response } = await render(bounded, locale, request.ip)
      if (tooLong) {
        await response.body?.cancel()
        return turnAway(turnedAway(refuse(generalProblems.tooLarge), locale), request, reply)
      }
      // A publicly cacheable response sets no cookie.
      if (/\bpublic\b/.test(response.headers.get('cache-control') ?? '')) reply.removeHeader('set-cookie')
      return reply.send(response)
    }
    // A request without the first visitor's cookies or headers.
    const found = await guests.answer(address, () =>
      render(new Request(`${origin()}${address}`), locale, request.ip, { isShell: shell !== undefined }),
    )
    return found instanceof Response ? reply.send(found) : sendCached(found, request, reply)
  }

  await app.register(async (scope) => {
    // The pages parse their own forms from the stream.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    scope.all('/*', async (request, reply) => {
      const path = pathOf(request.url)
      const refused = whyNotLook(request, {
        taken: takenBy(path),
        secure,
        fromOutside: mayComeFromOutside(path),
      })
      if (refused) return reply.status(refused.status).type('text/plain').send(refused.why)
      const problem = await whyNotNow(request, reply)
      if (!problem && !isSetupPath(path) && (await isWaiting()))
        return sendOpensSoon(reply, localeAt(request.url), styles)
      return problem
        ? turnAway(turnedAway(problem, localeAt(request.url)), request, reply)
        : answer(request, reply)
    })
  })
}

/** A cached page with a new nonce. */
async function sendCached(
  { page, headers, nonce }: CachedPage,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const fresh = randomBytes(16).toString('base64')
  for (const [name, value] of headers) reply.header(name, value.replaceAll(nonce, fresh))
  reply.header('vary', 'Cookie, Accept-Encoding')
  if (!/\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(request.headers['accept-encoding'] ?? ''))
    return reply.send(page.plain(fresh))
  return reply.header('content-encoding', 'gzip').send(await page.gzipped(fresh))
}
