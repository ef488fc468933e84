import { randomUUID } from 'node:crypto'
import { runBatch } from '#api/imports/run-batch.ts'
import { testProducts } from '#checks/products/test-products.ts'
import { testNow } from '#checks/tools/test-day.ts'
import type { ImportKind, RowOutcome, RowState } from '#shop/imports/import-kinds.ts'

type Row = {
  row: number
  subject: string
  cells: object[]
  reasons: { field: string; th: string; en: string }[]
}

/** A shop whose staff import spreadsheets. */
export async function testImports() {
  const products = await testProducts()
  const { app, ask, db, manager, saleUnit } = products

  async function send(
    kind: ImportKind,
    content: string | Uint8Array,
    { id = randomUUID() as string, token = manager, name = 'goods.csv' } = {},
  ) {
    const form = new FormData()
    for (const [field, value] of Object.entries({ saleUnit, id, kind, fileName: name }))
      form.set(field, value)
    form.set('file', new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), name)
    const request = new Request('http://shop.test', { method: 'POST', body: form })
    const answer = await app.inject({
      ...{ method: 'POST', url: '/rest/api/imports/send' },
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': request.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await request.arrayBuffer()),
    })
    return { id, status: answer.statusCode, body: answer.json() }
  }
  const call = async (what: string, body: object, token = manager) =>
    ask(`api/imports/${what}`, { token, body: { saleUnit, ...body } })
  /** Everything that waits, as the job does it. */
  async function work(batches = Number.POSITIVE_INFINITY): Promise<void> {
    for (let done = 0; done < batches; done += 1) if (!(await runBatch(db, saleUnit, testNow))) return
  }
  const one = async (id: string) => (await call('one', { id })).body
  const rowsOf = async (id: string, only: { outcome?: RowOutcome; state?: RowState } = {}): Promise<Row[]> =>
    (await call('rows', { id, ...only, take: 200 })).body.rows
  /** A file sent and checked. */
  async function checked(kind: ImportKind, content: string | Uint8Array, name?: string) {
    const sent = await send(kind, content, name ? { name } : {})
    if (sent.status !== 200) throw new Error(JSON.stringify(sent.body))
    await work()
    return sent.id
  }
  /** A file sent, checked and applied, wrong rows left out. */
  async function applied(kind: ImportKind, content: string | Uint8Array) {
    const id = await checked(kind, content)
    const { status, body } = await call('apply', { id, leaveOutWrong: true })
    if (status !== 200) throw new Error(JSON.stringify(body))
    await work()
    return id
  }
  async function undone(id: string) {
    await call('undo', { id })
    await work()
    return one(id)
  }
  return { ...products, send, call, work, one, rowsOf, checked, applied, undone }
}
