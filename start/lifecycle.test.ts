import { execFile } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { startBalancer } from '#checks/tools/balancer.ts'
import { freePort } from '#checks/tools/free-port.ts'
import { demoFolder, type RunningShop, runShop } from '../e2e/tools/running-shop.ts'

const main = fileURLToPath(new URL('./main.ts', import.meta.url))
const longEnough = 120_000

/** An ended process counts as gone, also while it is still a zombie. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return !/^State:\s+[ZX]/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}

async function untilGone(pid: number): Promise<void> {
  for (let waited = 0; waited < 20_000 && isAlive(pid); waited += 50) await sleep(50)
}

/** A browser's form with a proxy's headers; `fetch` does not allow another host. */
function sendForm(url: string, headers: Record<string, string>, form: string): Promise<string> {
  return new Promise((done, fail) => {
    const type = { 'content-type': 'application/x-www-form-urlencoded' }
    const sent = request(url, { method: 'POST', headers: { ...type, ...headers } }, (answer) => {
      let said = ''
      answer
        .setEncoding('utf8')
        .on('data', (part) => (said += part))
        .on('end', () => done(said))
    })
    sent.on('error', fail).end(form)
  })
}

/** Waits until a query waits for each of the tables that the test has locked. */
async function untilWaiting(client: pg.Client, tables: string[]): Promise<void> {
  for (let waited = 0; waited < 20_000; waited += 20) {
    const { rowCount } = await client.query(
      'select distinct relation from pg_locks where relation = any($1::regclass[]) and not granted',
      [tables],
    )
    if (rowCount === tables.length) return
    await sleep(20)
  }
  throw new Error(`no query waits for one of ${tables.join(', ')}`)
}

describe('one data folder', () => {
  let dataDir = ''
  let shop: RunningShop
  beforeAll(async () => {
    dataDir = await demoFolder('life')
    shop = await runShop({ DATA_DIR: dataDir }, { keepData: true })
  }, longEnough)
  afterAll(async () => {
    if (isAlive(shop.pid)) await shop.stop()
    await rm(dataDir, { recursive: true, force: true })
  })

  test('a second start on the same data says so and exits, and the first goes on', async () => {
    const second = await promisify(execFile)(process.execPath, [main], {
      env: { ...process.env, DATA_DIR: dataDir, PORT: '0', NODE_ENV: '' },
    }).catch((error) => error)
    expect(second.code).toBe(1)
    expect(second.stderr).toContain(`Sangdai already runs on ${dataDir}`)
    expect((await fetch(`${shop.url}/readyz`)).status).toBe(200)
  })

  test('killed without warning, it starts again on the same data, and its orphaned database is taken over', {
    timeout: longEnough,
  }, async () => {
    process.kill(shop.pid, 'SIGKILL')
    await untilGone(shop.pid)
    expect(isAlive(shop.databasePid ?? 0)).toBe(true)
    const orphan = shop.databasePid ?? 0
    shop = await runShop({ DATA_DIR: dataDir, DRAIN_SECONDS: '2' }, { keepData: true })
    await untilGone(orphan)
    expect(isAlive(orphan)).toBe(false)
    expect((await fetch(shop.url)).status).toBe(200)
  })

  test('SIGTERM fails no request of a balancer that asks /readyz, lets a long one and a job finish, and leaves no process and no lock behind', {
    timeout: longEnough,
  }, async () => {
    const client = new pg.Client({ connectionString: shop.databaseUrl })
    const outside = new pg.Client({ connectionString: shop.databaseUrl })
    await Promise.all([client.connect(), outside.connect()])
    const balancer = startBalancer(shop.url)
    await balancer.until(() => balancer.answered() > 20)
    // A request and a job wait for a locked table while the shop is stopping.
    await client.query('begin; lock table accounts, orders in access exclusive mode')
    const waiting = fetch(`${shop.url}/rest/authen/user/login`, {
      method: 'POST',
      body: '{"username":"0810000001","password":"x"}',
      headers: { 'content-type': 'application/json' },
    })
    await outside.query(
      `insert into outbox (sale_unit, topic, order_number) values ('BKK01', 'order-placed', 'SO-NONE')`,
    )
    await untilWaiting(client, ['accounts', 'orders'])
    const jobState = async () =>
      (await outside.query(`select state from jobs.job where name = 'order-placed'`)).rows
    await vi.waitFor(async () => expect(await jobState()).toEqual([{ state: 'active' }]), { timeout: 20_000 })
    const stopped = shop.stop()
    await balancer.until(balancer.hasDrained)
    const served = await fetch(`${shop.url}/healthz`)
    expect([served.status, served.headers.get('connection')]).toEqual([200, 'close'])
    expect(await balancer.failed).toEqual([])
    // A job that is still finishing must not delay the balancer.
    expect(await jobState()).toEqual([{ state: 'active' }])
    await outside.end()
    await client.query('commit')
    await client.end()
    expect((await waiting).status).toBe(400)
    expect(await stopped).toBe(0)
    expect(isAlive(shop.databasePid ?? 0)).toBe(false)
    expect(readdirSync(dataDir)).not.toContain('sangdai.lock')
    expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false)
    await expect(fetch(shop.url)).rejects.toThrow()
  })
})

describe('production on a database of one’s own', () => {
  test('seeds nothing, has no demo sign-ins, and opens for its owner, then for visitors', {
    timeout: longEnough,
  }, async () => {
    const admin = new pg.Client({ connectionString: inject('databaseUrl') })
    await admin.connect()
    await admin.query('create database production_start')
    const url = inject('databaseUrl').replace('/postgres?', '/production_start?')
    const port = String(await freePort())
    const shop = await runShop({
      NODE_ENV: 'production',
      DATABASE_URL: url,
      SECRET: 'q8Zr2mVx0LbT5nYc7KdW3hJf9PgA6sEu',
      HOST: '127.0.0.1',
      PORT: port,
      PUBLIC_URL: 'https://shop.example',
      TRUST_PROXY: '1',
    })
    const here = `http://127.0.0.1:${port}`
    try {
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      expect((await client.query('select count(*)::int as n from centres')).rows[0].n).toBe(0)
      const closed = await fetch(here, { redirect: 'manual' })
      expect([closed.status, closed.headers.get('retry-after')]).toEqual([503, expect.any(String)])
      expect(shop.said()).toMatch(/https:\/\/shop\.example\/setup\?key=\S{20,}/)
      await client.query(
        `insert into centres (sale_unit, name_th, name_en, short_name, address, district, subdistrict, province, postcode, phone, lat, lng, tax_number)
         values ('BKK01', 'ศูนย์แรก', 'First centre', 'แรก', '1', 'จตุจักร', 'ลาดยาว', 'กรุงเทพมหานคร', '10900', '020000000', 13.8, 100.5, '')`,
      )
      await client.end()
      await vi.waitFor(async () => expect((await fetch(`${here}/login`)).status).toBe(200), {
        timeout: 15_000,
        interval: 250,
      })
      // As a proxy forwards a browser's https request.
      const form = 'by=password&username=0810000001&password=Wrong%231word'
      for (const path of ['/login', '/login.data']) {
        const answer = await sendForm(
          `${here}${path}`,
          { host: 'shop.example', origin: 'https://shop.example', 'x-forwarded-proto': 'https' },
          form,
        )
        expect(answer, path).toContain('ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง')
      }
    } finally {
      expect(await shop.stop()).toBe(0)
      await admin.query('drop database production_start with (force)')
      await admin.end()
    }
  })

  test('a missing secret refuses to start, in a sentence', async () => {
    const env = {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: 'postgresql://127.0.0.1:1/none',
      SECRET: '',
    }
    const refused = await promisify(execFile)(process.execPath, [main], { env }).catch((error) => error)
    expect(refused.code).toBe(1)
    expect(refused.stderr).toContain('SECRET must be set in production')
    expect(refused.stderr).not.toMatch(/\n\s+at /)
  })
})

test.each([
  [{ PUBLIC_URL: 'https://shop.example' }, 'PUBLIC_URL is an address that others can open'],
  [{ DATABASE_URL: 'postgresql://shop.invalid/shop' }, 'DATABASE_URL names a database on another machine'],
])('a start that would open the demo to strangers ends at once: %o', async (settings, sentence) => {
  const env = { ...process.env, NODE_ENV: '', DATA_DIR: '/nowhere/at/all', ...settings }
  const refused = await promisify(execFile)(process.execPath, [main], { env }).catch((error) => error)
  expect(refused.code).toBe(1)
  expect(refused.stderr).toContain(sentence)
  expect(refused.stderr).toContain('DEMO=yes')
  expect(refused.stderr).not.toMatch(/\n\s+at /)
})

test('what is logged names no person: no address, cookie, query or token', {
  timeout: longEnough,
}, async () => {
  const shop = await runShop({ LOG_LEVEL: 'info' })
  await fetch(`${shop.url}/product?p=secret-search`, {
    headers: { cookie: 'sangdai_customer_token=secret-cookie', 'user-agent': 'secret-agent' },
  })
  await fetch(`${shop.url}/rest/authen/customerProfile`, {
    method: 'POST',
    headers: { authorization: 'Bearer secret-token' },
  })
  await shop.stop()
  expect(shop.said()).toContain('"route":"/rest/authen/customerProfile"')
  const requests = shop
    .said()
    .split('\n')
    .filter((line) => line.includes('"route"'))
  expect(requests.length).toBeGreaterThanOrEqual(2)
  expect(shop.said()).not.toContain('secret-')
  expect(requests.join('\n')).not.toMatch(/127\.0\.0\.1|::1/)
})
