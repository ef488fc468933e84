import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { callers, testApi } from '#checks/tools/test-api.ts'
import { testNow } from '#checks/tools/test-day.ts'

let now = testNow
const { ask, tokenFor, pool } = await testApi({ now: () => now })
const [owner, manager, customer] = await Promise.all([
  tokenFor(callers.owner),
  tokenFor(callers.manager),
  tokenFor(callers.customer),
])
const text = { titleTh: 'นโยบาย', titleEn: 'Policy', bodyTh: 'ใหม่', bodyEn: 'New' }
const draft = (part: object = {}, token = owner) =>
  ask('api/merchant/policy/draft', { token, body: { saved: 0, version: '1.1', ...text, ...part } })
const publish = (holdsOn: string, saved = 1, token = owner) =>
  ask('api/merchant/policy/publish', { token, body: { saved, holdsOn } })
// Signed in anew: what is open at noon has expired by midnight.
const versions = async () =>
  (await ask('api/merchant/policy', { method: 'GET', token: await tokenFor(callers.owner) })).body
const shown = async () =>
  (await ask('api/policy', { method: 'GET', token: await tokenFor(callers.guest) })).body
const consents = async () =>
  (await ask('GET_MASTER_DATA/GET_PDPA', { token: await tokenFor(callers.customer) })).body

beforeEach(async () => {
  now = testNow
  await pool.query('delete from policy_drafts')
  await pool.query(`delete from policy_versions where version <> '1.0'`)
})

test('a published version holds at once when its day is today: everybody is asked again, and reads the new text', async () => {
  await ask('MASTER_DATA_MANAGEMENT/SaveVersionPDPA', {
    token: customer,
    body: { Customer_Id: 'C0001', SaleUnit: 'BKK01', Type: true },
  })
  expect(await consents()).toMatchObject({ Version: '1.0', Accepted: true })
  expect((await draft()).body).toEqual({ saved: 1 })
  expect(await consents()).toMatchObject({ Version: '1.0', Accepted: true })
  expect((await publish('2026-11-16')).status).toBe(200)
  expect(await consents()).toMatchObject({ Version: '1.1', Accepted: false })
  expect(await shown()).toMatchObject({ version: '1.1', ...text, next: null })
  const page = await ask('api/contents/PDPA_001', { method: 'GET', token: await tokenFor(callers.guest) })
  expect(page.body).toMatchObject({ Title: 'นโยบาย', Detail: 'ใหม่' })
  const old = await ask('MASTER_DATA_MANAGEMENT/SaveVersionPDPA', {
    token: customer,
    body: { Customer_Id: 'C0001', SaleUnit: 'BKK01', Type: true, Version: '1.0' },
  })
  expect(old).toMatchObject({ status: 409, body: { Code: 'account.policyChanged' } })
  await ask('MASTER_DATA_MANAGEMENT/SaveVersionPDPA', {
    token: customer,
    body: { Customer_Id: 'C0001', SaleUnit: 'BKK01', Type: true, Version: '1.1' },
  })
  const { rows } = await pool.query(`select text_hash from consents where version = '1.1'`)
  expect(rows).toEqual([{ text_hash: createHash('sha256').update('ใหม่\nNew').digest('hex') }])
  expect((await versions()).versions.slice(0, 2)).toMatchObject([
    { version: '1.1', state: 'inForce', agreed: 1 },
    { version: '1.0', state: 'past' },
  ])
  await pool.query(`delete from consents where version = '1.1'`)
})

test('with a later day it waits until midnight in Bangkok, and tells of itself before', async () => {
  await draft()
  expect((await publish('2026-11-20')).body).toEqual({
    version: '1.1',
    holdsFrom: '2026-11-19T17:00:00.000Z',
  })
  expect(await shown()).toMatchObject({ version: '1.0', next: { version: '1.1' } })
  now = new Date('2026-11-19T16:59:59Z')
  expect(await consents()).toMatchObject({ Version: '1.0' })
  expect((await versions()).versions[0]).toMatchObject({ version: '1.1', state: 'coming' })
  now = new Date('2026-11-19T17:00:00Z')
  expect(await consents()).toMatchObject({ Version: '1.1', Accepted: false })
  expect(await shown()).toMatchObject({ version: '1.1', next: null })
})

test('a mistake in a coming version is put right by another for the same day, never by one before it', async () => {
  await draft()
  await publish('2026-11-20')
  now = new Date(testNow.getTime() + 1_000)
  await draft({ version: '1.2', bodyTh: 'ถูกแล้ว' })
  expect(await publish('2026-11-19')).toMatchObject({ status: 400, body: { Code: 'policies.tooEarly' } })
  expect((await publish('2026-11-20')).status).toBe(200)
  now = new Date('2026-11-21T00:00:00Z')
  expect(await shown()).toMatchObject({ version: '1.2', bodyTh: 'ถูกแล้ว' })
})

describe('nothing is published by mistake', () => {
  test.each([
    ['a number that was published', { version: '1.0' }, 409, 'policies.versionTaken'],
    ['a number that is none', { version: 'draft' }, 400, 'policies.badVersion'],
  ])('%s', async (_, part, status, code) => {
    expect(await draft(part)).toMatchObject({ status, body: { Code: code } })
  })

  test('half a policy, yesterday, the text in force, and a draft that was changed since', async () => {
    await draft({ bodyEn: ' ' })
    expect((await publish('2026-11-16')).body.Code).toBe('policies.notWhole')
    await draft({ saved: 1 })
    expect((await publish('2026-11-15', 2)).body.Code).toBe('policies.tooEarly')
    expect((await publish('2026-11-16', 1)).body.Code).toBe('policies.changed')
    const { version: _, next: __, ...same } = await shown()
    await draft({ saved: 2, ...same })
    expect((await publish('2026-11-16', 3)).body.Code).toBe('policies.sameText')
    expect((await versions()).versions[0]).toMatchObject({ version: '1.0', state: 'inForce' })
  })

  test('two owners who write at once do not overwrite each other', async () => {
    const answers = await Promise.all(['ก', 'ข', 'ค', 'ง'].map((bodyTh) => draft({ bodyTh })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    const results = await Promise.all([1, 2, 3].map(() => publish('2026-11-16')))
    expect(results.map(({ status }) => status).sort()).toEqual([200, 404, 404])
  })

  test('only an owner of the network writes; other staff read', async () => {
    expect((await draft({}, manager)).status).toBe(403)
    await pool.query(`update network_owners set username = 'manager01'`)
    const refused = await draft()
    await pool.query(`update network_owners set username = 'owner01'`)
    expect(refused).toMatchObject({ status: 403, body: { Code: 'merchantSettings.notNetworkOwner' } })
    const read = await ask('api/merchant/policy', { method: 'GET', token: manager })
    expect(read.body).toMatchObject({ mayPublish: false, draft: null })
  })
})

test('while no version was published, the centre’s page holds under the version of the setting', async () => {
  const { rows: kept } = await pool.query('select * from policy_versions')
  await pool.query('delete from policy_versions')
  const { rows } = await pool.query(
    `select body_th from contents where sale_unit = 'BKK01' and code = 'PDPA_001'`,
  )
  expect(await shown()).toMatchObject({ version: '1.0', bodyTh: rows[0].body_th })
  expect((await versions()).versions[0]).toMatchObject({ version: '1.0', holdsFrom: null, state: 'inForce' })
  const columns = Object.keys(kept[0])
  await pool.query(
    `insert into policy_versions (${columns.join()}) values (${columns.map((_, place) => `$${place + 1}`).join()})`,
    Object.values(kept[0]),
  )
})
