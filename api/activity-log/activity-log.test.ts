import { expect, test } from 'vitest'
import { callers, testApi } from '#checks/tools/test-api.ts'
import { activityKinds } from '#shop/activity/activity-kinds.ts'
import { sayDeed } from '#shop/activity/activity-words.ts'

const { ask, tokenFor, pool } = await testApi()
const owner = await tokenFor(callers.owner)
type Entry = {
  id: string
  kind: string
  what: string
  subject: string
  at: string
  ofNetwork: boolean
  byName: string
}
const log = async (query: Record<string, string> = {}, token = owner) => {
  const { status, body } = await ask(
    `api/merchant/log?${new URLSearchParams({ saleUnit: 'BKK01', ...query })}`,
    {
      method: 'GET',
      token,
    },
  )
  return { status, entries: (body.entries ?? []) as Entry[], next: body.next as string | null }
}
const ids = (entries: readonly Entry[]) => entries.map(({ id }) => id)

test('the newest comes first, page after page, nothing twice and nothing left out, the network’s among them', async () => {
  const whole = await log({ take: '500' })
  const paged: Entry[] = []
  let after: string | undefined
  do {
    const page = await log({ take: '7', ...(after ? { after } : {}) })
    paged.push(...page.entries)
    after = page.next ?? undefined
  } while (after)
  expect(ids(paged)).toEqual(ids(whole.entries))
  expect(whole.entries.map(({ at }) => at)).toEqual(
    whole.entries
      .map(({ at }) => at)
      .sort()
      .reverse(),
  )
  expect(new Set(whole.entries.map(({ ofNetwork }) => ofNetwork))).toEqual(new Set([true, false]))
})

test('it is filtered by person, kind, subject, days and words, also by what a setting is called', async () => {
  const { entries } = await log({ take: '500' })
  const [order] = entries.filter(({ kind }) => kind === 'order')
  expect((await log({ kind: 'sign-in', username: 'sales01' })).entries.map(({ what }) => what)).toEqual([
    'signed in',
    'refused',
    'signed in',
  ])
  expect(
    new Set((await log({ subject: order?.subject ?? '' })).entries.map(({ subject }) => subject)),
  ).toEqual(new Set([order?.subject]))
  const day = (await log({ from: '2026-11-14', to: '2026-11-14', take: '500' })).entries
  expect(day.length).toBeGreaterThan(0)
  for (const { at } of day)
    expect(new Date(Date.parse(at) + 7 * 3_600_000).toISOString()).toMatch(/^2026-11-14/)
  expect((await log({ text: 'ส่งฟรี' })).entries.map(({ subject }) => subject)).toEqual([
    'FREE_SHIPPING_AMOUNT',
    'FREE_SHIPPING_AMOUNT',
  ])
  expect((await log({ text: '%_\\' })).entries).toEqual([])
})

test('a strange cursor begins at the beginning', async () => {
  expect(ids((await log({ after: 'x/y' })).entries)).toEqual(ids((await log()).entries))
})

test('only owners read it, and only of their own centre', async () => {
  for (const caller of [callers.manager, callers.supervisor, callers.salesperson, callers.customer] as const)
    expect((await log({}, await tokenFor(caller))).status).toBe(403)
  expect((await log({ saleUnit: 'CNX01' })).status).toBe(403)
})

test('the page knows whether the database guards the log', async () => {
  const guarded = async () =>
    (await ask('api/merchant/log/people?saleUnit=BKK01', { method: 'GET', token: owner })).body.isGuarded
  expect(await guarded()).toBe(true)
  await pool.query('grant update (by_name) on activity to sangdai_app')
  expect(await guarded()).toBe(false)
  await pool.query('revoke update (by_name) on activity from sangdai_app')
})

test('a sign-in of staff is logged, and guessing passwords does not fill the log', async () => {
  const signIn = (password: string) =>
    ask('authen/merchant/login', { body: { username: 'manager01', password } })
  for (const guess of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l']) await signIn(guess)
  const of = async () =>
    (await log({ kind: 'sign-in', username: 'manager01', from: '2026-11-16' })).entries
      .map(({ what }) => what)
      .sort()
  expect(await of()).toEqual(['locked out', 'refused'])
  expect(
    (await ask('authen/merchant/login', { body: { username: 'supervisor01', password: 'Sangdai#1' } }))
      .status,
  ).toBe(200)
  expect(
    (await log({ kind: 'sign-in', username: 'supervisor01', from: '2026-11-16' })).entries,
  ).toMatchObject([{ what: 'signed in', byName: 'พิมพ์ หัวหน้าทีม' }])
})

test('everything in the log of the demo network is said in words, in both languages', async () => {
  const { entries } = await log({ take: '500' })
  for (const { kind, what } of entries) {
    expect(activityKinds).toContain(kind)
    expect(sayDeed({ kind, what }, 'en')).not.toBe(`${kind}: ${what}`)
    expect(sayDeed({ kind, what }, 'th')).toMatch(/^[ก-๙ ]+$/)
  }
})
