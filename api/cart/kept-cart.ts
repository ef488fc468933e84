import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import { type CartKind, type CartLine, mostOfUnit, removedLineDays } from '#shop/cart/cart.ts'

/** Whose cart it is, and who fills it: nobody's name when the customer does. Two who fill a cart for the same customer never see each other's lines. */
export type CartOwner = { saleUnit: string; customerCode: string; filledBy: string }
type Kept = { owner: CartOwner; kind: CartKind }

/** Every line as it is kept, removed ones too, the latest change last. */
export async function findKeptLines(db: Db, { owner, kind }: Kept): Promise<CartLine[]> {
  const rows = await db
    .selectFrom('cart_lines')
    .select(['product_code', 'quantity1', 'quantity2', 'quantity3', 'selected', 'changed_at'])
    .where('sale_unit', '=', owner.saleUnit)
    .where('customer_code', '=', owner.customerCode)
    .where('filled_by', '=', owner.filledBy)
    .where('kind', '=', kind)
    .orderBy('changed_at')
    .orderBy('product_code')
    .execute()
  return rows.map((row) => ({
    productCode: row.product_code,
    quantities: [row.quantity1, row.quantity2, row.quantity3],
    selected: row.selected,
    changedAt: row.changed_at.toISOString(),
  }))
}

const asRows = (lines: readonly CartLine[]) =>
  JSON.stringify(
    lines.map(({ productCode, quantities: [q1, q2, q3], selected, changedAt }) => ({
      code: productCode,
      q1,
      q2,
      q3,
      selected,
      at: changedAt,
    })),
  )

/** Lines by code, each once, of goods this centre knows: rows are taken in one order, so that two devices never wait for each other in a circle. The customer is held: an erased one's cart stays empty. */
const incoming = ({ owner, kind }: Kept, lines: readonly CartLine[]) => sql`
  insert into cart_lines (sale_unit, customer_code, filled_by, kind, product_code, quantity1, quantity2, quantity3, selected, changed_at)
  select ${owner.saleUnit}, ${owner.customerCode}, ${owner.filledBy}, ${kind}, l.code, l.q1, l.q2, l.q3, l.selected, l.at
  from (select distinct on (code) * from jsonb_to_recordset(${asRows(lines)}::jsonb) as l (code text, q1 int, q2 int, q3 int, selected boolean, at timestamptz)
    order by code, at desc) l
  join products p on p.sale_unit = ${owner.saleUnit} and p.code = l.code
  join customers c on c.sale_unit = ${owner.saleUnit} and c.code = ${owner.customerCode} and c.status = 'active'
  order by l.code for key share of c`

/** What a device changed: `mergeLines` of the shop, line by line inside the database, so that no two devices can undo each other. */
export async function mergeChanges(db: Db, kept: Kept, lines: readonly CartLine[]): Promise<void> {
  if (lines.length === 0) return
  await sql`${incoming(kept, lines)}
    on conflict (sale_unit, customer_code, filled_by, kind, product_code) do update
    set quantity1 = excluded.quantity1, quantity2 = excluded.quantity2, quantity3 = excluded.quantity3, selected = excluded.selected, changed_at = excluded.changed_at
    where (excluded.changed_at, excluded.quantity1, excluded.quantity2, excluded.quantity3, excluded.selected)
      > (cart_lines.changed_at, cart_lines.quantity1, cart_lines.quantity2, cart_lines.quantity3, cart_lines.selected)`.execute(db)
}

/** A guest's cart moves in: `moveInto` of the shop. */
export async function moveGuestLines(db: Db, kept: Kept, lines: readonly CartLine[]): Promise<void> {
  const standing = lines.filter(({ quantities }) => quantities.some((quantity) => quantity > 0))
  if (standing.length === 0) return
  await sql`${incoming(kept, standing)}
    on conflict (sale_unit, customer_code, filled_by, kind, product_code) do update
    set quantity1 = greatest(cart_lines.quantity1, excluded.quantity1), quantity2 = greatest(cart_lines.quantity2, excluded.quantity2),
      quantity3 = greatest(cart_lines.quantity3, excluded.quantity3),
      selected = excluded.selected or (cart_lines.selected and cart_lines.quantity1 + cart_lines.quantity2 + cart_lines.quantity3 > 0),
      changed_at = greatest(cart_lines.changed_at, excluded.changed_at)`.execute(db)
}

type Goods = { productCode: string; unit: 1 | 2 | 3; quantity: number }

/** Goods on top of what lies in the cart. */
export async function addToCart(db: Db, { goods, now, ...kept }: Kept & { goods: readonly Goods[]; now: Date }): Promise<void> {
  const lines = new Map<string, CartLine>()
  for (const { productCode, unit, quantity } of goods) {
    const line: CartLine = lines.get(productCode) ?? { productCode, quantities: [0, 0, 0], selected: true, changedAt: now.toISOString() }
    line.quantities[unit - 1] = Math.min(mostOfUnit, (line.quantities[unit - 1] ?? 0) + quantity)
    lines.set(productCode, line)
  }
  if (lines.size === 0) return
  const sum = (column: string) => sql`least(${sql.lit(mostOfUnit)}, cart_lines.${sql.ref(column)} + excluded.${sql.ref(column)})`
  await sql`${incoming(kept, [...lines.values()])}
    on conflict (sale_unit, customer_code, filled_by, kind, product_code) do update
    set quantity1 = ${sum('quantity1')}, quantity2 = ${sum('quantity2')}, quantity3 = ${sum('quantity3')}, selected = true, changed_at = excluded.changed_at`.execute(
    db,
  )
}

/** Forgets lines that were removed long ago: every device has heard of them by now. */
export async function tidyCarts(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - removedLineDays * 86_400_000)
  await sql`delete from cart_lines where changed_at < ${before} and quantity1 = 0 and quantity2 = 0 and quantity3 = 0`.execute(db)
}
