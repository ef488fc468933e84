import { rm } from 'node:fs/promises'
import pg from 'pg'
import { demoFolder, runShop } from './running-shop.ts'

/** Two shops for the run: the whole in one process, and pages alone that ask the first one's API over HTTP. */
export default async function startShops(): Promise<() => Promise<void>> {
  const dataDir = await demoFolder('e2e')
  const whole = await runShop({ DATA_DIR: dataDir, LOG_LEVEL: 'info' }, { keepData: true })
  const pagesOnly = await runShop(
    { DATA_DIR: dataDir, LOG_LEVEL: 'info', API_BASE_URL: `${whole.url}/rest` },
    { keepData: true },
  )
  process.env.SHOP_DIRECT = whole.url
  process.env.SHOP_HTTP = pagesOnly.url
  process.env.SHOP_DATABASE = whole.databaseUrl
  await rotateAtOnce(whole.databaseUrl)
  return async () => {
    await pagesOnly.stop()
    await whole.stop()
    await rm(dataDir, { recursive: true, force: true })
    for (const shop of [whole, pagesOnly]) console.log(slowestOf(shop.said()))
    const leaked = [whole, pagesOnly].flatMap((shop) => secretsIn(shop.said()))
    if (leaked.length > 0)
      throw new Error(`the logs of this run tell what they must not:\n${leaked.slice(0, 5).join('\n')}`)
  }
}

/** Refresh tokens are rotated from the start, as in a shop that was updated long ago. */
async function rotateAtOnce(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`update migrations set applied_at = applied_at - interval '2 hours'`)
  await client.end()
}

type Line = { time: number; method: string; route: string; status: number; ms: number }

/** What a shop answered last of all: a journey that waited in vain shows here whether the shop stood still. */
function slowestOf(said: string): string {
  const lines = said
    .split('\n')
    .filter((line) => line.startsWith('{') && line.includes('"ms":'))
    .map((line) => JSON.parse(line) as Line)
    .sort((a, b) => b.ms - a.ms)
    .slice(0, 8)
    .map(({ time, ms, status, method, route }) =>
      [new Date(time).toISOString().slice(11, 19), ms, 'ms', status, method, route].join(' '),
    )
  return ['slowest answers:', ...lines].join('\n  ')
}

const secrets = [
  { what: 'a token', looksLike: /eyJ[\w-]{8,}\.[\w-]+/ },
  { what: 'a refresh token or ticket', looksLike: /"(refresh|ticket|token|authorization|cookie)":"/i },
  { what: 'a sign-in link', looksLike: /\b[A-Z0-9]{3,10}\.[0-9a-f]{32}\b/ },
  { what: 'a password', looksLike: /Sangdai#\d/ },
  { what: 'a mobile number', looksLike: /\b0[689]\d{8}\b/ },
  { what: 'an e-mail address', looksLike: /[\w.]+@[\w-]+\.\w/ },
]

/** Every line both shops logged while the journeys went on; the sign-ins of the demo, said at the start, are no log. */
function secretsIn(said: string): string[] {
  const lines = said.split('\n').filter((line) => line.startsWith('{'))
  if (lines.length === 0) throw new Error('the shop logged nothing: there is nothing to look into')
  return secrets.flatMap(({ what, looksLike }) =>
    lines.filter((line) => looksLike.test(line)).map((line) => `${what}: ${line}`),
  )
}
