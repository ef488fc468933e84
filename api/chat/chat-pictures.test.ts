import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { testChat } from '#checks/chat/test-chat.ts'
import { smallPhotoOf } from '#shop/photos/small-photo.ts'

const shop = await testChat()
const { ask, rows, storage, saleUnit, supervisor, elsewhere, tokenOf, newCustomer, history } = shop
const { writePicture, answerPicture, picture, drawn } = shop

const codeOf = ({ status, body }: { status: number; body: { Code?: string } }) => [status, body.Code]
const fileOf = async (id: string) =>
  (await rows<{ picture: string }>('select picture from chat_messages where id = $1', [id]))[0]?.picture ?? ''

test('a picture is written anew, without what the camera knew, and once more small', async () => {
  const { token, chatId } = await newCustomer()
  const id = randomUUID()
  const { status, body } = await writePicture(token, { id })
  expect(status).toBe(200)
  expect(body.message).toMatchObject({ seq: 1, text: '', picture: { id, width: 900, height: 600 } })
  const whole = await picture(token, chatId, id)
  const bytes = Buffer.from(whole.body.content, 'base64')
  expect((await sharp(bytes).metadata()).format).toBe('webp')
  expect(bytes.includes('secret')).toBe(false)
  const small = await picture(supervisor, chatId, id, '&isSmall=true')
  expect((await sharp(Buffer.from(small.body.content, 'base64')).metadata()).width).toBe(320)
  const file = await fileOf(id)
  expect([storage.hidden.has(file), storage.hidden.has(smallPhotoOf(file)), storage.shown.size]).toEqual([
    ...[true, true, 0],
  ])
})

test('rubbish is no picture, and leaves nothing behind', async () => {
  const { token, chatId } = await newCustomer()
  const before = storage.hidden.size
  const cut = (await drawn()).subarray(0, 400)
  const rubbish = ['<svg onload="alert(1)"/>', 'hello', ''].map((text) => Buffer.from(text))
  for (const bytes of [...rubbish, cut])
    expect(codeOf(await writePicture(token, { bytes }))).toEqual([400, 'photos.notPicture'])
  expect(codeOf(await answerPicture(chatId, { bytes: Buffer.from('x') }))).toEqual([400, 'photos.notPicture'])
  expect([storage.hidden.size, (await history(token)).messages]).toEqual([before, []])
})

test('sent several times at once it is one message, and one file', async () => {
  const { token } = await newCustomer()
  const before = storage.hidden.size
  const id = randomUUID()
  const answers = await Promise.all(Array.from({ length: 4 }, () => writePicture(token, { id })))
  expect(answers.map(({ body }) => body.message?.seq)).toEqual([1, 1, 1, 1])
  expect(storage.hidden.size).toBe(before + 2)
})

test('neither another customer nor another centre’s staff can see it', async () => {
  const { token, chatId } = await newCustomer()
  const other = await newCustomer()
  const id = randomUUID()
  await writePicture(token, { id })
  for (const known of ['', '&known=true']) {
    expect((await picture(token, chatId, id, known)).status).toBe(200)
    expect((await picture(supervisor, chatId, id, known)).status).toBe(200)
    for (const stranger of [other.token, await tokenOf('C0002'), elsewhere])
      expect(codeOf(await picture(stranger, chatId, id, known))).toEqual([404, 'chat.noPicture'])
    // Neither by way of one’s own chat.
    expect((await picture(other.token, other.chatId, id, known)).status).toBe(404)
    const there = `api/chat/pictures/picture?saleUnit=CNX01&conversationId=${chatId}&id=${id}${known}`
    expect((await ask(there, { method: 'GET', token: elsewhere })).status).toBe(404)
  }
})

test('the picture of a note is for staff alone', async () => {
  const { token, chatId } = await newCustomer()
  const [note, shown] = [randomUUID(), randomUUID()]
  await answerPicture(chatId, { id: note, isNote: true })
  await answerPicture(chatId, { id: shown })
  expect((await picture(supervisor, chatId, note)).status).toBe(200)
  expect((await picture(token, chatId, shown)).status).toBe(200)
  for (const more of ['', '&isSmall=true', '&known=true'])
    expect(codeOf(await picture(token, chatId, note, more))).toEqual([404, 'chat.noPicture'])
  const { messages } = await history(token)
  expect(messages.map(({ picture }: { picture: { id: string } }) => picture.id)).toEqual([shown])
})

test('a picture of the demo is there for its customer', async () => {
  const [demo = { id: '', conversation_id: '', code: '' }] = await rows<Record<string, string>>(
    `select m.id, m.conversation_id, c.customer_code as code from chat_messages m
     join chat_conversations c on c.sale_unit = m.sale_unit and c.id = m.conversation_id
     where m.picture like 'chat-pictures/demo-%' and m.sale_unit = $1`,
    [saleUnit],
  )
  const token = await tokenOf(demo.code ?? '')
  expect((await picture(token, demo.conversation_id ?? '', demo.id ?? '', '&known=true')).status).toBe(200)
})
