import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import { openDatabase } from '#api/kit/database.ts'
import { makeApi } from '#api/start/api.ts'
import { testNow, testToday } from '#checks/tools/test-day.ts'
import { migrate } from '#database/migrate.ts'
import { ownFolder } from '#database/own-folder.ts'
import { startPostgres } from '#database/postgres.ts'
import { seedDemo } from '#database/seeds/seed-demo.ts'
import { productItemsContract } from '#shop/catalogue/product-items-contract.ts'
import { keyOf, withDefaults } from '#shop/contract/endpoint.ts'
import { kinds, loadProducts, measureQuality, type Outcome, readSet, succeeded } from './measure.ts'

const goal = 0.95
// Another query set may be given: npm run search-quality -- queries.json
const [file] = process.argv.slice(2)
const sets = file ? readSet(await readFile(file, 'utf8')) : kinds

const folder = await ownFolder('search-quality')
const postgres = await startPostgres({ folder: join(folder, 'postgres'), durable: false })
try {
  const url = postgres.url('postgres')
  await migrate(url)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await seedDemo({ client, saveFile: async () => {}, say: () => {}, today: testToday, withPictures: false })
  await client.end()
  const { db, pool, close } = openDatabase(url)
  const unused = (async () => {
    throw new Error('not part of a search')
  }) as never
  const { carrier, tokens } = makeApi({
    ...{
      db,
      secret: 'search quality only, never in use elsewhere',
      log: pino({ level: 'silent' }),
      now: () => testNow,
    },
    gateways: { sms: unused, sendMail: unused },
    storage: unused,
    origin: unused,
  })
  const token = await tokens.issue({ kind: 'user', role: 'GUEST', saleUnit: 'BKK01', customerCode: 'GUEST' })
  const search = async (text: string) => {
    const answer = await carrier(keyOf(productItemsContract), withDefaults(productItemsContract, { text }), {
      token,
      locale: 'th',
      address: '',
    })
    if (!answer.ok) throw new Error(answer.problem.Message)
    return (answer.answer as { code: string }[]).map(({ code }) => code)
  }
  const outcomes = await measureQuality(await loadProducts(pool), search, sets)
  await close()
  print(outcomes)
  process.exitCode = succeeded(outcomes) >= goal ? 0 : 1
} finally {
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}

function print(outcomes: Outcome[]): void {
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`
  const share = (some: Outcome[], holds: (outcome: Outcome) => boolean) =>
    some.filter(holds).length / some.length
  for (const { kind, typed, expected, shown } of outcomes.filter(({ place }) => !place))
    console.log(
      `not found  ${kind}: '${typed}' looks for ${expected}, shown ${shown.join(' · ') || 'nothing'}`,
    )
  for (const kind of new Set(outcomes.map((outcome) => outcome.kind))) {
    const own = outcomes.filter((outcome) => outcome.kind === kind)
    console.log(`${percent(succeeded(own)).padStart(8)}  ${kind} (${own.length})`)
  }
  const precision = outcomes.reduce((sum, { right }) => sum + right, 0) / outcomes.length
  console.log(
    `\n${outcomes.length} queries: ${percent(succeeded(outcomes))} found among the first three (asked ${percent(goal)})`,
  )
  console.log(
    `${percent(share(outcomes, ({ place }) => place === 1))} first, and ${percent(precision)} of the first three are what was looked for`,
  )
}
