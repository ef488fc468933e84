import { expect, test } from 'vitest'
import { sandboxAddresses } from '#sandbox/addresses.ts'
import { openSandbox, post, readJson } from '#sandbox/test-sandbox.ts'
import { Inbox } from './inbox.ts'

test('mail is taken, stands in the inbox, and can be filtered by receiver', async () => {
  const { origin } = await openSandbox()
  const url = `${sandboxAddresses(origin).mail}/send`
  const mail = { to: 'tew@example.com', subject: 'รหัสยืนยัน', text: 'รหัสของคุณคือ 004711' }
  const { id } = await readJson(post(url, mail))
  await post(url, { ...mail, to: 'man@example.com' })
  const { messages } = await readJson(fetch(`${origin}/sandbox/inbox.json?to=TEW@example.com`))
  expect(messages).toEqual([{ kind: 'mail', ...mail, id, code: '004711', at: expect.any(String) }])
  expect((await post(url, { ...mail, to: 'nobody' })).status).toBe(400)
  await post(`${origin}/sandbox/switches`, { mailDown: true })
  expect((await post(url, mail)).status).toBe(503)
})

test('the page shows newest first, escapes what was sent, and brings its own content policy', async () => {
  const { origin, inbox } = await openSandbox()
  const empty = await fetch(`${origin}/sandbox/inbox`)
  expect(await empty.text()).toContain('ยังไม่มีข้อความ')
  inbox.put({ kind: 'mail', to: 'a@example.com', subject: 'elder', text: '<script>alert(1)</script>' })
  inbox.put({ kind: 'sms', to: '0812345678', text: 'younger', code: '123456' })
  const answer = await fetch(`${origin}/sandbox/inbox`, { headers: { 'accept-language': 'en-GB' } })
  const page = await answer.text()
  const nonce = /style nonce="([^"]+)"/.exec(page)?.[1]
  expect(answer.headers.get('content-security-policy')).toContain(`style-src 'nonce-${nonce}'`)
  expect(page).not.toContain('<script')
  expect(page.indexOf('123456')).toBeLessThan(page.indexOf('elder'))
  expect(page).toContain('<meta http-equiv="refresh" content="5">')
  expect(await (await fetch(`${origin}/sandbox/inbox?to=66812345678`)).text()).not.toContain('elder')
})

test('an address in a message can be pressed, and nothing else of it becomes markup', async () => {
  const { origin, inbox } = await openSandbox()
  inbox.put({
    kind: 'sms',
    to: '0812345678',
    text: 'เปิดลิงก์\nhttps://shop.test/login/auth/token?token=BKK01.1&x="><b>',
  })
  const page = await (await fetch(`${origin}/sandbox/inbox`)).text()
  const link = 'https://shop.test/login/auth/token?token=BKK01.1&amp;x='
  expect(page).toContain(`<a href="${link}" target="_blank" rel="noopener">${link}</a>&quot;&gt;&lt;b&gt;`)
})

test('a switch pressed on the page leads back to the page', async () => {
  const { origin } = await openSandbox()
  const answer = await post(`${origin}/sandbox/switches`, new URLSearchParams({ loginDenied: 'true' }))
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/sandbox/inbox'])
  expect(await readJson(fetch(`${origin}/sandbox/switches`))).toMatchObject({
    loginDenied: true,
    smsDown: false,
  })
})

test('the inbox keeps the last 500 messages', () => {
  const inbox = new Inbox(() => new Date())
  for (let count = 1; count <= 600; count++)
    inbox.put({ kind: 'mail', to: 'a@example.com', text: String(count) })
  expect(inbox.list()).toHaveLength(500)
  expect(inbox.list().at(-1)?.text).toBe('101')
})
