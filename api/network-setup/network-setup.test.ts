import { beforeEach, expect, test } from 'vitest'
import type { Gateways } from '#api/gateways/gateways.ts'
import { lineChannel } from '#api/gateways/line/line-channel.ts'
import { makeSealer } from '#api/kit/sealer.ts'
import { emptyNetwork, wholeDraft } from '#checks/merchant/empty-network.ts'
import { memoryStorage, testApi, testSecret } from '#checks/tools/test-api.ts'
import { setupSteps } from '#shop/network-setup/setup-steps.ts'
import { drawExamples } from '#start/example-goods.ts'
import { prepareSetup } from './setup-row.ts'

let smsFails: Error | undefined
let drawn: ReturnType<typeof drawExamples> | undefined
const sealer = makeSealer(testSecret, () => new Date())
const storage = memoryStorage()
const gateways: Gateways = {
  sms: {
    name: 'test',
    request: async () => {
      if (smsFails) throw smsFails
      return { token: 'token', reference: 'ABCD' }
    },
    verify: async (_token, code) => code === '123456',
  },
  sendMail: async () => {},
  pushLine: async () => {},
  lineOf: () =>
    Object.assign(lineChannel({ url: '', channelToken: '' }), {
      ...{ push: async () => {}, mayReach: async () => true, findName: async () => 'บ้านโชห่วย' },
    }),
  findLineAccount: async () => 'บ้านโชห่วย',
  drawExamples: (saleUnit) => {
    drawn ??= drawExamples(saleUnit)
    return drawn
  },
}
const { ask, db, pool } = await testApi({ gateways, storage })
let key = ''

beforeEach(async () => {
  smsFails = undefined
  await pool.query('delete from attempts')
  await emptyNetwork(pool)
  key = (await prepareSetup(db, sealer)) ?? ''
})

const save = (step: string, change: object = {}, more: object = {}) =>
  ask('api/setup/save', { body: { key, step, draft: { ...wholeDraft, ...change }, ...more } })
async function saveAll(change: object = {}) {
  for (const step of setupSteps)
    expect((await save(step, { skipMessages: 'Y', ...change }, { password: 'Sangdai#1' })).status, step).toBe(
      200,
    )
}
const count = async (table: string) =>
  Number((await pool.query(`select count(*) from ${table}`)).rows[0].count)
const state = async () => (await ask('api/setup/state', { body: { key } })).body

test('every process finds the same key while the network is empty, and none once it is open', async () => {
  expect(key).toMatch(/^[\w-]{43}$/)
  expect(await prepareSetup(db, sealer)).toBe(key)
  expect((await ask('api/setup/waiting', { method: 'GET' })).body).toEqual({ waiting: true })
  await saveAll({ goods: 'later' })
  expect((await ask('api/setup/finish', { body: { key } })).status).toBe(200)
  expect(await prepareSetup(db, sealer)).toBeUndefined()
  expect((await ask('api/setup/waiting', { method: 'GET' })).body).toEqual({ waiting: false })
  for (const path of ['state', 'save', 'sms', 'sms/code', 'line', 'finish']) {
    const body = { key, step: 'owner', draft: wholeDraft, code: '123456' }
    expect((await ask(`api/setup/${path}`, { body })).body.Code, path).toBe('setup.finished')
  }
  // Nobody can bring the link back by taking the centre away: its staff is still there.
  await pool.query('truncate centres cascade')
  expect(await count('staff')).toBe(1)
  expect((await ask('api/setup/finish', { body: { key } })).body.Code).toBe('setup.finished')
})

test('a wrong key opens nothing, and after twenty guesses the right one has to wait too', async () => {
  const guess = (wrong: string) => ask('api/setup/state', { body: { key: wrong } })
  for (const wrong of ['x', 'a'.repeat(43), key.toUpperCase(), `${key} `])
    expect((await guess(wrong)).body.Code).toBe('setup.wrongKey')
  for (let at = 4; at < 20; at++) await guess('x')
  expect((await guess('x')).body.Code).toBe('identity.tooManyTries')
  expect((await guess(key)).body.Code).toBe('identity.tooManyTries')
})

test('what is typed is kept, also where it is wrong, and the password is never told', async () => {
  const wrong = await save('centre', { taxNumber: '123', district: 'นครหลวง' })
  expect(wrong.body.Code).toBe('setup.wrongFields')
  expect(wrong.body.Fields.map(({ Field }: { Field: string }) => Field)).toEqual(['taxNumber', 'district'])
  expect((await state()).draft).toMatchObject({ taxNumber: '123', centreName: 'ศูนย์ลำปาง' })
  const weak = await save('owner', {}, { password: 'short' })
  expect(weak.body.Fields.map(({ Field }: { Field: string }) => Field)).toContain('password')
  expect((await state()).hasPassword).toBe(false)
  expect((await save('owner', { username: 'Khampan' }, { password: 'Sangdai#1' })).status).toBe(200)
  const after = await state()
  expect([after.hasPassword, after.draft.username, after.finished]).toEqual([true, 'khampan', ['owner']])
  expect(JSON.stringify(after)).not.toMatch(/argon2|Sangdai#1/)
  expect((await save('owner', { mobile: '08' }, { unfinished: true })).status).toBe(200)
  expect((await state()).draft.mobile).toBe('08')
  expect(after.draft.shopName).toBeUndefined()
})

test('two people at two steps do not undo each other', async () => {
  await Promise.all([
    save('network'),
    save('centre'),
    save('delivery', { area: 'list', postcodes: '52100 52000' }),
  ])
  expect((await state()).finished).toEqual(['network', 'centre', 'delivery'])
  const nowhere = await save('delivery', { area: 'list', postcodes: '52100, 99999' }, {})
  expect(nowhere.body.Fields[0]).toMatchObject({ Field: 'postcodes', Reason: 'ไม่มีรหัสไปรษณีย์ 99999' })
})

test('the gateways are tried for real: a code that comes and is entered, and LINE that knows its account', async () => {
  expect((await ask('api/setup/sms', { body: { key } })).body.Code).toBe('setup.noMobile')
  await save('owner', {}, { password: 'Sangdai#1' })
  smsFails = new Error('the gateway answered 401')
  const refused = await ask('api/setup/sms', { body: { key }, locale: 'en' })
  expect(refused.body.Message).toBe('The SMS was not sent: the key or secret is wrong (401)')
  smsFails = undefined
  expect((await ask('api/setup/sms', { body: { key } })).body).toEqual({ reference: 'ABCD' })
  expect((await ask('api/setup/sms/code', { body: { key, code: '000000' } })).body.Code).toBe(
    'setup.wrongCode',
  )
  expect((await state()).finished).not.toContain('messages')
  expect((await ask('api/setup/sms/code', { body: { key, code: '123456' } })).status).toBe(200)
  expect((await ask('api/setup/line', { body: { key } })).body).toEqual({ account: 'บ้านโชห่วย' })
  const after = await state()
  expect(after.finished).toContain('messages')
  expect([after.sms, after.line]).toEqual([
    { works: true, sentTo: '0890000100', reference: 'ABCD' },
    { works: true, account: 'บ้านโชห่วย' },
  ])
  expect(JSON.stringify(after)).not.toContain('"token"')
})

test('a network with half its steps does not open', async () => {
  await save('network')
  expect((await ask('api/setup/finish', { body: { key } })).body.Code).toBe('setup.notReady')
  expect(await count('centres')).toBe(0)
})

test('pressed five times at once the network opens once, whole, with its owner signed in', async () => {
  await saveAll()
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => ask('api/setup/finish', { body: { key } })),
  )
  const won = answers.filter(({ status }) => status === 200)
  expect([won.length, answers.filter(({ body }) => body.Code === 'setup.finished').length]).toEqual([1, 4])
  expect(won[0]?.body.user).toMatchObject({
    userid: 'khampan',
    selectedDist: 'LPG01',
    role: { RoleCode: '8' },
  })
  for (const [table, rows] of Object.entries({
    centres: 1,
    staff: 1,
    network_owners: 1,
    bank_accounts: 1,
    vat_rates: 1,
  }))
    expect([table, await count(table)]).toEqual([table, rows])
  const { rows } = await pool.query('select delivery_weekdays, cut_off_minute from centres')
  expect(rows).toEqual([{ delivery_weekdays: 42, cut_off_minute: 990 }])
  const places = await pool.query(
    `select array_agg(postcode order by postcode) as codes from delivery_area_places`,
  )
  expect(places.rows[0].codes).toContain('52220')
  expect(new Set(places.rows[0].codes).size).toBe(places.rows[0].codes.length)
  const settings = await pool.query(`select key, value from settings where sale_unit = '*' order by key`)
  expect(settings.rows).toEqual([
    { key: 'DEFAULT_SALE_UNIT', value: 'LPG01' },
    { key: 'PRIMARY_COLOR', value: '#1a5fb4' },
    { key: 'SHOP_NAME', value: 'บ้านโชห่วย' },
    { key: 'SHOP_NAME_EN', value: 'Baan Cho Huai' },
  ])
  const kept = await pool.query(
    `select draft, checks, finished_at is not null as finished from network_setup`,
  )
  expect(kept.rows).toEqual([{ draft: {}, checks: {}, finished: true }])
  const examples = await pool.query('select code, pictures from products where is_example order by code')
  expect(examples.rows.length).toBe(24)
  for (const { pictures } of examples.rows) expect(storage.shown.has(pictures[0])).toBe(true)
})

test('a failure in the middle leaves the network empty, and the next press opens it', async () => {
  await saveAll({ goods: 'later' })
  await pool.query(
    `alter table network_owners add constraint no_owner_today check (username <> 'khampan') not valid`,
  )
  expect((await ask('api/setup/finish', { body: { key } })).status).toBe(500)
  for (const table of ['centres', 'staff', 'settings', 'delivery_areas', 'contents'])
    expect([table, await count(table)]).toEqual([table, 0])
  await pool.query('alter table network_owners drop constraint no_owner_today')
  expect((await state()).finished).toEqual([...setupSteps])
  expect((await ask('api/setup/finish', { body: { key } })).status).toBe(200)
})

test('the owner of the new network sees what is missing, removes the examples, and puts the list away', async () => {
  await saveAll()
  const { body: owner } = await ask('api/setup/finish', { body: { key } })
  const { token } = owner
  const list = async () => (await ask('api/merchant/checklist?saleUnit=LPG01', { method: 'GET', token })).body
  const missing = async () =>
    (await list()).points
      .filter(({ done }: { done: boolean }) => !done)
      .map(({ name }: { name: string }) => name)
  expect(await missing()).toEqual(['customer', 'order'])
  expect((await list()).examples).toBe(24)
  const before = storage.shown.size
  const removed = await ask('api/merchant/examples/remove', { token, body: { saleUnit: 'LPG01' } })
  expect(removed.body).toEqual({ removed: 24, kept: 0 })
  expect(storage.shown.size).toBe(before - 48)
  expect(await missing()).toEqual(['goods', 'prices', 'pictures', 'customer', 'order'])
  await ask('api/merchant/checklist/putaway', { token, body: { saleUnit: 'LPG01' } })
  const { rows } = await pool.query(
    `select value from settings where sale_unit = 'LPG01' and key = 'CHECK_LIST'`,
  )
  expect(rows).toEqual([{ value: 'N' }])
})
