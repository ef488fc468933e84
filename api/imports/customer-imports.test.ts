import { expect, test } from 'vitest'
import { nextCustomerCode } from '#api/customers/new-customer.ts'
import { testImports } from '#checks/imports/test-imports.ts'

const shop = await testImports()
const { call, checked, applied, undone, one, rowsOf, work, logOf, db, pool, saleUnit } = shop

const rows = async (query: string) => (await pool.query(query)).rows

const customerHead = 'รหัสร้าน,ชื่อร้าน,เบอร์มือถือ,ประเภทลูกค้า,วงเงินเครดิต,ที่อยู่,ตำบล/แขวง,อำเภอ/เขต,จังหวัด,รหัสไปรษณีย์'
const place = '12 ซอย 3,แขวงลาดยาว,เขตจตุจักร,กรุงเทพมหานคร,10900'
const customerOf = async (code: string) =>
  (
    await rows(
      `select c.name, c.status, c.credit_limit, a.mobile, d.address, d.subdistrict, d.active, d.lat, s.customer_code as remembered
       from customers c join accounts a on a.id = c.account_id
       left join addresses d on d.sale_unit = c.sale_unit and d.customer_code = c.code and d.type = 'C'
       left join account_customers s on s.account_id = a.id and s.sale_unit = c.sale_unit
       where c.sale_unit = 'BKK01' and c.code = '${code}'`,
    )
  )[0]

test('new customers come with account and address, known ones change cell by cell, and both go back', async () => {
  const [known] = await rows(
    `select c.code, c.name, c.credit_limit from customers c join accounts a on a.id = c.account_id where c.sale_unit = 'BKK01' and a.mobile = '0810000001'`,
  )
  const file = [
    customerHead,
    `NEW-1,ร้านใหม่หนึ่ง,893330001,,"5,000",${place}`,
    `${known?.code},ร้านเปลี่ยนชื่อ,,,,,,,,`,
  ].join('\n')
  const id = await applied('customers', file)
  expect(await one(id)).toMatchObject({ added: 1, changed: 1, wrong: 0, applied: 2, refused: 0 })
  expect(await customerOf('NEW-1')).toMatchObject({
    ...{ name: 'ร้านใหม่หนึ่ง', status: 'active', credit_limit: 500_000, mobile: '0893330001' },
    ...{ address: '12 ซอย 3', subdistrict: 'ลาดยาว', active: true, remembered: 'NEW-1' },
  })
  expect(await customerOf(known?.code)).toMatchObject({
    name: 'ร้านเปลี่ยนชื่อ',
    credit_limit: known?.credit_limit,
  })
  expect((await logOf('NEW-1')).at(-1)).toMatchObject({ what: 'imported', username: 'manager01' })
  expect(await undone(id)).toMatchObject({ undone: 2, kept: 0 })
  expect(await customerOf('NEW-1')).toMatchObject({ status: 'inactive' })
  expect(await customerOf(known?.code)).toMatchObject({ name: known?.name })
})

test('a row of a customer that breaks a rule says which, and changes nothing', async () => {
  const taken = '0810000002'
  const [merged, known] = await rows(
    `select c.code from customers c where c.sale_unit = 'BKK01' and c.status = 'active' order by c.code desc limit 2`,
  )
  await pool.query(`update customers set merged_into = $2 where sale_unit = 'BKK01' and code = $1`, [
    merged?.code,
    known?.code,
  ])
  const file = [
    customerHead,
    `BAD 1,ร้าน,0893330011,,,,,,,`,
    `GUEST,ร้าน,0893330012,,,,,,,`,
    `BAD-3,ร้าน,${taken},,,,,,,`,
    `BAD-4,,12345,,,,,,,`,
    `BAD-5,ร้าน,0893330015,ไม่มี,-1,,,,,`,
    `BAD-6,ร้าน,0893330016,,,1 ซอย,ลาดยาว,จตุจักร,เชียงใหม่,10900`,
    `${merged?.code},ร้าน,0893330017,,,,,,,`,
    `${known?.code},,0893330018,,,,,,,`,
    `TWICE-1,ร้าน,0893330019,,,,,,,`,
    `TWICE-2,ร้าน,0893330019,,,,,,,`,
  ].join('\n')
  const id = await checked('customers', file)
  const wrong = await rowsOf(id, { outcome: 'wrong' })
  expect(wrong.map(({ subject, reasons }) => [subject, ...reasons.map(({ field }) => field)])).toEqual([
    ['BAD 1', 'code'],
    ['GUEST', 'code'],
    ['BAD-3', 'mobile'],
    ['BAD-4', 'name', 'mobile'],
    ['BAD-5', 'typeCode', 'creditLimit'],
    ['BAD-6', 'district'],
    [merged?.code, 'code'],
    [known?.code, 'mobile'],
    ['TWICE-1', 'mobile'],
    ['TWICE-2', 'mobile'],
  ])
  expect(wrong.flatMap(({ reasons }) => reasons).every(({ th, en }) => th !== '' && en !== '')).toBe(true)
  expect(await customerOf('BAD-3')).toBeUndefined()
})

test('a customer who registers or is changed while a file waits is told and left alone', async () => {
  const [known] = await rows(
    `select c.code from customers c join accounts a on a.id = c.account_id where c.sale_unit = 'BKK01' and a.mobile = '0810000002'`,
  )
  const id = await checked(
    'customers',
    `${customerHead}\nLATE-1,ร้านมาทีหลัง,0893330021,,,${place}\n${known?.code},ชื่อจากไฟล์,,,,,,,,\n`,
  )
  expect(await one(id)).toMatchObject({ added: 1, changed: 1 })
  await applied('customers', `${customerHead}\nLATE-2,ร้านเดียวกัน,0893330021,,,,,,,\n`)
  await pool.query(`update customers set name = 'แก้ก่อน' where sale_unit = 'BKK01' and code = $1`, [
    known?.code,
  ])
  await call('apply', { id })
  await work()
  expect(await one(id)).toMatchObject({ applied: 0, refused: 2 })
  expect((await rowsOf(id, { state: 'refused' })).map(({ reasons }) => reasons[0]?.field)).toEqual([
    'mobile',
    '',
  ])
  expect([await customerOf('LATE-1'), (await customerOf(known?.code))?.name]).toEqual([undefined, 'แก้ก่อน'])
})

test('a customer of another centre keeps the account, and a number that a file took is not given out again', async () => {
  const id = await applied('customers', `${customerHead}\nC77777777,สาขาสอง,0810000003,,,,,,,\n`)
  expect(await one(id)).toMatchObject({ applied: 1 })
  const own = await rows(
    `select s.sale_unit, s.customer_code from account_customers s join accounts a on a.id = s.account_id where a.mobile = '0810000003' order by 1`,
  )
  expect(own).toMatchObject([{ sale_unit: 'BKK01', customer_code: 'C77777777' }, { sale_unit: 'CNX01' }])
  const next = await db.transaction().execute((tx) => nextCustomerCode(tx, saleUnit))
  expect(next).toBe('C77777778')
})

test('of a customer who erases the account, nothing stays in a file that was imported', async () => {
  const file = `${customerHead}\nGONE-1,ร้านนวลจันทร์,0893330031,,,${place}\n`
  const id = await applied('customers', file)
  const token = await shop.tokenFor({ kind: 'user', role: '1', saleUnit, customerCode: 'GONE-1' })
  expect((await shop.ask('authen/customer/erase', { token, body: { password: 'x' } })).body).toEqual({})
  const left = await rows(`select to_jsonb(r) as row from import_rows r where r.import_id = '${id}'`)
  expect(JSON.stringify(left)).not.toMatch(/นวลจันทร์|0893330031|ซอย 3/)
  expect(await undone(id)).toMatchObject({ undone: 0, kept: 1 })
  const again = await checked('customers', file)
  expect((await rowsOf(again, { outcome: 'wrong' }))[0]?.reasons.map(({ field }) => field)).toEqual(['code'])
})
