import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { RichMenu } from '#api/gateways/line/line-menus.ts'
import { LineRefusal } from '#api/gateways/line/line-refusal.ts'
import { settingsReader } from '#api/settings/settings.ts'
import { callers, testApi } from '#checks/tools/test-api.ts'
import { testNow } from '#checks/tools/test-day.ts'
import { menuLayouts } from '#shop/line-menus/line-menu.ts'
import { drawMenuPicture } from './draw-menu.ts'
import { notePeopleChanged } from './menu-people.ts'
import { placeEverybody, placePerson, publishMenus } from './publish-menus.ts'

const saleUnit = 'BKK01'
/** LINE as it is: what was done stays done, whoever was killed. */
const line = {
  menus: new Map<string, RichMenu & { picture?: Uint8Array }>(),
  links: new Map<string, string>(),
  standard: '',
  calls: 0,
  /** The call at which the process is killed, before or after LINE has done it. */
  killAt: 0,
  killsAfter: false,
  refuses: undefined as number | undefined,
  made: 0,
}
class Killed extends Error {}
async function call<Answer>(work: () => Answer): Promise<Answer> {
  line.calls++
  if (line.refuses) throw new LineRefusal(line.refuses)
  const isLast = line.calls === line.killAt
  if (isLast && !line.killsAfter) throw new Killed()
  const answer = work()
  if (isLast) throw new Killed()
  return answer
}
const withPicture = (id: string) => {
  const menu = line.menus.get(id)
  if (!menu?.picture) throw new LineRefusal(menu ? 400 : 404)
}
const channel = {
  createMenu: (menu: RichMenu) =>
    call(() => {
      const id = `richmenu-${++line.made}`
      line.menus.set(id, { ...menu })
      return id
    }),
  uploadMenu: (id: string, png: Uint8Array) =>
    call(() => {
      const menu = line.menus.get(id)
      if (!menu || menu.picture) throw new LineRefusal(400)
      menu.picture = png
    }),
  hasMenuPicture: (id: string) => call(() => line.menus.get(id)?.picture !== undefined),
  listMenus: () => call(() => [...line.menus].map(([id, { name }]) => ({ id, name }))),
  deleteMenu: (id: string) =>
    call(() => {
      line.menus.delete(id)
      for (const [user, linked] of line.links) if (linked === id) line.links.delete(user)
    }),
  setDefaultMenu: (id: string) =>
    call(() => {
      withPicture(id)
      line.standard = id
    }),
  linkMenu: (id: string, userIds: readonly string[]) =>
    call(() => {
      withPicture(id)
      for (const user of userIds) line.links.set(user, id)
    }),
  unlinkMenu: (userIds: readonly string[]) =>
    call(() => {
      for (const user of userIds) line.links.delete(user)
    }),
}
const gateways = {
  sms: { name: 's', request: async () => ({ token: '', reference: '' }), verify: async () => false },
  sendMail: async () => {},
  lineOf: (unit: string) => (unit === saleUnit ? channel : undefined),
} as never
const { ask, db, pool, tokenFor } = await testApi({ gateways })
const [owner, sales] = await Promise.all([tokenFor(callers.owner), tokenFor(callers.salesperson)])
const parts = {
  ...{ db, gateways, now: () => testNow, origin: () => 'https://shop.test', liff: () => undefined },
  settings: settingsReader(db),
}
const rows = async (text: string, values: unknown[] = []) => (await pool.query(text, values)).rows
const read = async (token = owner) =>
  (await ask(`api/merchant/line-menus?saleUnit=${saleUnit}`, { method: 'GET', token })).body
const publish = (body: object, token = owner) =>
  ask('api/merchant/line-menus/publish', { token, body: { saleUnit, ...body } })
const jobs = (topic: string) =>
  rows(
    'delete from outbox where topic = $1 returning id, sale_unit as "saleUnit", order_number as "orderNumber"',
    [topic],
  )
async function publishAgain() {
  const { menus, version } = await read()
  const { status } = await publish({ menus, version })
  expect(status).toBe(200)
  const [job] = await jobs('line-menus')
  return job
}
const userOf = (digit: string) => `U${digit.repeat(32)}`
const [stranger, customer, agent, staff, blocker] = ['a', 'b', 'c', 'd', 'e'].map(userOf) as [
  string,
  string,
  string,
  string,
  string,
]
await pool.query(`delete from linked_identities where provider = 'line'`)
await pool.query(`delete from linked_staff where provider = 'line'`)
const link = (user: string, code: string) =>
  pool.query(
    `insert into linked_identities (provider, subject, account_id, name) select 'line', $1, account_id, 'x' from customers where sale_unit = $2 and code = $3`,
    [user, saleUnit, code],
  )
const agentCode = (
  await rows(`select code from customers where sale_unit = $1 and role = '2' and status = 'active' limit 1`, [
    saleUnit,
  ])
)[0].code
await link(customer, 'C0001')
await link(agent, agentCode)
await pool.query(
  `insert into linked_staff (provider, subject, username, name) values ('line', $1, 'sales01', 'x')`,
  [staff],
)
for (const user of [stranger, customer, agent, staff, blocker])
  await pool.query('insert into line_friends values ($1, $2, $3, now())', [saleUnit, user, user !== blocker])

/** The state of the menu that LINE shows to somebody, by its name. */
const shown = (user: string) =>
  line.menus
    .get(line.links.get(user) ?? line.standard)
    ?.name.split(' ')
    .at(-1)
const all = () => [stranger, customer, agent, staff].map(shown)

test('every layout is drawn in its own size, below LINE’s limit', async () => {
  for (const layout of menuLayouts) {
    const png = await drawMenuPicture(
      { layout, actions: ['shop', 'promotions', 'cart', 'track', 'reorder', 'chat'] },
      '#0b7a3b',
    )
    const { width, height, format } = await sharp(png).metadata()
    expect([format, width, height]).toEqual(['png', 2500, layout === 'six' || layout === 'four' ? 1686 : 843])
    expect(png.length).toBeLessThan(1_048_576)
  }
  const [light, dark] = await Promise.all(
    ['#0b7a3b', '#f5a300'].map((brand) =>
      drawMenuPicture({ layout: 'two', actions: ['shop', 'call'] }, brand),
    ),
  )
  expect(Buffer.compare(light as Buffer, dark as Buffer)).not.toBe(0)
})

test('an owner publishes: each person sees the menu of what they are, and its links lock the centre', async () => {
  const before = await read()
  expect(before).toMatchObject({ version: '', hasAccount: true, progress: null })
  await publishMenus(parts, await publishAgain())
  expect(line.menus.size).toBe(4)
  expect(all()).toEqual(['guest', 'customer', 'agent', 'staff'])
  expect(line.links.has(blocker)).toBe(false)
  const guest = line.menus.get(line.standard)
  expect(guest?.areas[0]?.action).toMatchObject({ uri: 'https://shop.test/line_hook?dc=BKK01&to=%2F' })
  expect(guest?.areas[3]?.action).toMatchObject({ type: 'postback', data: 's1:connect' })
  const { progress } = await read()
  expect(progress).toMatchObject({
    menus: 4,
    pictures: 4,
    isDefault: true,
    isDone: true,
    people: { linked: 3, all: 3 },
  })
  const [logged] = await rows(`select username from activity where what = 'line menus'`)
  expect(logged.username).toBe('owner01')
})

test('killed at every step and taken up again, it ends with one set and everybody at the right menu', async () => {
  line.killAt = 0
  line.calls = 0
  await publishMenus(parts, await publishAgain())
  const steps = line.calls
  expect(steps).toBeGreaterThan(15)
  for (const killsAfter of [false, true])
    for (let killAt = 1; killAt <= steps; killAt++) {
      const job = await publishAgain()
      Object.assign(line, { calls: 0, killAt, killsAfter })
      await expect(publishMenus(parts, job)).rejects.toThrow(Killed)
      line.killAt = 0
      await publishMenus(parts, job)
      expect([line.menus.size, ...all()], `${killsAfter} ${killAt}`).toEqual([
        4,
        'guest',
        'customer',
        'agent',
        'staff',
      ])
      expect(new Set([...line.menus.values()].map(({ name }) => name.split(' ')[2])), `${killAt}`).toEqual(
        new Set([job.orderNumber]),
      )
    }
  expect(await rows('select count(*)::int as n from line_menu_sets')).toEqual([{ n: 1 }])
})

test('two publishings at once, and an old one that comes late, leave the last set alone', async () => {
  const old = await publishAgain()
  const job = await publishAgain()
  await Promise.all([publishMenus(parts, job), publishMenus(parts, job)].map((each) => each.catch(() => {})))
  await publishMenus(parts, job)
  await publishMenus(parts, old)
  const { version } = await read()
  // What both made beside each other goes with the next set at the latest.
  expect([...line.menus.values()].every(({ name }) => name.includes(version))).toBe(true)
  expect(all()).toEqual(['guest', 'customer', 'agent', 'staff'])
})

test('LINE that is busy or refuses is told on the page, and other menus of the account stay', async () => {
  line.menus.set('richmenu-own', { ...(line.menus.get(line.standard) as RichMenu), name: 'made by hand' })
  const job = await publishAgain()
  line.refuses = 429
  await expect(publishMenus(parts, job)).rejects.toThrow('429')
  expect((await read()).progress).toMatchObject({ isDone: false, trouble: 'busy' })
  line.refuses = 401
  await expect(publishMenus(parts, job)).rejects.toThrow('401')
  expect((await read()).progress.trouble).toBe('refused')
  line.refuses = undefined
  await publishMenus(parts, job)
  expect((await read()).progress).toMatchObject({ isDone: true, trouble: null })
  expect(line.menus.has('richmenu-own')).toBe(true)
})

test('who links, unlinks, blocks, follows or becomes an agent is shown another menu', async () => {
  const place = async () => {
    for (const job of await jobs('line-menu-person')) await placePerson(parts, job)
  }
  const changed = (user: string) => db.transaction().execute((tx) => notePeopleChanged(tx, [user]))
  await link(stranger, 'C0002')
  await changed(stranger)
  await place()
  expect(shown(stranger)).toBe('customer')
  await pool.query(`delete from linked_identities where provider = 'line' and subject = $1`, [stranger])
  await changed(stranger)
  await place()
  expect([shown(stranger), line.links.has(stranger)]).toEqual(['guest', false])
  // Nobody says that a role changed: it is found.
  await pool.query(`update customers set role = '2' where sale_unit = $1 and code = 'C0001'`, [saleUnit])
  await placeEverybody(parts)
  expect(shown(customer)).toBe('agent')
  await pool.query(`update customers set role = '1' where sale_unit = $1 and code = 'C0001'`, [saleUnit])
  await placeEverybody(parts)
  expect(shown(customer)).toBe('customer')
})

test('wrong menus, an old version, a salesperson and a centre without an account are refused', async () => {
  const { menus, version } = await read()
  const [guest, ...others] = menus
  const wrong = (more: object) => publish({ version, menus: [{ ...guest, ...more }, ...others] })
  for (const more of [
    { actions: guest.actions.slice(1) },
    { actions: guest.actions.with(1, guest.actions[0]) },
    { actions: guest.actions.with(0, 'office') },
    { actions: guest.actions.with(0, 'steal') },
    { bar: '   ' },
    { bar: 'ก'.repeat(15) },
    { layout: 'four' },
    { state: 'customer' },
  ])
    expect((await wrong(more)).status).toBe(400)
  expect((await publish({ version, menus: others })).status).toBe(400)
  expect((await publish({ version: 'old', menus })).status).toBe(409)
  expect((await publish({ version, menus }, sales)).status).toBe(403)
  const other = await ask('api/merchant/line-menus/publish', {
    token: owner,
    body: { saleUnit: 'NON01', version: '', menus },
  })
  expect(other.status).toBe(other.status === 403 ? 403 : 409)
})
