import type { OutgoingHttpHeaders } from 'node:http'
import { type Logger, pino } from 'pino'
import type { Gateways } from '#api/gateways/gateways.ts'
import type { Storage } from '#api/kit/storage.ts'
import { type Holder, openSession } from '#api/sessions/sessions.ts'
import { makeApi } from '#api/start/api.ts'
import type { KnownCaller } from '#shop/contract/caller.ts'
import { makeHttpServer } from '#start/http-server.ts'
import { closeAfterFile } from './close-after-file.ts'
import { ownDatabase } from './own-database.ts'
import { testNow } from './test-day.ts'

export const testSecret = 'test-only-4f9c1b7e2a8d6035c4e1b9f7a2d80635'

/** Without a session, which is opened, and without the actor's role, which is their current one. */
type WithoutSession<Known> = Known extends { kind: 'user' }
  ? Omit<Known, 'session' | 'actor'> & { actor?: { kind: 'staff' | 'agent'; name: string } }
  : Known extends KnownCaller
    ? Omit<Known, 'session'>
    : never
export type TestCaller = WithoutSession<KnownCaller>

const silentGateways: Gateways = {
  sms: {
    name: 'silent',
    request: async () => ({ token: 'silent', reference: 'TEST' }),
    verify: async () => false,
  },
  sendMail: async () => {},
}

/** Files in memory by name, public and private separate. */
export function memoryStorage(): Storage & {
  shown: Map<string, Uint8Array>
  hidden: Map<string, Uint8Array>
} {
  const [shown, hidden] = [new Map<string, Uint8Array>(), new Map<string, Uint8Array>()]
  return {
    shown,
    hidden,
    savePublic: async (name, bytes) => void shown.set(name, bytes),
    savePrivate: async (name, bytes) => void hidden.set(name, bytes),
    readPrivate: async (name) => hidden.get(name),
    removePublic: async (name) => void shown.delete(name),
    removePrivate: async (name) => void hidden.delete(name),
  }
}

type RequestOptions = {
  method?: 'GET' | 'POST'
  token?: string
  body?: unknown
  locale?: 'th' | 'en'
  headers?: Record<string, string>
}

const isEvents = (headers: OutgoingHttpHeaders) =>
  String(headers['content-type']).startsWith('text/event-stream')

type TestParts = { now?: () => Date; gateways?: Gateways; storage?: Storage; log?: Logger }

/** The real API over a database for this test file, with real requests; the clock is noon of the test day. */
export async function testApi(parts: TestParts = {}) {
  const {
    now = () => testNow,
    gateways = silentGateways,
    storage = memoryStorage(),
    log = pino({ level: 'silent' }),
  } = parts
  const database = await ownDatabase()
  const app = await makeHttpServer(log, { proxies: 0, secure: false })
  const api = makeApi({
    db: database.db,
    secret: testSecret,
    log,
    now,
    gateways,
    storage,
    origin: () => 'https://shop.test',
  })
  await app.register(api.plugin, { prefix: '/rest' })
  await app.ready()
  closeAfterFile(() => app.close())

  async function ask(
    path: string,
    { method = 'POST', token, body = {}, locale = 'th', headers = {} }: RequestOptions = {},
  ) {
    const answer = await app.inject({
      method,
      url: `/rest/${path}`,
      headers: {
        'accept-language': locale,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      ...(method === 'POST' ? { payload: typeof body === 'string' ? body : JSON.stringify(body) } : {}),
    })
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: answer.body === '' ? undefined : isEvents(answer.headers) ? answer.body : JSON.parse(answer.body),
    }
  }
  /** A token with a real session, as after a sign-in by code. */
  const tokenFor = (who: TestCaller) => tokenBy('otp', who)
  async function tokenBy(method: string, who: TestCaller): Promise<string> {
    if (who.kind === 'user' && who.role === 'GUEST') return api.tokens.issue(who as KnownCaller)
    if (who.kind === 'applicant') return api.tokens.issue({ ...who, session: await applicationOf(who) })
    const { session } = await openSession({ db: database.db, now: now() }, await holderOf(who), { method })
    if (who.kind !== 'user' || who.actor?.kind !== 'staff')
      return api.tokens.issue({ ...who, session } as KnownCaller)
    const { rows } = await database.pool.query(
      'select role from staff_centres where sale_unit = $1 and username = $2',
      [who.saleUnit, who.actor.name],
    )
    return api.tokens.issue({ ...who, session, actor: { ...who.actor, role: rows[0].role } } as KnownCaller)
  }
  /** An application that waits, of whoever wants to open this centre. */
  async function applicationOf({ saleUnit }: { saleUnit: string }): Promise<string> {
    await database.pool.query(
      `insert into merchant_applications (kind, made_at, name, mobile, username, policy_version, reserved_unit)
       values ('open', $1, 'ผู้สมัคร', '0899999999', '0899999999', '1.0', $2) on conflict do nothing`,
      [now(), saleUnit],
    )
    const { rows } = await database.pool.query(
      `select id from merchant_applications where state = 'waiting' and reserved_unit = $1`,
      [saleUnit],
    )
    return rows[0].id
  }
  async function holderOf(who: Exclude<TestCaller, { kind: 'applicant' }>): Promise<Holder> {
    if (who.kind === 'merchant') return { kind: 'merchant', username: who.username }
    if (who.kind === 'rider') return { kind: 'rider', mobile: who.mobile }
    if (who.actor?.kind === 'staff') return { kind: 'merchant', username: who.actor.name }
    const { rows } = await database.pool.query(
      'select account_id from customers where sale_unit = $1 and code = $2',
      [who.saleUnit, who.actor?.name ?? who.customerCode],
    )
    return { kind: 'user', accountId: rows[0].account_id }
  }
  return { ...database, app, api, ask, tokenFor, tokenBy }
}

export const callers = {
  guest: { kind: 'user', role: 'GUEST', saleUnit: 'BKK01', customerCode: 'GUEST' },
  customer: { kind: 'user', role: '1', saleUnit: 'BKK01', customerCode: 'C0001' },
  agent: { kind: 'user', role: '2', saleUnit: 'BKK01', customerCode: 'C0004' },
  salesperson: { kind: 'merchant', role: '3', saleUnit: 'BKK01', username: 'sales01' },
  supervisor: { kind: 'merchant', role: '4', saleUnit: 'BKK01', username: 'supervisor01' },
  manager: { kind: 'merchant', role: '5', saleUnit: 'BKK01', username: 'manager01' },
  owner: { kind: 'merchant', role: '8', saleUnit: 'BKK01', username: 'owner01' },
  rider: { kind: 'rider', saleUnit: 'BKK01', mobile: '0820000001', company: 'SANGDAI_FLEET' },
  applicant: { kind: 'applicant', saleUnit: 'BKK01' },
} as const satisfies Record<string, TestCaller>
