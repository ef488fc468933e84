import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { demoPassword } from '#database/seeds/people/sign-ins.ts'
import { importColumns } from '#shop/imports/import-columns.ts'
import { runShop } from '../e2e/tools/running-shop.ts'
import { table } from './table.ts'

/** An import of 10,000 products beside guests who go on shopping: its seconds, and their p99 before and meanwhile. */
const count = Number(process.argv[2] ?? 10_000)
const limits = { seconds: 60, slower: 2 }
const [guests, pauseMs] = [8, 100]
const paths = ['/', '/product?p=น้ำ', '/product']

const head = [
  'code',
  'nameTh',
  'unit1Code',
  'unit1NameTh',
  'unit1Rate',
  'unit2Rate',
  'level1Unit1Price',
  'level2Unit1Price',
]
const label = (field: string) =>
  importColumns.products.find((column) => column.field === field)?.head.en ?? field
const file = [
  head.map((field) => `"${label(field)}"`).join(','),
  ...Array.from(
    { length: count },
    (_, at) => `BENCH-${at},สินค้านำเข้า ${at},CS,ลัง,12,0,${100 + (at % 90)},${99 + (at % 90)}`,
  ),
].join('\n')

const shop = await runShop()
const database = new pg.Client({ connectionString: shop.databaseUrl })
await database.connect()
try {
  const saleUnit = 'BKK01'
  const signedIn = await fetch(`${shop.url}/merchant/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: shop.url, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ username: 'owner01', password: demoPassword }),
  })
  const cookie = signedIn.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
  const stateOf = async (id: string) =>
    (
      await database.query(
        'select state, applied, wrong, added from imports where sale_unit = $1 and id = $2',
        [...[saleUnit, id]],
      )
    ).rows[0]
  async function until(id: string, state: string) {
    for (;;) {
      const found = await stateOf(id)
      if (found?.state === state) return found
      if (found?.state === 'failed') throw new Error('the import was given up')
      await sleep(200)
    }
  }
  const call = (name: string, body: object) =>
    fetch(`${shop.url}/exchange/${name}`, {
      method: 'POST',
      headers: { cookie, origin: shop.url, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })

  /** Guests' answers while something else goes on, in milliseconds. */
  async function guestsDuring(work: () => Promise<unknown>): Promise<number[]> {
    const times: number[] = []
    let isOver = false
    const visits = Array.from({ length: guests }, async (_, guest) => {
      for (let at = guest; !isOver; at += 1) {
        const start = performance.now()
        const answer = await fetch(shop.url + encodeURI(paths[at % paths.length] ?? '/'))
        await answer.arrayBuffer()
        if (!answer.ok) throw new Error(`a guest was answered ${answer.status}`)
        times.push(performance.now() - start)
        await sleep(pauseMs)
      }
    })
    const allVisits = Promise.all(visits)
    // A guest who is turned away ends the measurement, and the shop with it.
    await Promise.race([work(), allVisits])
    isOver = true
    await allVisits
    return times
  }
  const p99 = (times: number[]) =>
    times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? 0

  await guestsDuring(() => sleep(5_000))
  const alone = await guestsDuring(() => sleep(20_000))
  const id = randomUUID()
  const seconds = { check: 0, apply: 0 }
  const meanwhile = await guestsDuring(async () => {
    const start = performance.now()
    const form = new FormData()
    form.set('kind', 'products')
    form.set('id', id)
    form.set('file', new Blob([file], { type: 'text/csv' }), 'bench.csv')
    await fetch(`${shop.url}/merchant/import`, {
      ...{ method: 'POST', body: form, redirect: 'manual', headers: { cookie, origin: shop.url } },
    })
    await until(id, 'ready')
    seconds.check = (performance.now() - start) / 1_000
    await call('applyImport', { id, leaveOutWrong: true })
    await until(id, 'applied')
    seconds.apply = (performance.now() - start) / 1_000 - seconds.check
  })
  const { applied, wrong } = await stateOf(id)
  const took = seconds.check + seconds.apply
  const slower = p99(meanwhile) / Math.max(1, p99(alone))
  console.log(
    table(
      ['', 'figure'],
      [
        ['rows applied / wrong', `${applied} / ${wrong}`],
        ['read and checked, s', seconds.check.toFixed(1)],
        ['applied, s', seconds.apply.toFixed(1)],
        [`together, s (at most ${limits.seconds})`, took.toFixed(1)],
        ['guests alone, p99 ms', p99(alone).toFixed(0)],
        ['guests meanwhile, p99 ms', p99(meanwhile).toFixed(0)],
        [`times slower (at most ${limits.slower})`, slower.toFixed(2)],
      ],
    ),
  )
  if (applied !== count || took > limits.seconds || slower > limits.slower) process.exitCode = 1
} finally {
  await database.end()
  await shop.stop()
}
