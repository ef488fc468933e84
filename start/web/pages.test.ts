import { createReadStream } from 'node:fs'
import { request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { afterAll, describe, expect, test } from 'vitest'
import { heldQueue } from '#checks/tools/held-queue.ts'
import { makeHttpServer } from '#start/http-server.ts'
import { isSetupPath } from '#web/customer/network-setup/waiting-network.ts'
import { boundedBody } from '#web/kit/calls/bounded-body.ts'
import type { PageParts } from '#web/kit/calls/page-parts.ts'
import { readForm } from '#web/kit/calls/read-form.ts'
import { isStranger } from '#web/kit/visit/cookies.ts'
import { openJar } from '#web/kit/visit/jar.ts'
import { isLiffBrowser } from '#web/kit/visit/line-visit.ts'
import { sharedAddress, shellAddress } from '#web/start/shared-pages.ts'
import { mayComeFromOutside, takenBy } from '#web/start/taken-by.ts'
import { addPages, type PagesOptions } from './pages.ts'
import type { ScriptRequest } from './script-request.ts'

/** A stub of our pages that reports the body size or the cookies. */
const page = async (request: Request, { turnedAway, isShell }: Pick<PageParts, 'turnedAway' | 'isShell'>) => {
  if (turnedAway)
    return new Response(`turned away: ${turnedAway.problem.Code} of ${request.method}`, {
      status: turnedAway.status,
    })
  if (request.body) return new Response(String((await request.text().catch(() => '')).length))
  const cached = new URL(request.url).pathname === '/robots.txt' ? 'public, max-age=60' : 'private, no-cache'
  if (isShell && request.headers.get('cookie')) return new Response('a rider’s own')
  return new Response(`${isShell ? 'shell ' : ''}read by ${request.headers.get('cookie') ?? 'nobody'}`, {
    headers: { 'content-type': 'text/html', 'cache-control': cached },
  })
}
/** Says how much a script sent, and renews a token as a visit does. */
const answerScript = async (name: string, request: ScriptRequest) => ({
  status: 200,
  body: { name, length: (await request.json().then(JSON.stringify, () => '')).length },
})
const visitorOf = (request: ScriptRequest) => {
  const jar = openJar(request, false)
  if (jar.get('customerRefresh')) jar.set('customerToken', 'fresh')
  return { jar }
}
const module = {
  answerScript,
  visitorOf,
  shellAddress,
  createRequestHandler: () => page,
  isStranger,
  isLiffBrowser,
  sharedAddress,
  takenBy,
  mayComeFromOutside,
  boundedBody,
  styles: '/assets/app.css',
  makeContext: (parts: PageParts) => parts,
  areaOf: () => 'shop',
  isSetupPath,
  waitingNetwork: () => async () => false,
}
const optionsAt = (origin: string, secure: boolean, shared = false): PagesOptions => ({
  loadBuild: async () => ({ build: { entry: { module } }, words: {} }) as never,
  carrier: (async () => {}) as never,
  apiBaseUrl: undefined,
  prove: () => '',
  inbox: () => undefined,
  liff: () => undefined,
  origin: () => origin,
  secure,
  shared,
})
async function pagesAt(origin: string, secure: boolean, shared = false) {
  const server = await makeHttpServer(pino({ level: 'silent' }), { proxies: 0, secure })
  await addPages(server, optionsAt(origin, secure, shared))
  afterAll(() => server.close())
  return server
}
const options = optionsAt('http://shop.test', false)
const app = await pagesAt('http://shop.test', false)
await app.listen({ port: 0, host: '127.0.0.1' })
const { port } = app.server.address() as AddressInfo
const form = 'application/x-www-form-urlencoded'
const megabyte = 1_048_576
const longestForm = 131_072
const inParts = 'multipart/form-data; boundary=x'

const send = (
  url: string,
  {
    method = 'POST',
    origin = 'http://shop.test',
    type = form,
    body = 'a=1',
  }: Partial<Record<string, string>> = {},
) =>
  app.inject({
    method: method as 'POST',
    url,
    headers: { host: 'shop.test', origin, 'content-type': type },
    payload: body,
  })

test.each([
  ['a form of our own', {}, 200],
  ['a form of another site', { origin: 'http://evil.test' }, 403],
  ['a form of nowhere', { origin: 'null' }, 403],
  ['plain text, which another site may send unasked', { type: 'text/plain' }, 415],
  [
    'a form in parts, where no files are taken',
    { type: 'multipart/form-data; boundary=x', body: 'rubbish' },
    415,
  ],
  ['a form that does not say what it is', { type: '' }, 415],
  ['a form of 128 kilobytes', { body: 'a'.repeat(longestForm) }, 200],
  ['one byte more', { body: 'a'.repeat(longestForm + 1) }, 413],
  ['a form of a thousand fields', { body: 'a&'.repeat(1_000) }, 200],
  ['one field more', { body: 'a&'.repeat(1_001) }, 413],
  ['another method', { method: 'PUT' }, 405],
])('%s', async (_what, sent, status) => {
  for (const url of ['/login', '/en/login', '/login.data'])
    expect((await send(url, sent)).statusCode, url).toBe(status)
})

const published = await pagesAt('https://shop.example', true)

/** A form at a published shop, with a browser's origin headers. */
const sentFrom = async (said: Record<string, string>, host = 'shop.example') =>
  Promise.all(
    ['/login', '/en/login', '/login.data', '/exchange/syncCart'].map(async (url) => {
      const type = url === '/exchange/syncCart' ? 'application/json' : form
      const headers = { host, 'content-type': type, ...said }
      return (await published.inject({ method: 'POST', url, headers, payload: '{}' })).statusCode
    }),
  )

test.each([
  ['our own', { origin: 'https://shop.example' }],
  [
    'our own, as a browser says it in full',
    { origin: 'https://shop.example', 'sec-fetch-site': 'same-origin' },
  ],
  ['our own page in a browser that says only so much', { 'sec-fetch-site': 'same-origin' }],
  ['a program, which no other site can make a customer run', {}],
])('a form of %s is heard', async (_whose, said) => {
  expect(await sentFrom(said)).toEqual([200, 200, 200, 200])
})

test.each([
  ['a host that begins like ours', { origin: 'https://shop.example.evil.com' }],
  ['a host that ends like ours', { origin: 'https://evilshop.example' }],
  ['a host under ours', { origin: 'https://evil.shop.example' }],
  ['the host above ours', { origin: 'https://example' }],
  ['our host without its lock', { origin: 'http://shop.example' }],
  ['our host at another port', { origin: 'https://shop.example:8443' }],
  ['our name before an @', { origin: 'https://shop.example@evil.com' }],
  ['our name as a path', { origin: 'https://evil.com/shop.example' }],
  ['our host with a dot behind', { origin: 'https://shop.example.' }],
  ['nowhere', { origin: 'null' }],
  ['what is no origin', { origin: 'shop.example' }],
  ['two origins', { origin: 'https://shop.example https://evil.com' }],
  ['another site that hides its origin', { 'sec-fetch-site': 'cross-site' }],
  ['a sister site that hides its origin', { 'sec-fetch-site': 'same-site' }],
  ['an address that was typed', { 'sec-fetch-site': 'none' }],
  ['another origin that claims to be ours', { origin: 'https://evil.com', 'sec-fetch-site': 'same-origin' }],
])('a form of %s is refused', async (_whose, said) => {
  expect(await sentFrom(said)).toEqual([403, 403, 403, 403])
})

test('at a port of its own, a shop hears that port alone', async () => {
  const at = (origin: string) => sentFrom({ origin }, 'shop.example:3000')
  expect(await at('https://shop.example:3000')).toEqual([200, 200, 200, 200])
  for (const other of ['https://shop.example', 'https://shop.example:30000', 'https://shop.example:300'])
    expect(await at(other), other).toEqual([403, 403, 403, 403])
})

test('what a script says is for the pages that hear it, and a form is not', async () => {
  const json = { type: 'application/json', body: '{}' }
  for (const url of ['/exchange/syncCart', '/en/exchange/placeOrder', '/EN/Exchange/placeOrder/']) {
    expect((await send(url, json)).statusCode, url).toBe(200)
    expect((await send(url)).statusCode, url).toBe(415)
    expect((await send(url, { ...json, body: `"${'&'.repeat(400_000)}"` })).statusCode, url).toBe(200)
    expect((await send(url, { ...json, body: `"${'a'.repeat(megabyte / 2)}"` })).statusCode, url).toBe(413)
  }
  expect((await send('/login', json)).statusCode).toBe(415)
})

test('a page that takes files is sent more, and counts for itself', async () => {
  for (const url of [
    '/register',
    '/en/register',
    '/register.data',
    '/en/register.data?index',
    '/register/',
    '/EN/Register',
  ])
    expect((await send(url, { type: inParts, body: 'a'.repeat(3 * megabyte) })).body, url).toBe(
      String(3 * megabyte),
    )
})

test('a page that takes files is sent no more fields for that, nor a longer form without files', async () => {
  const english = await send('/en/register', { type: inParts, body: '\r\n--x'.repeat(1_001) })
  expect([english.statusCode, english.body]).toEqual([
    413,
    expect.stringContaining('The request is too large'),
  ])
  const thai = await send('/register', { type: inParts, body: '\r\n--x'.repeat(1_001) })
  expect(thai.body).toContain('ข้อมูลที่ส่งมาใหญ่เกินไป')
  expect((await send('/register', { body: 'a'.repeat(longestForm + 1) })).statusCode).toBe(413)
})

test('of twenty-five forms with files that come at once four are read, twenty wait, and one is told to come again', async () => {
  const queue = heldQueue({ places: 4, everybody: 25 })
  const slow = async () => {
    await queue.enter()
    return new Response('read')
  }
  const server = await makeHttpServer(pino({ level: 'silent' }), { proxies: 0, secure: false })
  const build = { entry: { module: { ...module, createRequestHandler: () => slow } } }
  await addPages(server, { ...options, loadBuild: async () => ({ build, words: {} }) as never })
  afterAll(() => server.close())
  const headers = { host: 'shop.test', origin: 'http://shop.test', 'content-type': inParts }
  const sent = Array.from({ length: 25 }, (_, at) =>
    server.inject({
      method: 'POST',
      url: '/en/register',
      headers,
      payload: '--x--',
      remoteAddress: `10.9.0.${at + 1}`,
    }),
  )
  const answers = await queue.answersTo(sent)
  expect(queue.mostInside()).toBe(4)
  const turnedAway = answers.filter(({ statusCode }) => statusCode === 503)
  expect(turnedAway.map(({ body, headers }) => [body, headers['retry-after']])).toEqual([
    [
      expect.stringContaining('Many pictures are being uploaded right now. Please try again in 10 seconds.'),
      '10',
    ],
  ])
  expect(answers.filter(({ body }) => body === 'read')).toHaveLength(24)
})

test('a form of nothing but fields is not read to its end', async () => {
  const before = process.threadCpuUsage()
  const form = await readForm(
    new Request('http://shop.test', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'a&'.repeat(megabyte / 2),
    }),
    megabyte,
  )
  const { user, system } = process.threadCpuUsage(before)
  expect(form).toBeUndefined()
  expect((user + system) / 1_000).toBeLessThan(200)
})

describe('who asks too often', () => {
  const limited = async (requestLimit: number) => {
    const server = await makeHttpServer(pino({ level: 'silent' }), { proxies: 1, secure: false })
    server.get('/healthz', async () => 'ok')
    await addPages(server, { ...options, requestLimit })
    return (url: string, address: string, more: object = {}) =>
      server.inject({ url, headers: { host: 'shop.test', 'x-forwarded-for': address }, ...more })
  }

  test('is told how long to wait, in the language of the page, while others are served and health is not counted', async () => {
    const get = await limited(1)
    for (let times = 0; times < 6; times++) expect((await get('/login', '192.0.2.1')).statusCode).toBe(200)
    const thai = await get('/login', '192.0.2.1')
    expect([thai.statusCode, thai.headers['retry-after']]).toEqual([429, '1'])
    expect(thai.body).toContain('กรุณารอ 1 วินาทีแล้วลองใหม่')
    expect(thai.body).toContain('<a href="">ลองอีกครั้ง</a>')
    expect((await get('/en/login', '192.0.2.1')).body).toContain('Please wait 1 second and try again.')
    expect((await get('/login', '192.0.2.2')).statusCode).toBe(200)
    expect((await get('/healthz', '192.0.2.1')).statusCode).toBe(200)
  })

  test('is told so in JSON where a script asks, and by the page itself where a page asks for its data', async () => {
    const get = await limited(1)
    for (let times = 0; times < 6; times++) await get('/login', '192.0.2.1')
    const script = { method: 'POST', payload: '{}' }
    const headers = {
      host: 'shop.test',
      origin: 'http://shop.test',
      'x-forwarded-for': '192.0.2.1',
      'content-type': 'application/json',
    }
    const answer = await get('/en/exchange/syncCart', '192.0.2.1', { ...script, headers })
    expect([answer.statusCode, answer.json()]).toEqual([
      429,
      { code: 'general.tooMany', message: 'Too many requests. Please wait 1 second and try again.' },
    ])
    const data = await get('/login.data', '192.0.2.1')
    expect([data.headers['retry-after'], data.body]).toEqual(['1', 'turned away: general.tooMany of GET'])
    const sent = await get('/login.data', '192.0.2.1', {
      method: 'POST',
      payload: 'a=1',
      headers: { ...headers, 'content-type': form },
    })
    expect([sent.headers['retry-after'], sent.body]).toEqual(['1', 'turned away: general.tooMany of POST'])
  })

  test('is told that a form was not sent and that going back keeps what was typed; no link asks for it anew', async () => {
    const get = await limited(1)
    for (let times = 0; times < 6; times++) await get('/login', '192.0.2.1')
    const headers = {
      host: 'shop.test',
      origin: 'http://shop.test',
      'x-forwarded-for': '192.0.2.1',
      'content-type': form,
    }
    const answer = async (url: string) =>
      (await get(url, '192.0.2.1', { method: 'POST', payload: 'a=1', headers })).body
    expect(await answer('/login')).toContain('<h1>ยังไม่ได้ส่งข้อมูล</h1>')
    const english = await answer('/en/login')
    expect(english).toContain('Press Back in your browser: what you typed is still there.')
    expect(english.match(/<a [^>]*>/g)).toEqual(['<a href="/en">'])
  })

  test('counts as one over a whole IPv6 network', async () => {
    const get = await limited(1)
    for (let times = 0; times < 6; times++) await get('/login', `2001:db8:0:1::${times}`)
    expect((await get('/login', '2001:db8:0:1:ffff::1')).statusCode).toBe(429)
    expect((await get('/login', '2001:db8:0:2::1')).statusCode).toBe(200)
  })
})

test('guests share a page, and nobody else: whoever brings a cookie of ours is shown their own, and it is kept for none', async () => {
  const shop = await pagesAt('https://shop.example', true, true)
  const read = async (cookie?: string) =>
    (await shop.inject({ url: '/', headers: { host: 'shop.example', ...(cookie ? { cookie } : {}) } })).body
  for (let round = 0; round < 2; round++) {
    expect(await read('sangdai_customer_token=one')).toBe('read by sangdai_customer_token=one')
    expect(await read()).toBe('read by nobody')
    expect(await read('_ga=1')).toBe('read by nobody')
    expect(await read('sangdai_token=two')).toBe('read by sangdai_token=two')
  }
})

test('the language is remembered for a year, by this shop alone, and by nothing that anyone may keep', async () => {
  const remembered = async (server: typeof app, url: string) =>
    (await server.inject({ url, headers: { host: 'shop.example' } })).headers['set-cookie']
  expect(await remembered(published, '/en/login')).toBe(
    'i18n_redirected=en; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
  )
  expect(await remembered(app, '/login')).toBe('i18n_redirected=th; Path=/; Max-Age=31536000; SameSite=Lax')
  expect(await remembered(published, '/robots.txt')).toBeUndefined()
})

test.each([
  ['an address of another site', 'http://evil.test/login', 'shop.test'],
  ['a host that is none', '/login', '"><script>'],
])('%s is a bad request, not a fault', async (_what, path, host) => {
  const status = await new Promise((done) =>
    ask({ port, host: '127.0.0.1', path, headers: { host } }, (answer) => done(answer.statusCode)).end(),
  )
  expect(status).toBe(400)
})

test.each([
  ['/login', form],
  ['/exchange/syncCart', 'application/json'],
])('a body for %s that does not say its length breaks off', async (path, type) => {
  const answer = await new Promise<number | string>((done) => {
    const headers = {
      origin: `http://127.0.0.1:${port}`,
      'content-type': type,
      'transfer-encoding': 'chunked',
    }
    const sent = ask({ port, host: '127.0.0.1', path, method: 'POST', headers }, (response) =>
      done(response.statusCode ?? 0),
    )
    sent.on('error', (error) => done(error.message))
    createReadStream('/dev/zero', { end: 20 * megabyte }).pipe(sent)
  })
  expect(answer).not.toBe(200)
})

test.each([
  [0, '127.0.0.1'],
  [1, '198.51.100.7'],
  [2, '192.0.2.1'],
])(
  'behind %i proxies a visitor is who the outermost of them says, and no further',
  async (proxies, address) => {
    const server = await makeHttpServer(pino({ level: 'silent' }), { proxies, secure: false })
    server.get('/address', async ({ ip }) => ip)
    const headers = { 'x-forwarded-for': '203.0.113.9, 192.0.2.1, 198.51.100.7' }
    expect((await server.inject({ url: '/address', headers })).body).toBe(address)
  },
)

test('a page that LINE opens is nobody else’s, since it signs in first', async () => {
  const shop = await pagesAt('https://shop.example', true, true)
  const read = async (userAgent: string) =>
    (
      await shop.inject({
        url: '/',
        headers: { host: 'shop.example', cookie: '_ga=1', 'user-agent': userAgent },
      })
    ).body
  expect(await read('Mozilla/5.0 Safari Line/14.9.1')).toBe('read by nobody')
  expect(await read('Mozilla/5.0 Safari Line/14.9.1 LIFF')).toBe('read by _ga=1')
})

test('whoever reads English keeps what the address of the home page carries', async () => {
  const shop = await pagesAt('https://shop.example', true, true)
  const answer = await shop.inject({
    url: '/?liff.state=%2Fcart',
    headers: { host: 'shop.example', cookie: 'i18n_redirected=en' },
  })
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/en?liff.state=%2Fcart'])
})

test('riders are sent one page alike, rendered without their cookies; without a sign-in the guard decides', async () => {
  const shop = await pagesAt('http://shop.example', false, true)
  const read = async (url: string, cookie?: string) =>
    (
      await shop.inject({
        url,
        headers: { host: 'shop.example', 'user-agent': 'Safari', ...(cookie ? { cookie } : {}) },
      })
    ).body
  for (const cookie of ['sangdai_rider_token=one', 'sangdai_customer_token=x; sangdai_rider_refresh=two'])
    for (const url of ['/rider', '/en/rider', '/rider?view=load'])
      expect(await read(url, cookie), url + cookie).toBe('shell read by nobody')
  for (const cookie of [
    undefined,
    'sangdai_customer_token=one',
    'sangdai_rider_token=',
    'sangdai_rider_tokens=1',
  ])
    expect(await read('/rider', cookie), cookie).toBe(`read by ${cookie ?? 'nobody'}`)
  const token = 'sangdai_rider_token=one'
  for (const url of ['/rider/history', '/rider/login', '/RIDER', '/rider/', '/rider.data', '/'])
    expect(await read(url, token), url).toBe(`read by ${token}`)
})

test('a script’s answer renews the tokens of its visitor beside the language', async () => {
  const answer = await app.inject({
    ...{ method: 'POST', url: '/en/exchange/syncCart', payload: '{"a":1}' },
    headers: {
      ...{ host: 'shop.test', origin: 'http://shop.test', 'content-type': 'application/json' },
      cookie: 'sangdai_customer_refresh=r',
    },
  })
  expect(answer.json()).toEqual({ name: 'syncCart', length: 7 })
  expect(answer.headers['cache-control']).toBe('private, no-cache')
  const cookies = [answer.headers['set-cookie']].flat().map((cookie) => String(cookie).split(';')[0])
  expect(cookies).toEqual(['i18n_redirected=en', 'sangdai_customer_token=fresh'])
})
