import { randomUUID } from 'node:crypto'
import fastify from 'fastify'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { freePort } from '#checks/tools/free-port.ts'
import { makeSandbox } from '#sandbox/sandbox.ts'
import { type RunningShop, runShop } from '../e2e/tools/running-shop.ts'
import { readEnvironment } from './settings/environment.ts'

const production = {
  NODE_ENV: 'production',
  SECRET: 'q8Zr2mVx0LbT5nYc7KdW3hJf9PgA6sEu',
  PUBLIC_URL: 'https://shop.example',
}
const methods = ['COD', 'BANK', 'LINEPAY', 'CARD', 'QR', 'CREDIT'] as const
const unset = ['BANK', 'LINEPAY', 'CARD', 'QR'] as const

/** Every route of the sandbox, read from the sandbox itself. */
async function sandboxRoutes(): Promise<{ method: string; path: string }[]> {
  const app = fastify()
  const routes: { method: string; path: string }[] = []
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat())
      if (one !== 'HEAD') routes.push({ method: one, path: url.replace(/:\w+/g, 'BKK01') })
  })
  await app.register(makeSandbox({ origin: () => 'http://localhost' }).plugin, { prefix: '/sandbox' })
  await app.ready()
  await app.close()
  return routes
}

describe('production without payment settings', () => {
  const name = 'production_payments'
  let admin: pg.Client
  let database: pg.Client
  let shop: RunningShop
  let here = ''
  let token = ''
  const asBrowser = { host: 'shop.example', 'x-forwarded-proto': 'https' }

  const ask = async (path: string, body?: object) => {
    const response = await fetch(`${here}/rest/${path}`, {
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
      headers: {
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
    })
    return { status: response.status, body: await response.json() }
  }

  beforeAll(async () => {
    admin = new pg.Client({ connectionString: inject('databaseUrl') })
    await admin.connect()
    await admin.query(`create database ${name} template demo strategy file_copy`)
    const url = inject('databaseUrl').replace('/postgres?', `/${name}?`)
    database = new pg.Client({ connectionString: url })
    await database.connect()
    await database.query(`delete from bank_accounts`)
    await database.query(`update customers set credit_limit = 100000000 where code = 'C0001'`)
    await database.query(`update orders set due_on = '2100-01-01' where due_on is not null`)
    const port = String(await freePort())
    shop = await runShop({
      ...production,
      DATABASE_URL: url,
      HOST: '127.0.0.1',
      PORT: port,
      TRUST_PROXY: '1',
    })
    here = `http://127.0.0.1:${port}`
    const signedIn = await ask('authen/user/login', { username: '0810000001', password: 'Sangdai#1' })
    token = signedIn.body.token
    expect(signedIn.status, JSON.stringify(signedIn.body)).toBe(200)
  }, 180_000)
  afterAll(async () => {
    await shop?.stop()
    await database.end()
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
  })

  /** An order that only its way of paying could keep from being placed. */
  async function orderBy(payment: string): Promise<object> {
    const { rows } = await database.query<{ code: string }>(
      `select p.code from products p join stock s on s.sale_unit = p.sale_unit and s.product_code = p.code
       where p.sale_unit = 'BKK01' and p.active and p.material_type = 'FG' and not p.needs_licence and s.on_hand - s.reserved > 1000
       order by p.code limit 1`,
    )
    const lines = [{ P_Code: rows[0]?.code ?? '', qty1: 40 }]
    const { body: options } = await ask('api/checkout/options', {})
    const place = options.places.find(({ served }: { served: boolean }) => served)
    const [shipTo] = place.addressIds
    const [{ day, slots }] = place.days
    const { body } = await ask('api/checkout/preview', { lines, payment, shipTo })
    return {
      ...{ key: randomUUID(), lines, totalSeen: body.total, pointsSeen: body.points, payment },
      ...{ shipTo, billTo: shipTo, deliverOn: day, slot: slots[0] },
    }
  }

  test('only cash on delivery and credit are offered, by the call and on the page', async () => {
    const { body } = await ask('api/checkout/options', {})
    expect(body.payments.map(({ method }: { method: string }) => method)).toEqual(['COD', 'CREDIT'])
    await database.query(
      `insert into cart_lines (sale_unit, customer_code, kind, product_code, quantity1, quantity2, quantity3)
       select 'BKK01', 'C0001', 'normal', p.code, 5, 0, 0 from products p
       where p.sale_unit = 'BKK01' and p.active and p.material_type = 'FG' and not p.needs_licence order by p.code limit 1
       on conflict do nothing`,
    )
    const page = await fetch(`${here}/checkout`, {
      headers: { ...asBrowser, cookie: `sangdai_customer_token=${token}` },
    })
    const shown = (await page.text()).replace(/<script[^>]*>.*?<\/script>/gs, '')
    for (const said of ['เก็บเงินปลายทาง', 'เครดิตร้าน']) expect(shown).toContain(said)
    for (const said of ['LINE Pay', 'บัตรเครดิตหรือเดบิต', 'QR พร้อมเพย์', 'โอนเงินและแนบสลิป'])
      expect(shown).not.toContain(said)
  })

  test.each(unset)(
    '%s sent by hand is refused: at checkout, for a payment, and as a change',
    async (method) => {
      const { rows } = await database.query<{ number: string; total: string }>(
        `select number, total from orders where sale_unit = 'BKK01' and customer_code = 'C0001' and paid_at is null and status = 'SO Wait' order by number limit 1`,
      )
      const before = await database.query('select count(*) from payments')
      const placed = await ask('api/orders', await orderBy(method))
      expect(placed.body.Code).toBe('checkout.noSuchPayment')
      const [order] = rows
      const amountSeen = Number(order?.total) / 100
      const started = await ask('api/payments/start', {
        ...{ orderNumbers: [order?.number], method, amountSeen, key: randomUUID() },
      })
      expect([started.status, started.body.Code]).toEqual([409, 'payments.methodClosed'])
      const changed = await ask('api/payments/change-method', { orderNumber: order?.number, method })
      expect(changed.status).toBe(400)
      expect((await database.query('select count(*) from payments')).rows).toEqual(before.rows)
    },
  )

  test('an order with cash on delivery is placed', async () => {
    const placed = await ask('api/orders', await orderBy('COD'))
    expect([placed.status, typeof placed.body.orderNumber]).toEqual([200, 'string'])
  })

  test.each(['linepay', 'kbank-card', 'kbank-qr', 'sandbox'])(
    'no gateway %s is listened to',
    async (name) => {
      const answer = await fetch(`${here}/rest/api/payments/notify/${name}/BKK01`, {
        method: 'POST',
        body: '{}',
      })
      expect(answer.status).toBe(400)
    },
  )

  test('no path of the sandbox answers', async () => {
    const routes = await sandboxRoutes()
    expect(routes.length).toBeGreaterThan(50)
    expect(routes.map(({ path }) => path)).toContain('/sandbox/kbank/card/v2/charge')
    const open = async (method: string, path: string) => {
      const form = {
        body: 'a=b',
        headers: { ...asBrowser, 'content-type': 'application/x-www-form-urlencoded' },
      }
      const sent = method === 'GET' ? { headers: asBrowser } : form
      return (await fetch(`${here}${path}`, { method, redirect: 'manual', ...sent })).status
    }
    // Whatever else is asked of an address that nobody has is a method not allowed.
    const nowhere = new Map([['GET', 404]])
    for (const { method } of routes)
      if (!nowhere.has(method)) nowhere.set(method, await open(method, '/no/such/page'))
    expect([...nowhere.values()].sort()).toEqual([404, ...[...nowhere].slice(1).map(() => 405)])
    const answered: string[] = []
    const more = ['/sandbox', '/en/sandbox/inbox', '/SANDBOX/inbox', '/rest/sandbox/inbox']
    for (const { method, path } of [...routes, ...more.map((path) => ({ method: 'GET', path }))]) {
      const status = await open(method, path)
      if (status !== nowhere.get(method)) answered.push(`${method} ${path}: ${status}`)
    }
    expect(answered).toEqual([])
  })
})

const together = {
  LINEPAY: ['LINEPAY_CHANNEL_ID', 'LINEPAY_CHANNEL_SECRET'],
  KBANK: ['KBANK_PUBLIC_KEY', 'KBANK_SECRET_KEY', 'KBANK_MERCHANT_ID'],
  SLIPOK: ['SLIP_SERVICE', 'SLIP_SERVICE_KEY', 'SLIP_SERVICE_BRANCH'],
  EASYSLIP: ['SLIP_SERVICE', 'SLIP_SERVICE_KEY'],
}
const settingOf = (group: string, name: string) =>
  name === 'SLIP_SERVICE' ? group.toLowerCase() : 'value-0123456789'

/** Every part of each group that is neither nothing nor the whole. */
const halves = Object.entries(together).flatMap(([group, names]) =>
  ['', '_BKK01'].flatMap((suffix) =>
    Array.from({ length: 2 ** names.length - 2 }, (_, at) => {
      const some = names.filter((_name, bit) => ((at + 1) >> bit) & 1)
      const isSlips = names[0] === 'SLIP_SERVICE'
      return isSlips && suffix
        ? []
        : [Object.fromEntries(some.map((name) => [`${name}${suffix}`, settingOf(group, name)]))]
    }).flat(),
  ),
)
/** What belongs to a gateway, without its keys. */
const alone = [
  ...[{ LINEPAY_VERSION: 'v4' }, { LINEPAY_URL: 'https://pay.example' }, { KBANK_URL: 'https://k.example' }],
  ...[
    { KBANK_UI_URL: 'https://k.example' },
    { LINEPAY_VERSION_BKK01: 'v4' },
    { KBANK_URL_BKK01: 'https://k.example' },
  ],
  ...[{ SLIP_SERVICE_URL: 'https://s.example' }, { SLIP_SERVICE_BRANCH: '1' }],
]

test.each([...halves, ...alone])('half a configuration does not start: %o', (half) => {
  const env = { ...production, DATABASE_URL: 'postgresql://db/shop' }
  expect(() => readEnvironment(env)).not.toThrow()
  expect(() => readEnvironment({ ...env, ...half })).toThrow(
    /^[A-Z_0-9]+(, [A-Z_0-9]+)*( and [A-Z_0-9]+)? must .+\.$/,
  )
})

test.each(Object.entries(together))('the whole of %s starts', (group, names) => {
  const env = { ...production, DATABASE_URL: 'postgresql://db/shop' }
  const whole = Object.fromEntries(names.map((name) => [name, settingOf(group, name)]))
  expect(() => readEnvironment({ ...env, ...whole })).not.toThrow()
})

test('every way of paying is either offered without settings or tried by hand', () => {
  expect([...unset, 'COD', 'CREDIT'].toSorted()).toEqual([...methods].toSorted())
})
