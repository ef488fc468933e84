import sharp from 'sharp'
import { expect, test } from 'vitest'
import { personNamed } from '#sandbox/sign-in/people.ts'
import { line } from '#sandbox/sign-in/providers.ts'
import { sandboxLineToken } from '../addresses.ts'
import { openSandbox, post, readJson } from '../test-sandbox.ts'

const userId = line.subject(personNamed('ร้านลุงหมาน'))
const headers = { authorization: `Bearer ${sandboxLineToken('BKK01')}` }
const menu = {
  size: { width: 2500, height: 843 },
  selected: true,
  name: 'guest',
  chatBarText: 'เมนู',
  areas: [
    { bounds: { x: 0, y: 0, width: 1250, height: 843 }, action: { type: 'postback', data: 'track' } },
    { bounds: { x: 1250, y: 0, width: 1250, height: 843 }, action: { type: 'uri', uri: 'tel:021234567' } },
  ],
}
const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#285' } })
    .png()
    .toBuffer()

async function openMenus() {
  const { origin, inbox } = await openSandbox()
  const api = `${origin}/sandbox/line/v2/bot`
  const send = (path: string, body: object = {}) => post(`${api}/${path}`, body as never, headers)
  const upload = (id: unknown, bytes: Buffer, type = 'image/png') =>
    fetch(`${origin}/sandbox/line-data/v2/bot/richmenu/${id}/content`, {
      ...{ method: 'POST', headers: { ...headers, 'content-type': type }, body: new Uint8Array(bytes) },
    })
  const page = `${origin}/sandbox/line/phone?person=man&account=BKK01`
  const turnOn = (name: string) => post(`${origin}/sandbox/switches`, { [name]: 'once' })
  return { origin, api, inbox, send, upload, page, turnOn }
}

test('a menu needs its picture in its own size before anybody sees it', async () => {
  const { api, send, upload, page } = await openMenus()
  const { richMenuId } = await readJson(send('richmenu', menu))
  expect((await send(`user/all/richmenu/${richMenuId}`)).status).toBe(400)
  expect((await upload(richMenuId, await draw(2500, 1686))).status).toBe(400)
  expect((await upload(richMenuId, await draw(2500, 843), 'image/jpeg')).status).toBe(400)
  expect((await upload(richMenuId, await draw(2500, 843))).status).toBe(200)
  expect((await upload(richMenuId, await draw(2500, 843))).status).toBe(400)
  expect(await (await fetch(page)).text()).not.toContain(String(richMenuId))
  expect((await send(`user/all/richmenu/${richMenuId}`)).status).toBe(200)
  const shown = await (await fetch(page)).text()
  expect(shown).toContain(`/sandbox/line/phone/menu/${richMenuId}`)
  expect(shown).toContain('name="postback" value="track"')
  expect(shown).toContain('href="tel:021234567"')
  const { richmenus } = await readJson(fetch(`${api}/richmenu/list`, { headers }))
  expect(richmenus).toEqual([{ ...menu, richMenuId }])
})

test('a person’s own menu goes before the default one, until it is taken away or deleted', async () => {
  const { api, send, upload } = await openMenus()
  const ids: unknown[] = []
  for (const name of ['guest', 'customer']) {
    const { richMenuId } = await readJson(send('richmenu', { ...menu, name }))
    await upload(richMenuId, await draw(2500, 843))
    ids.push(richMenuId)
  }
  const own = () => readJson(fetch(`${api}/user/${userId}/richmenu`, { headers }))
  expect((await send('richmenu/bulk/link', { richMenuId: ids[1], userIds: [userId] })).status).toBe(202)
  expect(await own()).toEqual({ richMenuId: ids[1] })
  await send('richmenu/bulk/unlink', { userIds: [userId] })
  expect(await own()).not.toHaveProperty('richMenuId')
  await send(`user/${userId}/richmenu/${ids[1]}`)
  await fetch(`${api}/richmenu/${ids[1]}`, { method: 'DELETE', headers })
  expect(await own()).not.toHaveProperty('richMenuId')
  expect((await send(`user/${userId}/richmenu/${ids[1]}`)).status).toBe(404)
})

test('menus that LINE would not take are refused, and a busy LINE says so', async () => {
  const { send, turnOn } = await openMenus()
  for (const wrong of [
    { ...menu, size: { width: 2500, height: 2000 } },
    { ...menu, size: { width: 700, height: 300 } },
    { ...menu, chatBarText: 'ก'.repeat(15) },
    { ...menu, chatBarText: '' },
    { ...menu, areas: [{ ...menu.areas[0], bounds: { x: 2000, y: 0, width: 600, height: 843 } }] },
    { ...menu, areas: [{ ...menu.areas[0], action: { type: 'uri', uri: 'javascript:alert(1)' } }] },
    { ...menu, areas: [{ ...menu.areas[0], action: { type: 'postback', data: 'ก'.repeat(301) } }] },
  ])
    expect((await send('richmenu', wrong)).status).toBe(400)
  await turnOn('menuBusy')
  expect((await send('richmenu', menu)).status).toBe(429)
  await turnOn('menuDown')
  expect((await send('richmenu', menu)).status).toBe(500)
  expect((await send('richmenu', menu)).status).toBe(200)
})

test('an event is answered once by its token, without the right one not at all', async () => {
  const { send, page, inbox, turnOn } = await openMenus()
  await post(page, new URLSearchParams({ text: 'สวัสดี' }))
  const messages = [{ type: 'text', text: 'สวัสดีค่ะ' }]
  expect((await send('message/reply', { replyToken: 'a'.repeat(32), messages })).status).toBe(400)
  await turnOn('replyExpired')
  expect((await send('message/reply', { replyToken: 'a'.repeat(32), messages })).status).toBe(400)
  expect(inbox.list(userId)).toEqual([])
})

test('an account is linked by who got the token alone, once', async () => {
  const { origin, send } = await openMenus()
  const agree = async (linkToken: unknown, holder: string) => {
    const url = `${origin}/sandbox/line/dialog/bot/accountLink?${new URLSearchParams({ linkToken: String(linkToken), nonce: 'n'.repeat(43) })}`
    const cookie = `sandbox_line_holder=${encodeURIComponent(holder)}`
    return (await post(url, new URLSearchParams(), { cookie })).status
  }
  const { linkToken } = await readJson(send(`user/${userId}/linkToken`))
  expect(await agree(linkToken, 'ร้านลุงหมาน')).toBe(200)
  expect(await agree(linkToken, 'ร้านลุงหมาน')).toBe(400)
  const other = await readJson(send(`user/${userId}/linkToken`))
  expect(await agree(other.linkToken, 'ร้านป้าแต๋ว')).toBe(200)
  const phone = (person: string) =>
    fetch(`${origin}/sandbox/line/phone?person=${person}&account=BKK01`, {
      headers: { 'accept-language': 'en' },
    })
  expect(await (await phone('tew')).text()).toContain('LINE refused to link the account')
  expect(await (await phone('man')).text()).toContain('Agreed to link the account')
})
