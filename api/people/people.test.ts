import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Gateways } from '#api/gateways/gateways.ts'
import { callers, testApi } from '#checks/tools/test-api.ts'

const messages: { to: string; text: string }[] = []
const gateways: Gateways = {
  sms: { name: 'silent', request: async () => ({ token: 't', reference: 'R' }), verify: async () => false },
  sendMail: async () => {},
  sendSms: async (to, text) => void messages.push({ to, text }),
}
const { ask, tokenFor, pool } = await testApi({ gateways })
const owner = await tokenFor(callers.owner)
const saleUnit = 'BKK01'

/** Makes a member of staff with a session, as if they had been invited before. */
async function makeStaff(username: string, role: string, centres = [saleUnit]) {
  const { rows } = await pool.query(`select password_hash from staff where username = 'owner01'`)
  await pool.query(`insert into staff (username, name, mobile, password_hash) values ($1, $2, $3, $4)`, [
    username,
    `คุณ ${username}`,
    `09${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`,
    rows[0].password_hash,
  ])
  for (const centre of centres)
    await pool.query(
      'insert into staff_centres (sale_unit, username, role, sale_code) values ($1, $2, $3, $2)',
      [centre, username, role],
    )
  return tokenFor({ kind: 'merchant', role: role as '3', saleUnit: centres[0] ?? saleUnit, username })
}

const personOf = async (username: string, token = owner) =>
  (await ask(`api/merchant/people/staff?saleUnit=${saleUnit}&username=${username}`, { method: 'GET', token }))
    .body
const people = async (token = owner, centre = saleUnit) =>
  (await ask(`api/merchant/people?saleUnit=${centre}`, { method: 'GET', token })).body
const setRole = async (username: string, role: string, token = owner) => {
  const { seen } = await personOf(username)
  return ask('api/merchant/people/roles', {
    token,
    body: { saleUnit, username, seen, roles: [{ saleUnit, role }] },
  })
}
const logOf = async (subject: string) =>
  (
    await pool.query(
      `select what, before, after, username from activity where kind = 'staff' and subject = $1 order by id`,
      [subject],
    )
  ).rows
const linkTo = (mobile: string) =>
  messages
    .findLast(({ to }) => to === mobile)
    ?.text.split('/')
    .at(-1) ?? ''
const invite = (more: object = {}, token = owner) =>
  ask('api/merchant/people/invite', {
    token,
    body: {
      ...{ saleUnit, key: randomUUID(), name: 'สมหญิง ใหม่มา', mobile: '0861110001', role: '3' },
      ...{ centres: [saleUnit], language: 'th', ...more },
    },
  })
const accept = (token: string, username: string, password = 'Welcome#26') =>
  ask('authen/merchant/invitation/accept', { body: { token, username, password } })

test('only an owner sees the people of a centre, and only of their own', async () => {
  const { staff } = await people()
  expect(staff.map(({ username }: { username: string }) => username)).toEqual(
    expect.arrayContaining(['owner01', 'manager01', 'supervisor01', 'sales01']),
  )
  for (const who of [
    callers.manager,
    callers.supervisor,
    callers.salesperson,
    callers.customer,
    callers.rider,
  ])
    expect(
      (await ask('api/merchant/people?saleUnit=BKK01', { method: 'GET', token: await tokenFor(who) })).status,
    ).toBe(403)
  expect((await ask('api/merchant/people?saleUnit=CNX01', { method: 'GET', token: owner })).status).toBe(403)
  await makeStaff('cnx.owner', '8', ['CNX01'])
  expect(
    (
      await ask('api/merchant/people/staff?saleUnit=BKK01&username=cnx.owner', {
        method: 'GET',
        token: owner,
      })
    ).body.Code,
  ).toBe('people.none')
})

test('of somebody who works elsewhere too, only centres of the caller are named', async () => {
  await makeStaff('two.places', '3', ['BKK01', 'CNX01'])
  const person = await personOf('two.places')
  expect(person.roles.map((each: { saleUnit: string }) => each.saleUnit)).toEqual(['BKK01', 'NON01'])
  expect(JSON.stringify(person)).not.toContain('CNX01')
})

test('an invited person chooses a name and a password behind the link and is signed in', async () => {
  const { status, body } = await invite()
  expect([status, body.sentBy]).toEqual([200, 'sms'])
  expect(JSON.stringify(body)).not.toContain('invitation/')
  const token = linkTo('0861110001')
  const look = await ask('authen/merchant/invitation', { body: { token } })
  expect(look.body).toMatchObject({ by: 'ธนา เจ้าของ', role: '3', account: 'new', mobile: '086-xxx-0001' })
  const weak = await accept(token, 'x', 'weak')
  expect(weak.status).toBe(400)
  expect(weak.body.Fields.map(({ Field }: { Field: string }) => Field)).toEqual(['username', 'password'])
  const taken = await accept(token, 'Owner01')
  expect([taken.body.Code, taken.body.Fields[0].Field]).toEqual(['people.usernameTaken', 'username'])
  const signedIn = await accept(token, 'Somying.M')
  expect(signedIn.body.user).toMatchObject({ userid: 'somying.m', selectedDist: 'BKK01' })
  expect(
    (await ask('authen/merchant/login', { body: { username: 'somying.m', password: 'Welcome#26' } })).status,
  ).toBe(200)
  const again = await accept(token, 'somebody.else')
  expect([again.status, again.body.Code]).toEqual([410, 'people.deadInvitation'])
  expect((await logOf('somying.m')).map(({ what }) => what)).toEqual(['joined'])
})

test('a link used by twenty at once makes one account', async () => {
  await invite({ mobile: '0861110002' })
  const token = linkTo('0861110002')
  const results = await Promise.all(Array.from({ length: 20 }, (_, at) => accept(token, `racer${at}`)))
  expect(results.filter(({ status }) => status === 200)).toHaveLength(1)
  const { rows } = await pool.query(`select username from staff where mobile = '0861110002'`)
  expect(rows).toHaveLength(1)
})

test('a withdrawn link is dead, also for a page that was open; so is one of an inviter who may no longer invite', async () => {
  await invite({ mobile: '0861110003' })
  const token = linkTo('0861110003')
  const waiting = (await people()).invitations.find(
    ({ mobile }: { mobile: string }) => mobile === '0861110003',
  )
  expect((await ask('authen/merchant/invitation', { body: { token } })).status).toBe(200)
  const withdraw = () =>
    ask('api/merchant/people/invite/withdraw', { token: owner, body: { saleUnit, id: waiting.id } })
  expect([(await withdraw()).status, (await withdraw()).body.Code]).toEqual([200, 'people.noInvitation'])
  expect((await accept(token, 'too.late')).body.Code).toBe('people.deadInvitation')

  const second = await makeStaff('second.owner', '8')
  await invite({ mobile: '0861110004' }, second)
  await setRole('second.owner', '5')
  expect((await accept(linkTo('0861110004'), 'by.nobody')).body.Code).toBe('people.deadInvitation')
})

test('sending again makes a new link, and the old one stops', async () => {
  await invite({ mobile: '0861110005' })
  const old = linkTo('0861110005')
  const waiting = (await people()).invitations.find(
    ({ mobile }: { mobile: string }) => mobile === '0861110005',
  )
  await ask('api/merchant/people/invite/again', { token: owner, body: { saleUnit, id: waiting.id } })
  expect(linkTo('0861110005')).not.toBe(old)
  expect((await accept(old, 'old.link')).status).toBe(410)
  expect((await accept(linkTo('0861110005'), 'new.link')).status).toBe(200)
})

test('two presses send one message, and a second invitation to the number is refused', async () => {
  const key = randomUUID()
  const before = messages.length
  const results = await Promise.all([0, 1, 2].map(() => invite({ mobile: '0861110006', key })))
  expect(results.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(messages.length - before).toBe(1)
  expect((await invite({ mobile: '0861110006' })).body.Code).toBe('people.alreadyInvited')
  expect((await invite({ mobile: '0830000002' })).body.Code).toBe('people.alreadyHere')
  const bad = await invite({ mobile: '12', name: ' ', centres: [] })
  expect(bad.body.Fields.map(({ Field }: { Field: string }) => Field)).toEqual(['name', 'mobile', 'centres'])
  expect((await invite({ mobile: '0861110007', centres: ['BKK01', 'CNX01'] })).body.Code).toBe(
    'people.notOwnerThere',
  )
})

test('who is staff already gets the further centre with their own account, after signing in', async () => {
  await invite({ mobile: '0830000004', centres: ['NON01'], role: '4' })
  const token = linkTo('0830000004')
  expect((await ask('authen/merchant/invitation', { body: { token } })).body.account).toBe('existing')
  expect((await accept(token, 'second.account')).body.Code).toBe('people.signInToJoin')
  const join = (as: string) => ask('authen/merchant/invitation/join', { token: as, body: { token } })
  expect((await join(await tokenFor(callers.manager))).body.Code).toBe('people.wrongPerson')
  const sales = await tokenFor(callers.salesperson)
  expect((await join(sales)).body).toEqual({ saleUnit: 'NON01' })
  expect((await join(sales)).status).toBe(410)
  const { rows } = await pool.query(
    `select sale_unit, role from staff_centres where username = 'sales01' order by 1`,
  )
  expect(rows).toEqual([
    { sale_unit: 'BKK01', role: '3' },
    { sale_unit: 'NON01', role: '4' },
  ])
})

test('who left comes back with the same account and code, and a new password', async () => {
  await makeStaff('returner', '3')
  await pool.query(`update staff set mobile = '0861110008' where username = 'returner'`)
  await ask('api/merchant/people/end', { token: owner, body: { saleUnit, username: 'returner' } })
  await invite({ mobile: '0861110008', role: '4' })
  const token = linkTo('0861110008')
  const look = await ask('authen/merchant/invitation', { body: { token } })
  expect(look.body).toMatchObject({ account: 'returning', username: 'returner' })
  expect((await accept(token, '')).body.user.userid).toBe('returner')
  const { person } = await personOf('returner')
  expect(person).toMatchObject({ role: '4', saleCode: 'returner', endedAt: null })
})

test('a link for a new password goes to the person’s own phone and ends their sessions', async () => {
  const token = await makeStaff('forgetful', '3')
  await pool.query(`update staff set mobile = '0861110009' where username = 'forgetful'`)
  const sent = await ask('api/merchant/people/password', {
    token: owner,
    body: { saleUnit, username: 'forgetful' },
  })
  expect(sent.body.sentBy).toBe('sms')
  expect((await accept(linkTo('0861110009'), '', 'Newer#2026')).status).toBe(200)
  await new Promise((done) => setTimeout(done, 1_100))
  expect((await ask('authen/merchantProfile', { token })).status).toBe(401)
  expect(
    (await ask('authen/merchant/login', { body: { username: 'forgetful', password: 'Newer#2026' } })).status,
  ).toBe(200)
  expect((await people()).invitations.some(({ mobile }: { mobile: string }) => mobile === '0861110009')).toBe(
    false,
  )
})

test('nobody changes themselves, and a change made from what was not seen is refused', async () => {
  expect((await setRole('owner01', '5')).body.Code).toBe('people.notYourself')
  expect(
    (await ask('api/merchant/people/end', { token: owner, body: { saleUnit, username: 'owner01' } })).body
      .Code,
  ).toBe('people.notYourself')
  await makeStaff('seen.late', '3')
  const { seen } = await personOf('seen.late')
  expect((await setRole('seen.late', '4')).status).toBe(200)
  const stale = await ask('api/merchant/people/roles', {
    token: owner,
    body: { saleUnit, username: 'seen.late', seen, roles: [{ saleUnit, role: '5' }] },
  })
  expect([stale.status, stale.body.Code]).toEqual([409, 'people.stale'])
  expect(await logOf('seen.late')).toEqual([
    { what: 'role changed', before: { role: '3' }, after: { role: '4' }, username: 'owner01' },
  ])
  const elsewhere = await ask('api/merchant/people/roles', {
    token: owner,
    body: {
      ...{ saleUnit, username: 'seen.late', seen: (await personOf('seen.late')).seen },
      roles: [{ saleUnit: 'CNX01', role: '8' }],
    },
  })
  expect(elsewhere.body.Code).toBe('people.notOwnerThere')
})

test('ended work signs out everywhere, ends acting for customers, hands the customers over, and leaves the name', async () => {
  await makeStaff('leaver', '3')
  await makeStaff('taker', '3')
  await pool.query(
    `update customers set sale_code = 'leaver' where sale_unit = 'BKK01' and code in ('C0002', 'C0005')`,
  )
  const acting = await tokenFor({
    ...{ kind: 'user', role: '1', saleUnit, customerCode: 'C0002' },
    actor: { kind: 'staff', name: 'leaver' },
  })
  expect((await ask('authen/customerProfile', { token: acting })).status).toBe(200)
  expect((await personOf('leaver')).customers).toBe(2)
  const ended = await ask('api/merchant/people/end', {
    token: owner,
    body: { saleUnit, username: 'leaver', handTo: 'taker' },
  })
  expect(ended.body).toEqual({ customers: 2 })
  await new Promise((done) => setTimeout(done, 1_100))
  expect((await ask('authen/customerProfile', { token: acting })).status).toBe(401)
  expect(
    (await ask('authen/merchant/login', { body: { username: 'leaver', password: 'Sangdai#1' } })).status,
  ).toBe(400)
  const { former, staff } = await people()
  expect(former.map(({ username }: { username: string }) => username)).toContain('leaver')
  expect(staff.map(({ username }: { username: string }) => username)).not.toContain('leaver')
  const { rows } = await pool.query(
    `select what, before, after from activity where kind = 'customer' and subject = 'C0002' order by id desc limit 1`,
  )
  expect(rows[0]).toEqual({ what: 'saved', before: { saleCode: 'leaver' }, after: { saleCode: 'taker' } })
  expect(
    (await ask('api/merchant/people/end', { token: owner, body: { saleUnit, username: 'leaver' } })).body
      .Code,
  ).toBe('people.none')
})

test('a rider is added with a message, is a rider of another centre too, and is ended', async () => {
  const save = (more: object) =>
    ask('api/merchant/people/rider/save', {
      token: owner,
      body: {
        ...{
          saleUnit,
          mobile: '0829990001',
          name: 'โต้ง ส่งเร็ว',
          company: 'SANGDAI_FLEET',
          vehicle: 'มอเตอร์ไซค์',
        },
        ...{ isNew: true, ...more },
      },
    })
  expect((await save({ company: 'x' })).body.Fields[0].Field).toBe('company')
  expect((await save({})).body).toEqual({ sent: true })
  expect(messages.at(-1)?.text).toContain('/rider/login')
  expect((await save({})).body.Code).toBe('people.alreadyHere')
  expect((await save({ isNew: false, vehicle: 'กระบะ' })).status).toBe(200)
  await pool.query(`insert into rider_centres values ('CNX01', '0829990001')`)
  expect((await save({ isNew: false, company: 'SINGHA_ROAD' })).body.Code).toBe('people.riderElsewhere')
  const rider = await tokenFor({
    ...{ kind: 'rider', saleUnit, mobile: '0829990001', company: 'SANGDAI_FLEET' },
  })
  const end = () =>
    ask('api/merchant/people/rider/end', { token: owner, body: { saleUnit, mobile: '0829990001' } })
  expect((await end()).status).toBe(200)
  await new Promise((done) => setTimeout(done, 1_100))
  expect((await ask('authen/sessions', { method: 'GET', token: rider })).status).toBe(401)
  expect((await end()).body.Code).toBe('people.none')
})

test('an owner of the network adds another and removes one, never the last; others see nothing', async () => {
  const second = await makeStaff('net.owner', '8')
  const list = async (token: string) =>
    (await ask('api/merchant/people/network?saleUnit=BKK01', { method: 'GET', token })).body
  const set = (username: string, owns: boolean, token = owner) =>
    ask('api/merchant/people/network/set', { token, body: { saleUnit, username, owns } })
  expect(await list(second)).toEqual({ mayChange: false, owners: [], others: [] })
  expect((await set('net.owner', true, second)).status).toBe(403)
  expect((await set('owner01', false)).body.Code).toBe('people.lastNetworkOwner')
  expect((await set('sales01', true)).body.Code).toBe('people.notAnOwner')
  expect((await set('net.owner', true)).status).toBe(200)
  expect((await list(second)).owners.map(({ username }: { username: string }) => username).sort()).toEqual([
    'net.owner',
    'owner01',
  ])
  expect((await set('owner01', false, second)).status).toBe(200)
  // The last owner of the network keeps the role that makes them one.
  expect((await setRole('net.owner', '5')).body.Code).toBe('people.lastNetworkOwner')
  expect((await set('owner01', true, second)).status).toBe(200)
})
