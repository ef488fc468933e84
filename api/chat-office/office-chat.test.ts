import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { testChat } from '#checks/chat/test-chat.ts'

const shop = await testChat()
const { ask, rows, saleUnit, supervisor, manager, elsewhere, newCustomer, history, write, answer } = shop
const { office, list, codesOf, conversationOf, textsOf, later } = shop

beforeEach(() => later(61))

const codeOf = ({ status, body }: { status: number; body: { Code?: string } }) => [status, body.Code]
const of = async (chatId: string) => (await office('conversation', chatId)).body.conversation

test('who waits longest is answered first; an answer takes them from the list', async () => {
  const [one, two] = [await newCustomer(), await newCustomer()]
  await write(one.token, 'หนึ่ง')
  await write(two.token, 'สอง')
  await rows(
    `update chat_conversations set waiting_since = waiting_since - interval '90 days' where id = any($1)`,
    [[two.chatId, one.chatId]],
  )
  await rows(`update chat_conversations set waiting_since = waiting_since - interval '1 day' where id = $1`, [
    two.chatId,
  ])
  const { waiting } = (await list()).counts
  expect((await codesOf({ show: 'waiting' })).slice(0, 2)).toEqual([two.code, one.code])
  // What follows does not make the wait shorter.
  await write(two.token, 'สองอีกที')
  expect((await codesOf({ show: 'waiting' }))[0]).toBe(two.code)
  expect((await ask('api/merchant/chat/unread', { token: supervisor, body: { saleUnit } })).body).toEqual({
    waiting,
  })
  await answer(two.chatId, 'ค่ะ')
  expect(await codesOf({ show: 'waiting' })).not.toContain(two.code)
  expect((await codesOf({ show: 'all' })).slice(0, 2)).toContain(two.code)
  expect((await list()).counts.waiting).toBe(waiting - 1)
  expect(await of(two.chatId)).toMatchObject({
    ...{ waitingSince: null, lastBy: 'staff', lastText: 'ค่ะ', unread: 0, via: 'shop' },
    assignedTo: { username: 'supervisor01', name: 'พิมพ์ หัวหน้าทีม' },
  })
})

test('the list goes on page by page, and nobody is on two pages', async () => {
  const all = await codesOf({ show: 'all' })
  const pages = []
  for (let skip = 0; skip < all.length; skip += 3) {
    const { chats, isMore } = await list({ show: 'all', skip, take: 3 })
    expect(isMore).toBe(skip + 3 < all.length)
    pages.push(...chats.map(({ customerCode }: { customerCode: string }) => customerCode))
  }
  expect(pages).toEqual(all)
})

test('staff of another centre neither see nor answer a chat', async () => {
  const { chatId, token } = await newCustomer()
  await write(token, 'ลับเฉพาะกรุงเทพ')
  for (const call of ['conversation', 'read', 'typing', 'send', 'assign', 'done']) {
    const body = { upTo: 1, id: randomUUID(), text: 'x', username: null, isDone: true }
    expect((await office(call, chatId, body, elsewhere)).status).toBe(403)
    const there = await ask(`api/merchant/chat/${call}`, {
      token: elsewhere,
      body: { saleUnit: 'CNX01', conversationId: chatId, ...body },
    })
    expect(codeOf(there)).toEqual([404, 'chat.none'])
  }
  const { body } = await ask('api/merchant/chat/list', {
    token: elsewhere,
    body: { saleUnit: 'CNX01', text: 'ลับเฉพาะ' },
  })
  expect(body.chats).toEqual([])
  expect(await conversationOf(chatId)).toMatchObject({ last_seq: 1, done_at: null, read_by_staff: 0 })
})

test('a chat is given to a colleague of the centre, and to nobody', async () => {
  const { chatId, token, code } = await newCustomer()
  await write(token, 'ฝากดูหน่อย')
  const { colleagues } = (await office('conversation', chatId)).body
  expect(colleagues.map(({ username }: { username: string }) => username)).toContain('manager01')
  const before = (await list({}, manager)).counts.mine
  const { body } = await office('assign', chatId, { username: 'manager01' })
  expect(body.conversation.assignedTo).toEqual({ username: 'manager01', name: 'กมล ผู้จัดการ' })
  expect((await list({}, manager)).counts.mine).toBe(before + 1)
  expect(await codesOf({ show: 'mine' }, manager)).toContain(code)
  // Whoever helps out does not take it over.
  await answer(chatId, 'ค่ะ')
  expect((await of(chatId)).assignedTo.username).toBe('manager01')
  for (const username of ['owner02', 'sales09', 'nobody'])
    expect(codeOf(await office('assign', chatId, { username }))).toEqual([404, 'chat.noColleague'])
  await office('assign', chatId, { username: null })
  expect((await of(chatId)).assignedTo).toBe(null)
})

test('what is done is put aside, until the customer writes again', async () => {
  const { chatId, token, code } = await newCustomer()
  await write(token, 'ขอบคุณค่ะ')
  expect((await office('done', chatId, { isDone: true })).body.conversation).toMatchObject({
    ...{ isDone: true, waitingSince: null },
  })
  expect(await codesOf({ show: 'done' })).toContain(code)
  for (const show of ['waiting', 'all']) expect(await codesOf({ show })).not.toContain(code)
  await office('done', chatId, { isDone: false })
  expect(await codesOf({ show: 'all' })).toContain(code)
  await office('done', chatId, { isDone: true })
  await write(token, 'อีกเรื่องค่ะ')
  expect(await of(chatId)).toMatchObject({ isDone: false, waitingSince: expect.any(String), unread: 2 })
})

test('a note reaches staff alone: neither history, preview, count nor stream of the customer', async () => {
  const { chatId, token } = await newCustomer()
  await write(token, 'ขอเครดิตเพิ่ม')
  const { body } = await answer(chatId, 'ร้านนี้ค้างบ่อย ห้ามให้', { isNote: true })
  expect(body.message).toMatchObject({ seq: 2, isNote: true })
  await shop.answerPicture(chatId, { isNote: true })
  const { messages } = (await office('conversation', chatId)).body
  expect(textsOf({ messages })).toEqual(['ขอเครดิตเพิ่ม', 'ร้านนี้ค้างบ่อย ห้ามให้', ''])
  // The customer still waits: a note is no answer.
  expect(await of(chatId)).toMatchObject({ waitingSince: expect.any(String), lastText: 'ขอเครดิตเพิ่ม' })
  expect(textsOf(await history(token))).toEqual(['ขอเครดิตเพิ่ม'])
  const { chats } = (await ask('api/chat/list', { token })).body
  expect(chats[0]).toMatchObject({ lastText: 'ขอเครดิตเพิ่ม', unread: 0 })
  expect((await ask('api/chat/unread', { token })).body.count).toBe(0)
  const { events } = await shop.caughtUp(token)
  expect(events.map(({ name, id }) => [name, id])).toEqual([
    ['message', 1],
    ['read', undefined],
  ])
  await answer(chatId, 'ขอเช็กก่อนนะคะ')
  expect((await history(token)).messages.map(({ seq }: { seq: number }) => seq)).toEqual([1, 4])
})

test('names, numbers and words are searched among all, % and _ as the letters they are', async () => {
  const [one, two] = [await newCustomer(), await newCustomer()]
  await write(one.token, 'ลด 50%_ได้ไหม')
  await write(two.token, 'ลด 500 ได้ไหม')
  await office('done', one.chatId, { isDone: true })
  expect(await codesOf({ text: '50%_' })).toEqual([one.code])
  expect(await codesOf({ text: '%_ได้' })).toEqual([one.code])
  expect((await codesOf({ text: 'ลด 50' })).sort()).toEqual([one.code, two.code].sort())
  expect(await codesOf({ text: '\\' })).toEqual([])
  const [mobile = { name: '', mobile: '' }] = await rows<{ name: string; mobile: string }>(
    `select c.name, a.mobile from customers c join accounts a on a.id = c.account_id where c.sale_unit = 'BKK01' and c.code = $1`,
    [two.code],
  )
  expect(await codesOf({ text: two.code.toLowerCase() })).toContain(two.code)
  expect(await codesOf({ text: ` ${mobile.name} ` })).toContain(two.code)
  const spoken = `${mobile.mobile.slice(0, 3)}-${mobile.mobile.slice(3, 6)}-${mobile.mobile.slice(6)}`
  for (const text of [mobile.mobile, spoken, `+66 ${spoken.slice(1)}`])
    expect(await codesOf({ text })).toEqual([two.code])
  // Letters with a number in them are no telephone number.
  expect(await codesOf({ text: `ร้าน ${mobile.mobile}` })).toEqual([])
  const { chats } = await list({ text: 'เจ๊นก' })
  expect(chats).toMatchObject([{ via: 'line', customerCode: '', name: 'เจ๊นก ตลาดบางซื่อ', mobile: '' }])
})

test('staff begin a chat with a customer of theirs, once', async () => {
  const open = (customerCode: string, token = supervisor) =>
    ask('api/merchant/chat/open', { token, body: { saleUnit, customerCode } })
  const { code, chatId } = await newCustomer()
  const opened = await Promise.all([open(code), open(code), open(code)])
  expect(opened.map(({ body }) => body.conversationId)).toEqual(Array(3).fill(chatId))
  for (const none of ['GUEST', 'C9999', 'C0003'])
    expect(codeOf(await open(none))).toEqual([404, 'chat.noCustomer'])
  // A chat without a message is in no list.
  expect(await codesOf({ text: code })).toEqual([])
})

test('saved answers are kept by title, changed and removed; a hundred at most, of each centre alone', async () => {
  const call = (path: string, body: object = {}, token = supervisor, at = saleUnit) =>
    ask(`api/merchant/chat/canned${path}`, { token, body: { saleUnit: at, ...body } })
  const before = (await call('')).body.answers
  expect(before).toHaveLength(6)
  const id = randomUUID()
  await call('/save', { id, title: ' วันหยุด ', text: 'หยุดวันอาทิตย์ค่ะ' })
  const { body } = await call('/save', { id, title: 'วันหยุด', text: 'หยุดทุกวันอาทิตย์ค่ะ' })
  expect(body.answers).toHaveLength(7)
  expect(body.answers).toContainEqual({ id, title: 'วันหยุด', text: 'หยุดทุกวันอาทิตย์ค่ะ' })
  expect((await call('', {}, elsewhere, 'CNX01')).body.answers).toEqual([])
  await call('/remove', { id }, elsewhere, 'CNX01')
  expect((await call('')).body.answers).toHaveLength(7)
  for (const wrong of [{ title: ' ' }, { text: '' }, { title: 'x'.repeat(61) }, { text: 'x'.repeat(1_001) }])
    expect((await call('/save', { id, title: 'ก', text: 'ข', ...wrong })).status).toBe(400)
  expect((await call('/remove', { id })).body.answers).toEqual(before)
  await rows(
    `insert into chat_canned_answers (sale_unit, id, title, text) select 'BKK01', gen_random_uuid(), n, n from generate_series(7, 100) n`,
  )
  expect(codeOf(await call('/save', { id, title: 'ก', text: 'ข' }))).toEqual([409, 'chat.tooManyCanned'])
  expect((await call('/save', { ...before[0], text: 'ใหม่' })).status).toBe(200)
})
