import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { callers, memoryStorage, testApi } from '#checks/tools/test-api.ts'
import type { ChatMessage } from '#shop/chat/chat-wire.ts'
import { eventsIn } from './live-events.ts'

export const upTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1)

type More = { id?: string; orderNumber?: string; productCode?: string; isNote?: boolean }
type Picture = { id?: string; bytes?: Buffer; isNote?: boolean }
type Listed = { show?: string; text?: string; skip?: number; take?: number }

/** A centre that is open, whose customers and staff write to each other. */
export async function testChat() {
  const storage = memoryStorage()
  const api = await testApi({ storage })
  const { ask, app, tokenFor, pool } = api
  const saleUnit = 'BKK01'
  const rows = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
    (await pool.query(text, values)).rows as Row[]
  const [customer, supervisor, manager, elsewhere] = await Promise.all([
    tokenFor(callers.customer),
    tokenFor(callers.supervisor),
    tokenFor(callers.manager),
    tokenFor({ kind: 'merchant', role: '8', saleUnit: 'CNX01', username: 'owner02' }),
  ])
  const free = await rows<{ code: string }>(
    `select c.code from customers c where c.sale_unit = 'BKK01' and c.status = 'active' and c.role = '1' and c.agent_code is null
       and not exists (select from chat_conversations h where h.sale_unit = c.sale_unit and h.customer_code = c.code)
       and (select count(*) from account_customers a where a.account_id = c.account_id) = 1 order by c.code`,
  )
  const tokenOf = (customerCode: string) => tokenFor({ ...callers.customer, customerCode })
  /** A customer who has not written yet, and their chat. */
  async function newCustomer() {
    const { code } = free.shift() ?? { code: '' }
    const token = await tokenOf(code)
    return { code, token, chatId: (await history(token)).conversationId as string }
  }

  const history = async (token: string, before?: number) =>
    (await ask('api/chat/messages', { token, body: { before } })).body
  const write = (token: string, text: string, { id = randomUUID(), ...more }: More = {}, locale?: 'en') =>
    ask('api/chat/send', { token, body: { id, text, ...more }, ...(locale && { locale }) })
  const answer = (
    conversationId: string,
    text: string,
    { id = randomUUID(), ...more }: More = {},
    token = supervisor,
  ) => ask('api/merchant/chat/send', { token, body: { saleUnit, conversationId, id, text, ...more } })
  const office = (call: string, conversationId: string, body: object = {}, token = supervisor) =>
    ask(`api/merchant/chat/${call}`, { token, body: { saleUnit, conversationId, ...body } })
  const list = async (body: Listed = {}, token = supervisor) =>
    (await ask('api/merchant/chat/list', { token, body: { saleUnit, ...body } })).body
  const codesOf = async (body: Listed, token?: string): Promise<string[]> =>
    (await list({ take: 48, ...body }, token)).chats.map(
      (chat: { customerCode: string }) => chat.customerCode,
    )

  const drawn = () =>
    sharp({ create: { width: 900, height: 600, channels: 3, background: '#a52' } })
      .withExif({ IFD0: { Copyright: 'secret' } })
      .jpeg()
      .toBuffer()
  async function upload(path: string, token: string, request: object, bytes: Buffer | undefined) {
    const form = new FormData()
    form.set('request', JSON.stringify(request))
    if (bytes) form.set('picture', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'a.jpg')
    const sent = new Request('http://shop.test', { method: 'POST', body: form })
    const response = await app.inject({
      ...{ method: 'POST', url: `/rest/${path}` },
      headers: { authorization: `Bearer ${token}`, 'content-type': sent.headers.get('content-type') ?? '' },
      payload: Buffer.from(await sent.arrayBuffer()),
    })
    return { status: response.statusCode, body: response.json() }
  }
  const writePicture = async (token: string, { id = randomUUID(), bytes }: Picture = {}) =>
    upload('api/chat/pictures/add', token, { id }, bytes ?? (await drawn()))
  const answerPicture = async (conversationId: string, { id = randomUUID(), isNote, bytes }: Picture = {}) =>
    upload(
      'api/merchant/chat/pictures/add',
      supervisor,
      { saleUnit, conversationId, id, isNote },
      bytes ?? (await drawn()),
    )
  const picture = (token: string, conversationId: string, id: string, more = '') =>
    ask(`api/chat/pictures/picture?saleUnit=${saleUnit}&conversationId=${conversationId}&id=${id}${more}`, {
      method: 'GET',
      token,
    })
  /** What a stream sends that only catches up. */
  async function caughtUp(token: string, after = 0, path = 'api/chat/live?') {
    const response = await app.inject({
      ...{ method: 'GET', url: `/rest/${path}&seconds=0&after=${after}` },
      headers: { authorization: `Bearer ${token}` },
    })
    return { status: response.statusCode, headers: response.headers, events: eventsIn(response.body) }
  }
  /** Sets when somebody answers: minutes of every day. */
  const open = (opens: number, closes: number) =>
    rows(`update centres set opening_hours = $1 where sale_unit = 'BKK01'`, [
      JSON.stringify(upTo(7).map((day) => ({ weekday: day - 1, opens, closes }))),
    ])
  await open(0, 1_440)
  /** As if all that is written had been written so much earlier: a token would not outlive a later clock. */
  const later = (seconds: number) =>
    rows('update chat_messages set at = at - make_interval(secs => $1)', [seconds])
  const conversationOf = async (chatId: string) =>
    (await rows<Record<string, unknown>>('select * from chat_conversations where id = $1', [chatId]))[0]
  const storedIn = (chatId: string) =>
    rows<{ seq: number; text: string; author: string; is_note: boolean }>(
      'select seq, text, author, is_note from chat_messages where conversation_id = $1 order by seq',
      [chatId],
    )
  return {
    ...api,
    ...{ storage, saleUnit, rows, customer, supervisor, manager, elsewhere, tokenOf, newCustomer, history },
    ...{ write, answer, office, list, codesOf, drawn, writePicture, answerPicture, picture, caughtUp },
    ...{ conversationOf, storedIn, open, later },
    textsOf: ({ messages }: { messages: ChatMessage[] }) => messages.map(({ text }) => text),
  }
}
