import { inDatabase, type OwnCustomer } from '../tools/own-customer.ts'

/** An order of ten that was delivered an hour ago, paid in cash, with its invoice. */
export async function deliveredOrder({ code }: OwnCustomer): Promise<string> {
  const number = `SO${code}`
  await inDatabase(
    `insert into orders (sale_unit, number, customer_code, customer_name, status, placed_at, placed_by_kind, placed_by, payment_code, payment_method,
       paid_at, delivery_method, goods, vat, total, ship_to, bill_to, vat_groups, needs_tax_invoice, tax_number, tax_branch)
     values ('BKK01', $1, $2, 'ร้านทดลอง', 'POD', now() - interval '1 day', 'customer', $2, 0, 'COD', now() - interval '1 hour', 'DELIVERY',
       10700, 700, 10700, '{"name": "ร้านทดลอง"}', '{"name": "ร้านทดลอง"}',
       '[{"priceType": 1, "percent": 7, "net": 10000, "vat": 700, "gross": 10700}]',
       true, '0105559000014', '00000')`,
    [number, code],
  )
  await inDatabase(
    `insert into order_lines (sale_unit, order_number, line, product_code, name_th, name_en, unit, unit_name_th, unit_name_en, rate, quantity, price, price_type, amount)
     values ('BKK01', $1, 1, '1118', 'น้ำดื่มทดลอง', 'Trial water', 1, 'ขวด', 'bottle', 1, 10, 1070, 1, 10700)`,
    [number],
  )
  await inDatabase(
    `insert into order_events (sale_unit, order_number, step, status, at, by_kind, by_name) values
      ('BKK01', $1, 1, 'SO Wait', now() - interval '1 day', 'customer', 'ร้านทดลอง'),
      ('BKK01', $1, 2, 'POD', now() - interval '1 hour', 'rider', 'คนส่ง')`,
    [number],
  )
  await inDatabase(
    `insert into invoices (sale_unit, number, order_number, status, made_at, made_by, seller, buyer, total)
     values ('BKK01', $2, $1, 'Approved', now() - interval '20 hours', 'x', '{"name": "x", "address": "", "taxNumber": "", "branch": "", "phone": ""}',
       '{"name": "x", "address": "", "taxNumber": "", "branch": "", "phone": ""}', 10700)`,
    [number, `IV${code}`],
  )
  return number
}
