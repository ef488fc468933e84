import { hash } from '@node-rs/argon2'
import type { ClientBase } from 'pg'
import { insertRows, storeAccountCustomers } from '#database/seeds/insert-rows.ts'
import { centreRow, customerTypeRows, storeTypeRows } from '#database/seeds/people/centre-rows.ts'
import { centres } from '#database/seeds/people/centres.ts'
import { demoPassword } from '#database/seeds/people/sign-ins.ts'

export const customersPerCentre = 1000

/** Centres with a thousand shops each. 0810000001 is a customer and owner01 the owner of every centre. */
export async function storeLargePeople(
  client: ClientBase,
  saleUnits: readonly string[],
  today: string,
): Promise<void> {
  const [model] = centres
  if (!model) throw new Error('No centre to copy')
  const passwordHash = await hash(demoPassword, { memoryCost: 19456, timeCost: 2, parallelism: 1 })
  const named = saleUnits.map((saleUnit) => ({
    ...model,
    saleUnit,
    th: `ศูนย์ ${saleUnit}`,
    en: `Centre ${saleUnit}`,
    short: saleUnit,
    line: null,
  }))
  await insertRows(
    client,
    'centres',
    named.map((centre) => centreRow(centre, today, 900)).map((row) => ({ ...row, photo: null })),
  )
  await insertRows(client, 'vat_rates', [{ starts_on: '1992-01-01', percent: 7 }])
  await insertRows(client, 'customer_types', saleUnits.flatMap(customerTypeRows))
  await insertRows(client, 'store_types', saleUnits.flatMap(storeTypeRows))
  await insertRows(client, 'staff', [
    { username: 'owner01', name: 'ธนา เจ้าของ', password_hash: passwordHash },
  ])
  await insertRows(
    client,
    'staff_centres',
    saleUnits.map((sale_unit) => ({ sale_unit, username: 'owner01', role: '8', sale_code: 'owner01' })),
  )
  await client.query(
    `insert into accounts (mobile, name, password_hash, last_sale_unit)
     select case when i = 1 then '0810000001' else '085' || lpad(i::text, 7, '0') end, 'เจ้าของร้านที่ ' || i, case when i = 1 then $2 end, $3
     from generate_series(1, $1::int) i`,
    [customersPerCentre, passwordHash, saleUnits[0]],
  )
  await client.query(
    `insert into customers (sale_unit, code, account_id, name, customer_type, store_type, sale_code, credit_limit)
     select unit, 'C' || lpad(place::text, 4, '0'), id, 'ร้านที่ ' || place, 'SH', (array['GR', 'MM', 'RS', 'CF'])[1 + place % 4], case when place % 3 = 0 then 'sales' || lpad((place % 20)::text, 2, '0') else 'owner01' end, case when place = 1 then 5000000 else 0 end
     from (select id, row_number() over (order by mobile) as place from accounts) a cross join unnest($1::text[]) unit`,
    [saleUnits],
  )
  await storeAccountCustomers(client)
  await client.query(
    `insert into addresses (sale_unit, customer_code, type, is_default, name, address, province, district, subdistrict, postcode, lat, lng, phone)
     select c.sale_unit, c.code, kind, true, c.name, '1/1 ถนนตลาดเก่า', 'กรุงเทพมหานคร', 'จตุจักร', 'ลาดยาว', '10900', 13.84, 100.56, a.mobile
     from customers c join accounts a on a.id = c.account_id cross join unnest(array['C', 'S', 'B']) kind`,
  )
}
