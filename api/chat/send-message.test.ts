import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { testChat, upTo } from '#checks/chat/test-chat.ts'

const shop = await testChat()
const { rows, customer, supervisor, manager, tokenOf, newCustomer, history } = shop
const { write, answer, office, storedIn, conversationOf, textsOf, open, later } = shop

/** Nobody is too fast only because the tests are. */
beforeEach(() => later(61))

const codeOf = ({ status, body }: { status: number; body: { Code?: string } }) => [status, body.Code]

test('a customer writes, the centre answers, and both see it in order', async () => {
  const { token, chatId } = await newCustomer()
  const { status, body } = await write(token, 'มีน้ำแข็งไหมคะ')
  expect(status).toBe(200)
  expect(body.message).toMatchObject({ seq: 1, by: 'customer', name: '', text: 'มีน้ำแข็งไหมคะ', isNote: false })
  const answered = await answer(chatId, 'มีค่ะ')
  expect(answered.body.message).toMatchObject({ seq: 2, by: 'staff', name: 'พิมพ์ หัวหน้าทีม' })
  const { messages, lastSeq, isMore, hours } = await history(token)
  expect(textsOf({ messages })).toEqual(['มีน้ำแข็งไหมคะ', 'มีค่ะ'])
  // Customers read the first name only.
  expect([messages[1].name, lastSeq, isMore, hours.isOpen]).toEqual(['พิมพ์', 2, false, true])
})

test('sent eight times at once with one id, it is one message', async () => {
  const { token, chatId } = await newCustomer()
  const id = randomUUID()
  const answers = await Promise.all(upTo(8).map(() => write(token, 'สั่งเพิ่มได้ไหม', { id })))
  expect(answers.map(({ status, body }) => [status, body.message?.seq])).toEqual(Array(8).fill([200, 1]))
  const mine = randomUUID()
  await Promise.all(upTo(8).map(() => answer(chatId, 'ได้ค่ะ', { id: mine })))
  expect((await storedIn(chatId)).map(({ seq }) => seq)).toEqual([1, 2])
})

test('an id of another chat, or of another person, is refused', async () => {
  const [one, two] = [await newCustomer(), await newCustomer()]
  const id = randomUUID()
  await write(one.token, 'ก', { id })
  expect(codeOf(await write(two.token, 'ข', { id }))).toEqual([409, 'chat.idTaken'])
  expect(codeOf(await answer(one.chatId, 'ค', { id }))).toEqual([409, 'chat.idTaken'])
  expect(await storedIn(two.chatId)).toEqual([])
})

test('forty messages at once from several people are numbered without a gap', async () => {
  const { token, chatId } = await newCustomer()
  const sent = await Promise.all([
    ...upTo(14).map((each) => write(token, `ลูกค้า ${each}`)),
    ...upTo(13).map((each) => answer(chatId, `หัวหน้า ${each}`)),
    ...upTo(13).map((each) => answer(chatId, `ผู้จัดการ ${each}`, {}, manager)),
  ])
  expect(sent.map(({ body }) => body.message?.seq).toSorted((a, b) => a - b)).toEqual(upTo(40))
  const { messages } = await history(token)
  expect(messages.map(({ seq }: { seq: number }) => seq)).toEqual(upTo(40))
  for (const { body } of sent) expect(messages[body.message.seq - 1].text).toBe(body.message.text)
  expect(await conversationOf(chatId)).toMatchObject({ last_seq: 40 })
})

test('older messages come page by page', async () => {
  const { token, chatId } = await newCustomer()
  for (let round = 0; round < 5; round++) {
    await later(61)
    for (let each = 0; each < 18; each++) await answer(chatId, `${round * 18 + each + 1}`)
  }
  const pages = [await history(token)]
  while (pages[0].isMore) pages.unshift(await history(token, pages[0].messages[0].seq))
  expect(pages.map(({ messages }) => messages.length)).toEqual([10, 40, 40])
  expect(pages.flatMap(textsOf)).toEqual(upTo(90).map(String))
})

test('a flood is stopped with a sentence, of each person alone, and passes after a minute', async () => {
  const { token, chatId } = await newCustomer()
  const flood = await Promise.all(upTo(30).map((each) => write(token, `${each}`)))
  expect(flood.filter(({ status }) => status === 200)).toHaveLength(20)
  expect(codeOf(await write(token, 'อีก'))).toEqual([409, 'chat.tooFast'])
  expect((await write(token, 'อีก', {}, 'en')).body.Message).toMatch(/too fast.*kept/)
  expect((await answer(chatId, 'ใจเย็นๆ นะคะ')).status).toBe(200)
  await later(61)
  expect((await write(token, 'อีก')).status).toBe(200)
})

test('a message needs something to read, and is no longer than two thousand letters', async () => {
  const { token, chatId } = await newCustomer()
  for (const empty of ['', '   \n ', '\u200B', undefined])
    expect(codeOf(await write(token, empty as string))).toEqual([400, 'chat.empty'])
  for (const long of ['ก'.repeat(2_001), 'x'.repeat(10_000)])
    expect(codeOf(await write(token, long))).toEqual([400, 'chat.tooLong'])
  expect((await write(token, 'x'.repeat(10_000), {}, 'en')).body.Message).toBe(
    'The message is too long: 2000 letters at most',
  )
  expect((await write(token, 'x'.repeat(1_000_000))).status).toBe(413)
  expect((await write(token, 'ที่'.repeat(2_000))).status).toBe(200)
  expect(await storedIn(chatId)).toHaveLength(1)
})

test('HTML and links stay the letters they are', async () => {
  const { token } = await newCustomer()
  const text = '<img src=x onerror="alert(1)"> <b>ราคา</b> &amp; https://elsewhere.example/?a=1&b=2'
  await write(token, text)
  expect(textsOf(await history(token))).toEqual([text])
})

test('an order goes along when it is the customer’s own', async () => {
  const of = async (code: string) =>
    (
      await rows<{ number: string; total: number }>(
        `select number, total from orders where sale_unit = 'BKK01' and customer_code = $1 order by number limit 1`,
        [code],
      )
    )[0] ?? { number: '', total: 0 }
  const [mine, theirs] = [await of('C0001'), await of('C0002')]
  const { body } = await write(customer, '', { orderNumber: mine.number })
  expect(body.message).toMatchObject({ text: '', order: { number: mine.number, total: mine.total / 100 } })
  for (const orderNumber of [theirs.number, 'SO0', "' or true --"])
    expect(codeOf(await write(customer, 'อันนี้', { orderNumber }))).toEqual([404, 'chat.noOrder'])
  const { conversationId } = await history(customer)
  expect(codeOf(await answer(conversationId, 'อันนี้', { orderNumber: theirs.number }))).toEqual([
    404,
    'chat.noOrder',
  ])
  expect((await answer(conversationId, 'อันนี้', { orderNumber: mine.number })).status).toBe(200)
})

test('a product goes along when the centre has it', async () => {
  const { token } = await newCustomer()
  const { body } = await write(token, '', { productCode: '1002' })
  expect(body.message.product).toMatchObject({ code: '1002', nameTh: 'รินรุ่ง น้ำดื่ม 600 มล.' })
  expect(codeOf(await write(token, 'ตัวนี้', { productCode: '0' }))).toEqual([404, 'chat.noProduct'])
})

test('outside the opening hours the shop answers by itself, once in a while', async () => {
  const { token, chatId } = await newCustomer()
  await open(780, 1_080)
  const sent = await Promise.all(upTo(8).map((each) => write(token, `${each}`)))
  expect(sent.map(({ status }) => status)).toEqual(Array(8).fill(200))
  const stored = await storedIn(chatId)
  expect(stored.filter(({ author }) => author === 'shop').map(({ seq }) => seq)).toEqual([2])
  expect(stored.map(({ seq }) => seq)).toEqual(upTo(9))
  expect(stored[1]?.text).toMatch(/16 พ\.ย\..*13:00/)
  // It is no answer: the customer still waits, and the list shows what they wrote.
  expect(await conversationOf(chatId)).toMatchObject({ last_by: 'customer', waiting_since: expect.any(Date) })
  await answer(chatId, 'พรุ่งนี้ค่ะ')
  await later(7 * 3_600)
  await write(token, 'Anyone there?', {}, 'en')
  expect((await storedIn(chatId)).at(-1)?.text).toMatch(/^Thank you for writing/)
  await later(7 * 3_600)
  await open(720, 1_080)
  await write(token, 'สวัสดีตอนเช้า')
  expect((await storedIn(chatId)).at(-1)).toMatchObject({ author: 'customer' })
})

test('a mark of who has read only moves on, and never past the last message', async () => {
  const { token, chatId } = await newCustomer()
  for (const text of ['1', '2', '3']) await answer(chatId, text)
  const markOf = async () => (await history(token)).read
  const { ask } = shop
  const read = (upTo: number) => ask('api/chat/read', { token, body: { upTo } })
  expect(await markOf()).toEqual({ customer: 0, staff: 3 })
  await Promise.all([read(2), read(1)])
  expect(await markOf()).toMatchObject({ customer: 2 })
  expect((await ask('api/chat/unread', { token })).body.count).toBe(1)
  await read(1_000)
  expect(await markOf()).toMatchObject({ customer: 3 })
  await write(token, '4')
  expect(await markOf()).toEqual({ customer: 4, staff: 3 })
  await office('read', chatId, { upTo: 4 })
  await office('read', chatId, { upTo: 1 })
  expect(await markOf()).toEqual({ customer: 4, staff: 4 })
})

test('what is unread is counted at all centres of a person', async () => {
  const { ask } = shop
  const chats = (await ask('api/chat/list', { token: customer })).body.chats
  expect(chats.map(({ saleUnit }: { saleUnit: string }) => saleUnit).sort()).toEqual(['BKK01', 'NON01'])
  const unread = chats.reduce((sum: number, each: { unread: number }) => sum + each.unread, 0)
  expect((await ask('api/chat/unread', { token: customer })).body).toEqual({ count: unread })
})

test('nobody writes for a customer, and another customer’s chat is not there', async () => {
  const { ask, tokenFor } = shop
  const acting = await tokenFor({
    ...{ kind: 'user', role: '1', saleUnit: 'BKK01', customerCode: 'C0001' },
    actor: { kind: 'staff', name: 'sales01' },
  })
  expect((await write(acting, 'แทนลูกค้า')).status).toBe(403)
  expect((await ask('api/chat/messages', { token: acting })).status).toBe(403)
  expect((await write(supervisor, 'พนักงาน')).status).toBe(403)
  const { chatId } = await newCustomer()
  expect(codeOf(await office('conversation', randomUUID()))).toEqual([404, 'chat.none'])
  const other = await tokenOf('C0002')
  expect((await history(other)).conversationId).not.toBe(chatId)
})
