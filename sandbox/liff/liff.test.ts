import { expect, test } from 'vitest'
import { sandboxLiffId } from '#sandbox/addresses.ts'
import { openSandbox, post, readJson } from '#sandbox/test-sandbox.ts'
import { shareCard } from '#shop/line/share-card.ts'

const holder = (name: string) => ({ cookie: `sandbox_line_holder=${encodeURIComponent(name)}` })

async function openWorld() {
  const world = await openSandbox()
  const base = `${world.origin}/sandbox`
  const app = sandboxLiffId(new URL(world.origin).port)
  const open = (path = '', headers: Record<string, string> = holder('ร้านป้าแต๋ว'), id = app) =>
    fetch(`${base}/liff/${id}${path}`, { headers, redirect: 'manual' })
  const tokenOf = async (name: string) => {
    const location = new URL((await open('', holder(name))).headers.get('location') ?? '')
    return new URLSearchParams(location.hash.slice(1)).get('access_token') ?? ''
  }
  return { ...world, base, app, open, tokenOf }
}

test('an app opens the shop’s page with tokens behind the hash, where no server sees them', async () => {
  const { open, origin, base } = await openWorld()
  const location = new URL((await open('/en/product/1124?p=2')).headers.get('location') ?? '')
  expect(location.origin + location.pathname).toBe(`${origin}/`)
  expect([...location.searchParams]).toEqual([['liff.state', '/en/product/1124?p=2']])
  const handed = new URLSearchParams(location.hash.slice(1))
  expect([...handed.keys()]).toEqual(['access_token', 'id_token', 'context_token'])
  const headers = { authorization: `Bearer ${handed.get('access_token')}` }
  expect(await readJson(fetch(`${base}/line/v2/profile`, { headers }))).toMatchObject({
    displayName: 'ร้านป้าแต๋ว',
  })
  expect((await open()).headers.get('location')).toMatch(new RegExp(`^${origin}/#access_token=`))
})

test('an app of another port leads to the shop there; any other id leads nowhere', async () => {
  const { open } = await openWorld()
  const elsewhere = await open('', undefined, sandboxLiffId('4999'))
  expect(elsewhere.headers.get('location')).toMatch(/^http:\/\/localhost:4999\/#/)
  for (const id of [
    'sandbox-line-',
    'sandbox-line-evil.test',
    'sandbox-line-1@evil.test',
    '1234567890-AbCdEfGh',
  ])
    expect([id, (await open('', undefined, id)).status]).toEqual([id, 400])
})

test('whoever holds no phone yet says who they are, and stays that person', async () => {
  const { open, app, base } = await openWorld()
  const asked = await open('/product', {})
  expect(asked.status).toBe(200)
  expect(await asked.text()).toContain('ร้านลุงหมาน')
  const chosen = await post(`${base}/liff/${app}/product`, new URLSearchParams({ name: 'คุณใหม่' }))
  expect(chosen.headers.get('location')).toMatch(/\/product$/)
  const cookie = chosen.headers.get('set-cookie')?.split(';')[0] ?? ''
  expect((await open('/product', { cookie })).status).toBe(303)
})

test('the script is served without types, and to a page of another origin', async () => {
  const { base } = await openWorld()
  const script = await fetch(`${base}/liff/sdk.js`)
  expect(script.headers.get('access-control-allow-origin')).toBe('*')
  const text = await script.text()
  expect(text).toMatch(/export default \{/)
  expect(text).not.toMatch(/type Tokens|as const|: string\b/)
  for (const path of ['liff/share', 'line/v2/profile']) {
    const asked = await fetch(`${base}/${path}`, { method: 'OPTIONS' })
    expect([path, asked.status, asked.headers.get('access-control-allow-headers')]).toEqual([
      path,
      204,
      'authorization, content-type',
    ])
  }
  expect((await fetch(`${base}/line/v2/bot/message/push`, { method: 'OPTIONS' })).status).toBe(404)
})

test('a shared card lands with the chosen friends, in the name of who sent it; LINE’s limits hold', async () => {
  const { base, inbox, tokenOf } = await openWorld()
  const headers = { authorization: `Bearer ${await tokenOf('คุณใหม่')}` }
  const { friends } = (await readJson(fetch(`${base}/liff/friends`, { headers }))) as {
    friends: { id: string; name: string }[]
  }
  expect(friends.map(({ name }) => name)).toContain('ร้านป้าแต๋ว')
  const card = shareCard({
    title: 'น้ำปลา',
    open: 'ดูสินค้า',
    link: 'https://liff.line.me/1/product/1',
    shop: 'สั่งได้',
  })
  const to = friends.slice(0, 2).map(({ id }) => id)
  expect((await post(`${base}/liff/share`, { to, messages: [card] }, headers)).status).toBe(200)
  expect(inbox.list().map((message) => [message.to, message.from, message.text])).toEqual(
    to.toReversed().map((id) => [id, 'คุณใหม่', 'น้ำปลา']),
  )
  const wrong = [
    { to, messages: [] },
    { to: [], messages: [card] },
    { to: ['everybody'], messages: [card] },
    { to, messages: Array(6).fill(card) },
    { to, messages: [{ ...card, altText: '' }] },
    { to, messages: [{ ...card, contents: { type: 'bubble', evil: true } }] },
    { to, messages: [{ type: 'text', text: 'plain' }] },
  ]
  for (const body of wrong) expect((await post(`${base}/liff/share`, body, headers)).status).toBe(400)
  expect((await post(`${base}/liff/share`, { to, messages: [card] })).status).toBe(401)
  expect(inbox.list()).toHaveLength(2)
})
