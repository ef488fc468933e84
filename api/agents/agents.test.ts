import { expect, test } from 'vitest'
import { passTime } from '#checks/tools/pass-time.ts'
import { callers, testApi } from '#checks/tools/test-api.ts'

const { ask, tokenFor, pool } = await testApi()
const signIn = async () =>
  (await ask('authen/user/login', { body: { username: '0810000005', password: 'Sangdai#1' } })).body
    .token as string
const clientsOf = async (token: string, text = '') =>
  ask(`api/agent/clients?text=${encodeURIComponent(text)}`, { method: 'GET', token })
const actFor = (token: string, code: string, saleUnit = 'BKK01') =>
  ask(`api/agent/loginasclient/${code}/${saleUnit}`, { method: 'GET', token })

test('an agent sees their own clients only, and finds them by name, code or number', async () => {
  const token = await signIn()
  const { body } = await clientsOf(token)
  const { rows } = await pool.query(
    `select code from customers where sale_unit = 'BKK01' and agent_code = 'C0004' order by code`,
  )
  expect(body.map((client: { Code: string }) => client.Code).sort()).toEqual(rows.map((row) => row.code))
  const [one] = body
  for (const text of [one.Name, one.Code, one.MobileNo])
    expect((await clientsOf(token, text)).body).toContainEqual(one)
  expect((await clientsOf(token, '%')).body).toEqual([])
})

test('ordering for a client: the client’s name and prices, the agent’s credit, both names in the token', async () => {
  const token = await signIn()
  const agent = (await ask('authen/customerProfile', { token })).body.user
  const [client] = (await clientsOf(token)).body
  const { Customer } = (await actFor(token, client.Code)).body
  expect(Customer).toMatchObject({ UserId: 'C0004', CUSTOMERCODE: client.Code })
  const profile = (await ask('authen/customerProfile', { token: Customer.jtoken })).body
  expect(profile.actor).toEqual({ Kind: 'agent', UserId: 'C0004' })
  expect(profile.user).toMatchObject({
    CUSTOMERNAME: client.Name,
    AuthorizeAmount: agent.AuthorizeAmount,
    DebtAmount: agent.DebtAmount,
  })
  expect(agent.AuthorizeAmount).toBe(200_000)
})

test('the client’s token ends with the agent’s session, and when the client is no longer theirs', async () => {
  const token = await signIn()
  const [first, second] = (await clientsOf(token)).body
  const [one, two] = [
    (await actFor(token, first.Code)).body.Customer.jtoken,
    (await actFor(token, second.Code)).body.Customer.jtoken,
  ]
  const works = async (jtoken: string) =>
    (await ask('authen/customerProfile', { token: jtoken })).status === 200
  expect(await works(one)).toBe(true)
  await pool.query(`update customers set agent_code = null where sale_unit = 'BKK01' and code = $1`, [
    first.Code,
  ])
  passTime(1_000)
  expect(await works(one)).toBe(false)
  expect(await works(two)).toBe(true)
  await ask('authen/logout', { token: two })
  expect((await clientsOf(token)).status).toBe(200)
  await ask('authen/logout', { token })
  passTime(1_000)
  expect(await works(two)).toBe(false)
})

test('an agent without all papers, or not verified, has no clients', async () => {
  const token = await tokenFor(callers.agent)
  const papers = ['account_code', 'tax_number', 'shop_photo', 'picture_file', 'person_type']
  for (const paper of papers) {
    const { rows } = await pool.query(
      `select ${paper} as kept from customers where sale_unit = 'BKK01' and code = 'C0004'`,
    )
    await pool.query(`update customers set ${paper} = null where sale_unit = 'BKK01' and code = 'C0004'`)
    expect((await clientsOf(token)).body.Code, paper).toBe('agents.notVerified')
    await pool.query(`update customers set ${paper} = $1 where sale_unit = 'BKK01' and code = 'C0004'`, [
      rows[0].kept,
    ])
  }
  expect((await clientsOf(token)).status).toBe(200)
})

test('nobody acts for a client by acting for an agent', async () => {
  const token = await tokenFor({ ...callers.agent, actor: { kind: 'staff', name: 'manager01' } })
  expect((await clientsOf(token)).status).toBe(403)
})
