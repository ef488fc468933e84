import { describe, expect, test } from 'vitest'
import { passTime } from '#checks/tools/pass-time.ts'
import { callers, memoryStorage, testApi } from '#checks/tools/test-api.ts'

const storage = memoryStorage()
const { ask, tokenFor, pool } = await testApi({ storage })
const second = { kind: 'user', role: '1', saleUnit: 'BKK01', customerCode: 'C0002' } as const
const acting = { ...callers.customer, actor: { kind: 'staff', name: 'sales01' } } as const
const calls = [
  ['authen/customer/detail', {}],
  ['authen/customer/update', { CUSTOMERNAME: 'x', Email: '', TAXNO: '' }],
  ['authen/customer/export', {}],
  ['authen/customer/erase', {}],
] as const

describe.each(calls)('%s', (path, body) => {
  test('is refused about another customer and another centre', async () => {
    const token = await tokenFor(callers.customer)
    for (const other of [
      { CUSTOMERCODE: 'C0002' },
      { SALEUNIT: 'NON01' },
      { CUSTOMERCODE: 'C0001', SALEUNIT: 'CNX01' },
    ])
      expect(await ask(path, { token, body: { ...body, ...other } })).toMatchObject({
        status: 403,
        body: { Code: 'identity.notYours' },
      })
  })

  test('is refused to whoever acts for the customer', async () => {
    expect(await ask(path, { token: await tokenFor(acting), body })).toMatchObject({
      status: 403,
      body: { Code: 'identity.notAllowed' },
    })
  })
})

describe('the profile', () => {
  test('is read with its e-mail, and changed with its tax number', async () => {
    const token = await tokenFor(second)
    expect((await ask('authen/customer/detail', { token })).body).toMatchObject({
      user: { CUSTOMERCODE: 'C0002', MOBILENO: '0810000002' },
      email: 'mana@example.com',
    })
    const { status, body } = await ask('authen/customer/update', {
      token,
      body: {
        CUSTOMERCODE: 'C0002',
        SALEUNIT: 'BKK01',
        CUSTOMERNAME: ' ร้านมานะ  ใหม่ ',
        Email: 'new@example.com',
        TAXNO: '0107536000315',
      },
    })
    expect(status).toBe(200)
    expect(body.user).toMatchObject({ CUSTOMERNAME: 'ร้านมานะ ใหม่', TAXNO: '0107536000315' })
    // Codes go to the verified address until the new one is verified.
    expect((await ask('authen/customer/detail', { token })).body).toMatchObject({
      email: 'mana@example.com',
      emailWanted: 'new@example.com',
    })
  })

  test('a new e-mail address counts when the code sent to it is entered, by the same account', async () => {
    const mails: { to: string; text: string }[] = []
    const sms = {
      name: 'silent',
      request: async () => ({ token: '', reference: '' }),
      verify: async () => false,
    }
    const own = await testApi({
      gateways: { sms, sendMail: async (to, _subject, text) => void mails.push({ to, text }) },
    })
    const [mine, theirs] = [await own.tokenFor(second), await own.tokenFor(callers.agent)]
    const requestEmail = async (Email: string) =>
      (
        await own.ask('authen/customer/update', {
          token: mine,
          body: { CUSTOMERNAME: 'ร้านมานะ', Email, TAXNO: '' },
        })
      ).body.confirm
    const codeOf = (to: string) =>
      /\d{6}/.exec(mails.findLast((mail) => mail.to === to)?.text ?? '')?.[0] ?? ''
    const confirm = (token: string, requestId: string, code: string) =>
      own.ask('authen/customer/email/confirm', { token, body: { requestId, code } })

    const first = await requestEmail('first@example.com')
    const next = await requestEmail('second@example.com')
    expect((await confirm(theirs, next.requestId, codeOf('second@example.com'))).body.Code).toBe(
      'identity.deadCode',
    )
    const third = await requestEmail('third@example.com')
    expect((await confirm(mine, third.requestId, '000000')).body.Code).toMatch(/wrongCode|deadCode/)
    // An older code verifies the older address, never the latest requested one.
    expect((await confirm(mine, first.requestId, codeOf('first@example.com'))).body).toEqual({
      email: 'first@example.com',
    })
    expect(mails.at(-1)).toMatchObject({ to: 'mana@example.com' })
    expect((await own.ask('authen/customer/detail', { token: mine })).body.email).toBe('first@example.com')
    expect((await confirm(mine, first.requestId, codeOf('first@example.com'))).body.Code).toBe(
      'identity.deadCode',
    )
    expect(await requestEmail('first@example.com')).toBeNull()
  })

  test('a name belongs to the branch, a tax number to the shop in every centre', async () => {
    const token = await tokenFor(callers.customer)
    await ask('authen/customer/update', {
      token,
      body: { CUSTOMERNAME: 'สำนักงานใหญ่', Email: '', TAXNO: '0107536000315' },
    })
    const { rows } = await pool.query(
      `select sale_unit, c.name, tax_number, email from customers c join accounts a on a.id = account_id where mobile = '0810000001' order by 1`,
    )
    expect(rows).toEqual([
      { sale_unit: 'BKK01', name: 'สำนักงานใหญ่', tax_number: '0107536000315', email: null },
      { sale_unit: 'NON01', name: 'ร้านสมศรีพาณิชย์ สาขานนทบุรี', tax_number: '0107536000315', email: null },
    ])
  })

  test('wrong fields are named, and nothing is changed', async () => {
    const token = await tokenFor(second)
    const before = (await ask('authen/customer/detail', { token })).body
    const answer = await ask('authen/customer/update', {
      token,
      locale: 'en',
      body: { CUSTOMERNAME: ' ', Email: 'a@b', TAXNO: '0107536000316' },
    })
    expect(answer.status).toBe(400)
    expect(answer.body.Fields).toEqual([
      { Field: 'CUSTOMERNAME', Reason: 'Shop name is required' },
      { Field: 'Email', Reason: 'Invalid email format' },
      { Field: 'TAXNO', Reason: 'Invalid tax number' },
    ])
    expect((await ask('authen/customer/detail', { token })).body).toEqual(before)
  })
})

const remark = (saleUnit: string, number: string, text: string) =>
  pool.query(
    `with told as (insert into order_remarks (sale_unit, id, order_number, kind, at, username, by_name, text)
       values ($1, gen_random_uuid(), $2, 'note', now(), 'owner01', 'ธนา', $3))
     insert into activity (sale_unit, at, username, by_name, kind, subject, what, after)
     values ($1, now(), 'owner01', 'ธนา', 'order', $2, 'note', jsonb_build_object('text', $3::text))`,
    [saleUnit, number, text],
  )

describe('the export', () => {
  test('holds everything about the person, in every centre, and nothing about anyone else', async () => {
    const [kept] = (
      await pool.query(
        `select number from orders where sale_unit = 'BKK01' and customer_code = 'C0001' order by number limit 1`,
      )
    ).rows
    await remark('BKK01', kept.number, 'โทรก่อนไปส่ง')
    await pool.query(
      `insert into order_shortages select sale_unit, order_number, 90, product_code, name_th, name_en, unit_name_th, unit_name_en, false, 3, 1, 'damaged', 100
       from order_lines where sale_unit = 'BKK01' and order_number = $1 limit 1`,
      [kept.number],
    )
    await pool.query(
      `update chat_messages set text = 'ห้ามให้ลูกค้าเห็น', is_note = true where sale_unit = 'BKK01' and seq = 11
         and conversation_id = (select id from chat_conversations where sale_unit = 'BKK01' and customer_code = 'C0001')`,
    )
    const { status, body } = await ask('authen/customer/export', { token: await tokenFor(callers.customer) })
    expect(status).toBe(200)
    expect(body).toMatchObject({ MobileNo: '0810000001', ContactName: 'สมศรี ค้าดี' })
    expect(body.Profiles.map((row: { SaleUnit: string }) => row.SaleUnit)).toEqual(['BKK01', 'NON01'])
    expect(body.Profiles[0].AuthorizeAmount).toBe(50_000)
    const count = async (table: string) =>
      (
        await pool.query(
          `select count(*) from ${table} t join customers c on c.sale_unit = t.sale_unit and c.code = t.customer_code
           join accounts a on a.id = c.account_id where a.mobile = '0810000001'`,
        )
      ).rows[0].count
    expect(body.Orders).toHaveLength(await count('orders'))
    expect(body.Orders.length).toBeGreaterThan(3)
    expect(body.Orders[0].OrderDetails.length).toBeGreaterThan(0)
    const withMore = body.Orders.find(({ OrderID }: { OrderID: string }) => OrderID === kept.number)
    expect(withMore.Remarks).toMatchObject([{ Kind: 'note', Text: 'โทรก่อนไปส่ง' }])
    expect(withMore.Shortages).toMatchObject([{ Ordered: 3, Delivered: 1, Reason: 'damaged' }])
    expect(body.Addresses).toHaveLength(await count('addresses'))
    expect(body.Points).toHaveLength(await count('points_ledger'))
    expect(body.Consents).toHaveLength(2)
    expect(body.Chat).toHaveLength(11 + 3)
    expect(body.Chat[0]).toMatchObject({ SaleUnit: 'BKK01', By: 'customer', P_Code: null, HasPicture: false })
    expect(body.Chat[1]).toMatchObject({ By: 'staff', Name: 'ต้น' })
    expect(JSON.stringify(body.Chat)).not.toContain('ห้ามให้ลูกค้าเห็น')
    const text = JSON.stringify(body)
    expect(text).not.toContain('0810000002')
    expect(text).not.toMatch(/password|argon2|refresh/i)
  })
})

describe('erasure', () => {
  const alone = { kind: 'user', role: '1', saleUnit: 'CNX01', customerCode: 'C0001' } as const
  const erase = async (who: Parameters<typeof tokenFor>[0], locale: 'th' | 'en' = 'en') =>
    ask('authen/customer/erase', { token: await tokenFor(who), locale })
  const finish = (sale_unit: string, code: string) =>
    pool.query(
      `update orders set status = 'POD' where sale_unit = $1 and customer_code = $2 and status not in ('POD', 'SO Cancel', 'Invoice Cancel')`,
      [sale_unit, code],
    )

  test('waits for open orders, debts and clients, and says so', async () => {
    await pool.query(`update orders set status = 'SO Wait' where (sale_unit, number) in
      (select sale_unit, number from orders where sale_unit = 'CNX01' and customer_code = 'C0001' limit 2)`)
    const { rows } = await pool.query(
      `select count(*) from orders where sale_unit = 'CNX01' and customer_code = 'C0001' and status not in ('POD', 'SO Cancel', 'Invoice Cancel')`,
    )
    expect(await erase(alone)).toMatchObject({
      status: 409,
      body: {
        Code: 'account.openOrders',
        Message: `${rows[0].count} orders are still under way. The account can be deleted once they are delivered or cancelled.`,
      },
    })
    await finish('CNX01', 'C0001')
    await pool.query(`update customers set debt = 12345 where sale_unit = 'CNX01' and code = 'C0001'`)
    expect(await erase(alone, 'th')).toMatchObject({
      status: 409,
      body: { Code: 'account.debt', Message: 'ยังมียอดค้างชำระ ฿123.45 ชำระให้ครบก่อนจึงลบบัญชีได้' },
    })
    await pool.query(`update customers set debt = 0 where sale_unit = 'CNX01' and code = 'C0001'`)
    await finish('BKK01', 'C0004')
    await pool.query(`update customers set debt = 0 where sale_unit = 'BKK01' and code = 'C0004'`)
    expect(await erase(callers.agent)).toMatchObject({ status: 409, body: { Code: 'account.clients' } })
  })

  test('takes the person out of everything, ends their sessions, frees the number, and leaves the books', async () => {
    await finish('CNX01', 'C0001')
    await pool.query(`update orders set needs_tax_invoice = (number = (select min(number) from orders where sale_unit = 'CNX01' and customer_code = 'C0001'))
      where sale_unit = 'CNX01' and customer_code = 'C0001'`)
    const sum = async () =>
      (
        await pool.query(
          `select count(*), sum(total) from orders where sale_unit = 'CNX01' and customer_code = 'C0001'`,
        )
      ).rows[0]
    const before = await sum()
    const [any] = (
      await pool.query(
        `select min(number) as number from orders where sale_unit = 'CNX01' and customer_code = 'C0001'`,
      )
    ).rows
    await remark('CNX01', any.number, 'คำหล้าขอให้โทร 0810000003')
    await pool.query(
      `update customers set shop_photo = 'shops/k.webp', card_photo = 'cards/k.webp' where sale_unit = 'CNX01' and code = 'C0001'`,
    )
    for (const name of ['shops/k.webp', 'shops/k@half.webp', 'shops/other.webp'])
      storage.shown.set(name, new Uint8Array(1))
    storage.hidden.set('cards/k.webp', new Uint8Array(1))
    await pool.query(
      `insert into activity (sale_unit, at, username, by_name, kind, subject, what, before, after)
       values ('CNX01', now(), 'owner01', 'ธนา', 'customer', 'C0001', 'saved', '{"name": "ร้านคำหล้า"}', '{"name": "คำหล้า 2"}')`,
    )
    await pool.query(
      `update points_ledger set why = 'คุณคำหล้าขอ' where sale_unit = 'CNX01' and customer_code = 'C0001'`,
    )
    const other = await tokenFor(alone)
    expect(await ask('authen/customerProfile', { token: other })).toMatchObject({ status: 200 })
    expect(await erase(alone)).toMatchObject({ status: 200 })
    passTime(1_000)
    expect((await ask('authen/customerProfile', { token: other })).status).toBe(401)
    expect(await sum()).toEqual(before)
    expect([...storage.shown.keys(), ...storage.hidden.keys()]).toEqual(['shops/other.webp'])

    const personal = ['0810000003', 'kamla@example.com', 'คำหล้า']
    const texts = await pool.query(
      `select 'accounts' as place, to_jsonb(a)::text as text from accounts a
       union all select 'customers', to_jsonb(c)::text from customers c where sale_unit = 'CNX01'
       union all select 'addresses', to_jsonb(d)::text from addresses d where sale_unit = 'CNX01'
       union all select 'orders', to_jsonb(o)::text from orders o where sale_unit = 'CNX01' and not needs_tax_invoice
       union all select 'invoices', (to_jsonb(o) - 'bill_to')::text from orders o where sale_unit = 'CNX01' and needs_tax_invoice
       union all select 'events', to_jsonb(e)::text from order_events e where sale_unit = 'CNX01'
       union all select 'remarks', to_jsonb(r)::text from order_remarks r where sale_unit = 'CNX01'
       union all select 'activity', to_jsonb(v)::text from activity v where sale_unit = 'CNX01'
       union all select 'points', to_jsonb(l)::text from points_ledger l where sale_unit = 'CNX01'
       union all select 'papers', to_jsonb(i)::text from invoices i join orders o on o.sale_unit = i.sale_unit and o.number = i.order_number and not o.needs_tax_invoice where i.sale_unit = 'CNX01'
       union all select 'codes', mobile from otp_requests union all select 'tries', key from attempts`,
    )
    const found = texts.rows.filter(({ text }) => personal.some((word) => text.includes(word)))
    expect(found).toEqual([])
    const invoices = await pool.query(
      `select bill_to->>'name' as name from orders where sale_unit = 'CNX01' and customer_code = 'C0001' and needs_tax_invoice`,
    )
    expect(invoices.rows).toEqual([{ name: expect.stringContaining('คำหล้า') }])
    expect(
      await ask('authen/user/login', { body: { username: '0810000003', password: 'Sangdai#1' } }),
    ).toMatchObject({
      status: 400,
      body: { Code: 'identity.wrongSignIn' },
    })
    await pool.query(`insert into accounts (mobile, name) values ('0810000003', 'someone new')`)
  })
})
