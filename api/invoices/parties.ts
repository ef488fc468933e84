import { type RawBuilder, sql } from 'kysely'

type Text = RawBuilder<unknown>

/** An address as on an envelope; Bangkok has its own words for subdistrict and district. */
function addressText(part: (name: string) => Text): Text {
  const named = (bangkok: string, elsewhere: string, name: string) =>
    sql`case when ${part('province')} like 'กรุงเทพ%' then ${sql.lit(bangkok)} else ${sql.lit(elsewhere)} end || nullif(${part(name)}, '')`
  return sql`concat_ws(' ', nullif(${part('address')}, ''), ${named('แขวง', 'ต.', 'subdistrict')}, ${named('เขต', 'อ.', 'district')},
    ${named('', 'จ.', 'province')}, nullif(${part('postcode')}, ''))`
}

const inJson = (column: string) => (name: string) => sql`(${sql.ref(column)} ->> ${sql.lit(name)})`

/** The seller, from a centre `c`. */
export const sellerOf = sql`jsonb_build_object('name', c.name_th, 'address', ${addressText((name) => sql.ref(`c.${name}`))},
  'taxNumber', c.tax_number, 'branch', c.tax_branch, 'phone', c.phone)`

/** The buyer, from an order `o`. */
export const buyerOf = sql`jsonb_build_object('name', coalesce(nullif(o.bill_to->>'name', ''), o.customer_name),
  'address', ${addressText(inJson('o.bill_to'))}, 'taxNumber', coalesce(nullif(o.tax_number, ''), o.bill_to->>'taxNumber', ''),
  'branch', o.tax_branch, 'phone', coalesce(o.bill_to->>'phone', ''))`

/** Where the goods of an order `o` go. */
export const shipToOf = sql`jsonb_build_object('name', coalesce(nullif(o.ship_to->>'name', ''), o.customer_name),
  'address', ${addressText(inJson('o.ship_to'))}, 'taxNumber', '', 'branch', '', 'phone', coalesce(o.ship_to->>'phone', ''))`
