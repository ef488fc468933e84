import { gunzipSync } from 'node:zlib'
import { describe, expect, test, vi } from 'vitest'
import { type CachedPage, makeGuestPageCache, type Rendered } from './guest-pages.ts'

const nonce = 'qY0p7Zk3x1Vn8mTc5RbW2g=='
const fresh = 'AAAAAAAAAAAAAAAAAAAAAA=='
const html = { 'content-type': 'text/html; charset=utf-8' }

function rendered(
  text: string,
  { status = 200, headers = {} as Record<string, string>, broken = false } = {},
): Rendered {
  return {
    response: new Response(text, { status, headers: { ...html, ...headers } }),
    nonce,
    broken: () => broken,
  }
}
const read = async (answer: CachedPage | Response) =>
  answer instanceof Response ? answer.text() : answer.page.plain(nonce).toString()

function clocked(most?: number) {
  let time = 1_000_000
  const pages = makeGuestPageCache({ now: () => time, ...(most ? { most } : {}) })
  return { ...pages, pass: (ms: number) => (time += ms) }
}

describe('guests share a page', () => {
  test('a crowd that comes at once has it rendered once', async () => {
    const { answer } = clocked()
    const render = vi.fn(async () => rendered('one'))
    const answers = await Promise.all(Array.from({ length: 50 }, () => answer('/', render)))
    expect(new Set(await Promise.all(answers.map(read)))).toEqual(new Set(['one']))
    expect(render).toHaveBeenCalledTimes(1)
  })

  test('the first is sent what is ready while the rest is on its way', async () => {
    const { answer } = clocked()
    let finish = () => {}
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('shell '))
        finish = () => {
          controller.enqueue(new TextEncoder().encode('rest'))
          controller.close()
        }
      },
    })
    const first = (await answer('/', async () => ({
      ...rendered(''),
      response: new Response(body, { headers: html }),
    }))) as Response
    const reader = first.body?.getReader()
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('shell ')
    const second = answer('/', async () => rendered('another'))
    finish()
    expect(await read(await second)).toBe('shell rest')
  })

  test('whoever leaves before the end takes nothing from the others', async () => {
    const { answer } = clocked()
    const first = (await answer('/', async () => rendered('whole'))) as Response
    await first.body?.cancel()
    expect(await read(await answer('/', async () => rendered('another')))).toBe('whole')
  })

  test('each address has its own page', async () => {
    const { answer } = clocked()
    for (const key of ['/', '/en', '/product', '/product?p=a'])
      await read(await answer(key, async () => rendered(key)))
    for (const key of ['/', '/en', '/product', '/product?p=a'])
      expect(await read(await answer(key, async () => rendered('no')))).toBe(key)
  })

  test('for seconds only: then once more while the next is made, and never after five', async () => {
    const { answer, pass } = clocked()
    await read(await answer('/', async () => rendered('old')))
    pass(3_999)
    expect(await read(await answer('/', async () => rendered('unwanted')))).toBe('old')
    pass(1)
    expect(await read(await answer('/', async () => rendered('new')))).toBe('old')
    await vi.waitFor(async () =>
      expect(await read(await answer('/', async () => rendered('unwanted')))).toBe('new'),
    )
    pass(5_000)
    expect(await read(await answer('/', async () => rendered('newest')))).toBe('newest')
  })

  test('squeezed, it is the same page', async () => {
    const { answer } = clocked()
    await read(
      await answer('/', async () => rendered(`<script nonce="${nonce}">${'ก'.repeat(900)}</script>`)),
    )
    const cached = (await answer('/', async () => rendered('no'))) as CachedPage
    expect(gunzipSync(await cached.page.gzipped(fresh)).toString()).toBe(
      `<script nonce="${fresh}">${'ก'.repeat(900)}</script>`,
    )
  })
})

describe('what is never kept', () => {
  test.each([
    ['an error', () => rendered('x', { status: 500 })],
    ['an unknown page', () => rendered('x', { status: 404 })],
    ['a way elsewhere', () => rendered('x', { status: 302, headers: { location: '/login' } })],
    [
      'an answer that sets a cookie',
      () => rendered('x', { headers: { 'set-cookie': 'sangdai_customer_token=secret' } }),
    ],
    ['what is no page', () => rendered('x', { headers: { 'content-type': 'application/json' } })],
    ['a page of which a part failed', () => rendered('x', { broken: true })],
    ['a page too large', () => rendered('x'.repeat(2_000_000))],
    ['a page with a zero byte, which the squeezed form could not carry', () => rendered('x\0')],
  ])('%s', async (_, make) => {
    const { answer, size } = clocked()
    const render = vi.fn(async () => make())
    for (let visit = 1; visit <= 3; visit++) {
      await read(await answer('/', render))
      expect(render).toHaveBeenCalledTimes(visit)
    }
    expect(size()).toEqual({ pages: 0, bytes: 0 })
  })

  test('a failed rendering is told to the one who asked; the next one tries again, also those who waited', async () => {
    const { answer } = clocked()
    const failing = answer('/', () => Promise.reject(new Error('database gone')))
    const waiting = answer('/', async () => rendered('fine'))
    await expect(failing).rejects.toThrow('database gone')
    expect(await read(await waiting)).toBe('fine')
  })

  test('a renewal that fails is not hidden behind the old page for long', async () => {
    const { answer, pass } = clocked()
    await read(await answer('/', async () => rendered('old')))
    pass(4_500)
    expect(await read(await answer('/', () => Promise.reject(new Error('gone'))))).toBe('old')
    await vi.waitFor(() =>
      expect(answer('/', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone'),
    )
  })
})

test('however many addresses are tried, memory stays in its bounds, and the page that is asked for stays', async () => {
  const { answer, size } = clocked(200_000)
  await read(await answer('/', async () => rendered('home'.repeat(200))))
  for (let at = 0; at < 3_000; at++) {
    await read(await answer(`/product?p=${at}`, async () => rendered('x'.repeat(1_000))))
    await read(await answer('/', async () => rendered('rendered again')))
  }
  expect(size().bytes).toBeLessThanOrEqual(200_000)
  expect(size().pages).toBeGreaterThan(100)
  expect(await read(await answer('/', async () => rendered('rendered again')))).toBe('home'.repeat(200))
})
