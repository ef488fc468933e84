import sharp from 'sharp'
import { testMerchant } from '#checks/merchant/test-merchant.ts'
import { callers, memoryStorage } from '#checks/tools/test-api.ts'

export type SentLine = { line: number; quantity: number; reason: string; note?: string }
type Sent = { id?: string; photos?: string[]; note?: string; token?: string }
type Answered = { line: number; accepted: number; how?: string; points?: number; answer?: string }

/** A shop whose delivered orders are reported and answered. */
export async function testReports() {
  const storage = memoryStorage()
  const shop = await testMerchant({ storage })
  const { ask, app, tokenFor, rows, customer, findProductCodes, bodyFor, place } = shop
  const supervisor = await tokenFor(callers.supervisor)
  const saleUnit = 'BKK01'
  const [first = '', second = ''] = await findProductCodes(saleUnit, 3, 3)
  await rows(`update products set stock_controlled = true where sale_unit = 'BKK01' and code = any($1)`, [
    [first, second],
  ])
  await rows(
    `update stock set on_hand = reserved + 5000000 where sale_unit = 'BKK01' and product_code = any($1)`,
    [[first, second]],
  )

  const move = async (orderNumber: string, action: string) => {
    const { body } = await ask('api/merchant/orders/move', {
      token: supervisor,
      body: { saleUnit, numbers: [orderNumber], action },
    })
    if (body.orders?.[0]?.problem) throw new Error(body.orders[0].problem)
  }
  /** An order of ten and six pieces, invoiced. */
  async function invoiced(payment: string, kind?: string): Promise<string> {
    const lines = [
      { P_Code: first, qty1: 10 },
      { P_Code: second, qty1: 6 },
    ]
    const body = await bodyFor(customer, callers.customer, { lines, payment, ...(kind && { kind }) })
    const { body: placed } = await place(customer, body)
    await move(placed.orderNumber, 'approve')
    await move(placed.orderNumber, 'invoice')
    return placed.orderNumber
  }
  async function delivered(payment = 'COD'): Promise<string> {
    const orderNumber = await invoiced(payment)
    await move(orderNumber, 'ship')
    await move(orderNumber, 'deliver')
    return orderNumber
  }
  async function send(orderNumber: string, lines: SentLine[], sent: Sent = {}) {
    const { id = crypto.randomUUID(), photos = [], note = '', token = customer } = sent
    const { status, body } = await ask('api/delivery-reports/send', {
      token,
      body: { id, orderNumber, lines, photos, note },
    })
    return { status, body, id }
  }
  const weigh = (id: string, lines: Answered[], token = supervisor) =>
    ask('api/merchant/delivery-reports/weigh', { token, body: { saleUnit, id, lines } })
  /** Answers as the screen does: with the credit that was shown. */
  async function answer(id: string, lines: Answered[], token = supervisor) {
    const { body } = await weigh(id, lines, token)
    return ask('api/merchant/delivery-reports/answer', {
      token,
      body: { saleUnit, id, lines, creditSeen: body.credit ?? 0 },
    })
  }
  const reportsOf = async (orderNumber: string, token = customer) =>
    (await ask('api/delivery-reports/of-order', { token, body: { orderNumber, saleUnit } })).body
  const detail = async (orderid: string) =>
    (
      await ask('api/MerchantOrder/GET_ORDER_DETAIL', {
        token: supervisor,
        body: { orderid, saleunit: saleUnit },
      })
    ).body

  const drawn = (width = 900, height = 600) =>
    sharp({ create: { width, height, channels: 3, background: '#a52' } })
      .withExif({ IFD0: { Copyright: 'secret' } })
      .jpeg()
      .toBuffer()
  type SentPhoto = { id?: string; reportId?: string; token?: string }
  async function sendPhoto(orderNumber: string, picture: Buffer | undefined, sent: SentPhoto = {}) {
    const { id = crypto.randomUUID(), reportId = crypto.randomUUID(), token = customer } = sent
    const form = new FormData()
    form.set('request', JSON.stringify({ id, reportId, orderNumber }))
    if (picture) form.set('picture', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'a.jpg')
    const request = new Request('http://shop.test', { method: 'POST', body: form })
    const response = await app.inject({
      ...{ method: 'POST', url: '/rest/api/delivery-reports/photos/add' },
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': request.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await request.arrayBuffer()),
    })
    return { status: response.statusCode, body: response.json(), id, reportId }
  }
  const picture = (id: string, { token = customer, small = false } = {}) =>
    ask(`api/delivery-reports/photos/picture?saleUnit=${saleUnit}&id=${id}&isSmall=${small}`, {
      method: 'GET',
      token,
    })
  const debt = async () =>
    (
      await rows<{ debt: number }>(
        `select debt::float8 as debt from customers where sale_unit = 'BKK01' and code = 'C0001'`,
      )
    )[0]?.debt ?? 0
  const points = async () =>
    (
      await rows<{ points: number }>(
        `select points::float8 as points from customers where sale_unit = 'BKK01' and code = 'C0001'`,
      )
    )[0]?.points ?? 0
  return {
    ...shop,
    ...{ storage, supervisor, saleUnit, first, second, move, invoiced, delivered, send, weigh, answer },
    ...{ reportsOf, detail, drawn, sendPhoto, picture, debt, points },
  }
}
