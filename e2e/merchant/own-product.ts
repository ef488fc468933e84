import { inDatabase } from '../tools/own-customer.ts'

export const centre = 'BKK01'

/** A product of this journey alone, on sale with stock: those of parallel journeys must not meet. */
export async function ownProduct(price: number): Promise<string> {
  const code = `J${Math.floor(Math.random() * 1e10)}`
  await inDatabase(
    `insert into products (sale_unit, code, name_th, name_en, short_name_th, short_name_en, h1, h2, h3, h4, h5, group_code, brand_code,
       unit1_code, unit1_name_th, unit1_name_en, unit1_rate, unit2_rate, unit3_rate, material_type)
     select sale_unit, $2, 'สินค้าทดลอง ' || $2, 'Trial ' || $2, 'สินค้าทดลอง', 'Trial', h1, h2, h3, h4, h5, group_code, brand_code,
       unit1_code, 'ชิ้น', 'piece', 1, 0, 0, 'FG' from products where sale_unit = $1 and code = '1108'`,
    [centre, code],
  )
  await inDatabase(`insert into stock (sale_unit, product_code, on_hand) values ($1, $2, 1000)`, [
    centre,
    code,
  ])
  await inDatabase(
    `insert into product_prices (sale_unit, product_code, level, unit1_price, unit1_type) values ($1, $2, 1, $3, 1)`,
    [centre, code, price],
  )
  await inDatabase('select products_changed_1($1, array[$2])', [centre, code])
  return code
}
