import { expect, test } from 'vitest'
import { testApi } from '#checks/tools/test-api.ts'
import { testNow } from '#checks/tools/test-day.ts'
import { tidySignIn } from './tidy-sign-in.ts'

const { ask, db, pool } = await testApi()
const signIn = () => ask('authen/user/login', { body: { username: '0810000001', password: 'Sangdai#1' } })
const wrong = () => ask('authen/user/login', { body: { username: '0899999999', password: 'wrong' } })
const code = () =>
  ask('authen/otp/request', { body: { mobileNo: '0899999999', purpose: 'login', channel: 'sms' } })
const count = async (table: string) =>
  Number((await pool.query(`select count(*) from ${table}`)).rows[0].count)
const tidyAfter = (days: number) => tidySignIn(db, new Date(testNow.getTime() + days * 86_400_000))

test('tries, codes and sessions that are long over are forgotten; what is in use stays', async () => {
  const { token } = (await signIn()).body
  await wrong()
  await code()
  const [attempts, codes, sessions] = await Promise.all(['attempts', 'otp_requests', 'sessions'].map(count))
  expect(Math.min(attempts ?? 0, codes ?? 0, sessions ?? 0)).toBeGreaterThan(0)
  await tidyAfter(0)
  expect(await Promise.all(['attempts', 'otp_requests', 'sessions'].map(count))).toEqual([
    attempts,
    codes,
    sessions,
  ])
  expect((await ask('authen/customerProfile', { token })).status).toBe(200)
  await tidyAfter(8)
  expect(await Promise.all(['attempts', 'otp_requests', 'sessions'].map(count))).toEqual([0, 0, sessions])
  await tidyAfter(90 + 91)
  expect(await count('sessions')).toBe(0)
})

test('who had a sign-in link sent stays known for a year', async () => {
  await pool.query(
    `insert into sign_in_links (sale_unit, customer_code, token_hash, made_by, made_at, sent_by, expires_at)
     values ('BKK01', 'C0001', 'x', 'sales01', $1, 'sms', $1)`,
    [testNow],
  )
  await tidyAfter(364)
  expect(await count('sign_in_links')).toBe(1)
  await tidyAfter(366)
  expect(await count('sign_in_links')).toBe(0)
})
