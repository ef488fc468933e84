import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { testChat } from '#checks/chat/test-chat.ts'

const shop = await testChat()
const { ask, rows, storage, saleUnit, manager, tokenOf, newCustomer, history, write, answer } = shop
const { writePicture, answerPicture, office, caughtUp, conversationOf, storedIn, later } = shop

beforeEach(() => later(61))

const codeOf = ({ status, body }: { status: number; body: { Code?: string } }) => [status, body.Code]
const countOf = async (table: string) =>
  Number((await rows<{ count: string }>(`select count(*) from ${table}`))[0]?.count)

/** A customer with nothing to pay, who wrote, was answered and sent a picture. */
async function writer() {
  const made = await newCustomer()
  await rows(
    `update orders set status = 'POD', paid_at = now() where sale_unit = 'BKK01' and customer_code = $1`,
    [made.code],
  )
  await rows(`update customers set debt = 0 where sale_unit = 'BKK01' and code = $1`, [made.code])
  await write(made.token, 'เบอร์ใหม่ 0899999999')
  await writePicture(made.token)
  await answer(made.chatId, 'ลูกค้าเปลี่ยนเบอร์', { isNote: true })
  await answerPicture(made.chatId, { isNote: true })
  return made
}
const erase = (token: string) => ask('authen/customer/erase', { token, body: {} })

test('erasing an account removes its messages, the notes about it and their files', async () => {
  const before = [await countOf('chat_messages'), storage.hidden.size]
  const { token, chatId } = await writer()
  expect(storage.hidden.size).toBe((before[1] ?? 0) + 4)
  const erased = await erase(token)
  expect([erased.status, erased.body.Message]).toEqual([200, undefined])
  expect([await countOf('chat_messages'), storage.hidden.size]).toEqual(before)
  expect(await conversationOf(chatId)).toBe(undefined)
  expect(codeOf(await office('conversation', chatId))).toEqual([404, 'chat.none'])
})

test('nothing comes back that is written while an account is being erased', async () => {
  const { token, code, chatId } = await writer()
  const files = storage.hidden.size
  const late = Array.from({ length: 12 }, (_, at) =>
    new Promise((go) => setTimeout(go, at * 4)).then(() => [
      write(token, `${at}`),
      ...(at % 4 === 0 ? [writePicture(token), answer(chatId, `${at}`)] : []),
    ]),
  )
  const [erased] = await Promise.all([erase(token), ...late.map(async (each) => Promise.all(await each))])
  expect(erased.status).toBe(200)
  for (const text of ['หลังลบ', 'อีกที']) expect([401, 404]).toContain((await write(token, text)).status)
  expect(
    await rows(`select from chat_conversations where sale_unit = 'BKK01' and customer_code = $1`, [code]),
  ).toEqual([])
  expect(storage.hidden.size).toBe(files - 4)
})

const merge = (code: string, other: string) =>
  ask('api/merchant/customers/merge', { token: manager, body: { saleUnit, code, other, why: 'สมัครซ้ำ' } })

test('merging two customers joins their chats, and what nobody has read stays unread', async () => {
  const [kept, goes] = [await newCustomer(), await newCustomer()]
  await write(kept.token, 'หนึ่ง')
  await answer(kept.chatId, 'สอง')
  await write(goes.token, 'สาม')
  await writePicture(goes.token)
  await answer(goes.chatId, 'โน้ต', { isNote: true })
  await office('assign', goes.chatId, { username: 'manager01' })
  await office('assign', kept.chatId, { username: null })
  await rows(`update chat_conversations set line_user_id = 'U1', line_name = 'เจ๊' where id = $1`, [
    goes.chatId,
  ])
  expect((await merge(kept.code, goes.code)).status).toBe(200)
  expect((await storedIn(kept.chatId)).map(({ seq, text }) => [seq, text])).toEqual([
    ...[
      [1, 'หนึ่ง'],
      [2, 'สอง'],
      [3, 'สาม'],
      [4, ''],
      [5, 'โน้ต'],
    ],
  ])
  expect(await conversationOf(goes.chatId)).toBe(undefined)
  expect(await conversationOf(kept.chatId)).toMatchObject({
    ...{ last_seq: 5, last_by: 'customer', waiting_since: expect.any(Date), assigned_to: 'manager01' },
    ...{ read_by_customer: 1, read_by_staff: 5, line_user_id: 'U1', line_name: 'เจ๊' },
  })
  expect((await ask('api/chat/unread', { token: kept.token })).body.count).toBe(1)
  expect((await write(kept.token, 'หก')).body.message.seq).toBe(6)
  // The other record has no chat any more.
  expect([401, 404]).toContain((await write(goes.token, 'เจ็ด')).status)
})

test('a chat of the one who goes is taken over as it is, and pictures with it', async () => {
  const [kept, goes] = [await newCustomer(), await newCustomer()]
  await rows('delete from chat_conversations where id = $1', [kept.chatId])
  const id = randomUUID()
  await writePicture(goes.token, { id })
  expect((await merge(kept.code, goes.code)).status).toBe(200)
  expect((await history(kept.token)).conversationId).toBe(goes.chatId)
  expect((await shop.picture(kept.token, goes.chatId, id)).status).toBe(200)
})

test('what is written while two customers are merged is not lost', async () => {
  const [kept, goes] = [await newCustomer(), await newCustomer()]
  await write(kept.token, 'ก')
  const [merged, ...sent] = await Promise.all([
    merge(kept.code, goes.code),
    ...Array.from({ length: 10 }, (_, at) => write(at % 2 ? kept.token : goes.token, `${at}`)),
  ])
  expect(merged.status).toBe(200)
  const arrived = sent.filter(({ status }) => status === 200)
  for (const { status } of sent) expect([200, 404]).toContain(status)
  const stored = await storedIn(kept.chatId)
  expect(stored.map(({ seq }) => seq)).toEqual(stored.map((_, at) => at + 1))
  expect(stored).toHaveLength(arrived.length + 1)
  expect(await conversationOf(kept.chatId)).toMatchObject({ last_seq: stored.length })
})

test('a person’s chats at two centres are two', async () => {
  const [here, there] = [
    await tokenOf('C0001'),
    await shop.tokenFor({ kind: 'user', role: '1', saleUnit: 'NON01', customerCode: 'C0001' }),
  ]
  await write(there, 'ถึงนนทบุรี')
  expect(shop.textsOf(await history(here))).not.toContain('ถึงนนทบุรี')
  expect(shop.textsOf(await history(there))).toContain('ถึงนนทบุรี')
})

test('where chat is off customers neither read nor write, and staff still answer what was asked', async () => {
  const { token, chatId } = await newCustomer()
  await write(token, 'ก่อนปิด')
  await rows(
    `insert into settings (sale_unit, key, value, changed_by) values ('BKK01', 'CHAT', 'N', 'test')
     on conflict (sale_unit, key) do update set value = excluded.value`,
  )
  // Settings are kept for a few seconds.
  const code = async () => (await ask('api/chat/messages', { token })).body.Code
  await expect.poll(code, { timeout: 10_000 }).toBe('chat.off')
  for (const refused of [await write(token, 'x'), await writePicture(token)])
    expect(codeOf(refused)).toEqual([409, 'chat.off'])
  expect((await ask('api/chat/typing', { token })).status).toBe(409)
  expect((await caughtUp(token)).status).toBe(409)
  expect((await answer(chatId, 'โทรหานะคะ')).status).toBe(200)
})
