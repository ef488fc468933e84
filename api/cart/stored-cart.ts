import { type RawBuilder, sql } from 'kysely'
import { allCentres } from '#api/kit/all-centres.ts'
import type { Db } from '#api/kit/database.ts'
import { retryConflicts } from '#api/kit/retry-conflicts.ts'
import {
  type CartKind,
  mostCartLines,
  mostOfUnit,
  mostRemovedLines,
  removedLineDays,
  type SavedLine,
  visibleLines,
} from '#shop/cart/cart.ts'

/**
 * The cart's customer and who fills it, blank for the customer. Two people filling carts for one customer
 * never see each other's lines.
 */
export type CartOwner = { saleUnit: string; customerCode: string; filledBy: string }
type CartId = { owner: CartOwner; kind: CartKind }

type CartRow = { code: string; q1: number; q2: number; q3: number; selected: boolean; at: Date }

const isOf = ({
  owner,
  kind,
}: CartId) => sql<boolean>`c.sale_unit = ${owner.saleUnit} and c.customer_code = ${owner.customerCode}
  and c.filled_by = ${owner.filledBy} and c.kind = ${kind}`
const isVisible = sql<boolean>`(c.quantity1 > 0 or c.quantity2 > 0 or c.quantity3 > 0)`

/** The stored lines with removed ones, the latest change last; only the latest of an oversized older cart. */
export async function findCartLines(db: Db, cartId: CartId): Promise<SavedLine[]> {
  const latest = (which: RawBuilder<boolean>, most: number) => sql`(
    select c.product_code as code, c.quantity1 as q1, c.quantity2 as q2, c.quantity3 as q3, c.selected, c.changed_at as at
    from cart_lines c where ${isOf(cartId)} and ${which} order by c.changed_at desc, c.product_code desc limit ${sql.lit(most)})`
  const { rows } =
    await sql<CartRow>`${latest(isVisible, mostCartLines)} union all ${latest(sql`not ${isVisible}`, mostRemovedLines)}
    order by at, code`.execute(db)
  return rows.map(({ code, q1, q2, q3, selected, at }) => ({
    productCode: code,
    quantities: [q1, q2, q3],
    selected,
    changedAt: at.toISOString(),
  }))
}

const asRows = (lines: readonly SavedLine[]) =>
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

/**
 * Writes lines of known products while the cart has room; returns the codes that did not fit. Rows are locked
 * by code, so that a sync and an order never deadlock.
 */
const writeFitting = (
  { owner, kind }: CartId,
  lines: readonly SavedLine[],
  onConflict: RawBuilder<unknown>,
) => sql<{ code: string }>`
  with sent as (
    select distinct on (l.code) l.* from jsonb_to_recordset(${asRows(lines)}::jsonb) as l (code text, q1 int, q2 int, q3 int, selected boolean, at timestamptz)
    join products p on p.sale_unit = ${owner.saleUnit} and p.code = l.code order by l.code, l.at desc
  ), kept as (
    select c.product_code, ${isVisible} as stood, c.changed_at from cart_lines c where ${isOf({ owner, kind })}
  ), judged as (
    select s.*, s.q1 + s.q2 + s.q3 > 0 and not coalesce(k.stood, false) as comes, s.q1 + s.q2 + s.q3 = 0 and k.stood and s.at > k.changed_at as leaves
    from sent s left join kept k on k.product_code = s.code
  ), placed as (
    select j.*, j.comes and row_number() over (partition by j.comes order by j.at, j.code) > ${sql.lit(mostCartLines)}
      - (select count(*) from kept where stood) + (select count(*) from judged where leaves) as left_out
    from judged j
  ), written as (
    insert into cart_lines (sale_unit, customer_code, filled_by, kind, product_code, quantity1, quantity2, quantity3, selected, changed_at)
    select ${owner.saleUnit}, ${owner.customerCode}, ${owner.filledBy}, ${kind}, p.code, p.q1, p.q2, p.q3, p.selected, p.at
    from placed p where not p.left_out order by p.code
    on conflict (sale_unit, customer_code, filled_by, kind, product_code) do update ${onConflict}
  )
  select code from placed where left_out order by at, code`

/**
 * Writes to a cart, one writer per customer, and returns the codes that did not fit. An erased customer's
 * cart stays empty.
 */
function writeLines(
  db: Db,
  cartId: CartId,
  lines: readonly SavedLine[],
  onConflict: RawBuilder<unknown>,
): Promise<string[]> {
  const { saleUnit, customerCode } = cartId.owner
  const write = async (tx: Db) => {
    const { rows } = await sql<{ removed: number }>`
      select (select count(*) from cart_lines c where ${isOf(cartId)} and not ${isVisible}) as removed
      from customers where sale_unit = ${saleUnit} and code = ${customerCode} and status = 'active' for no key update`.execute(
      tx,
    )
    const [held] = rows
    if (!held) return []
    const leftOut = await writeFitting(cartId, lines, onConflict).execute(tx)
    if (held.removed + lines.length > mostRemovedLines) await forgetRemoved(tx, cartId)
    return leftOut.rows.map(({ code }) => code)
  }
  if (lines.length === 0) return Promise.resolve([])
  // Whoever is in a transaction already wants both or neither.
  return db.isTransaction ? write(db) : retryConflicts(() => db.transaction().execute(write))
}

/** Skips rows that an order has locked: waiting for them could deadlock, and the next run deletes them. */
async function forgetRemoved(tx: Db, cartId: CartId): Promise<void> {
  await sql`delete from cart_lines c where ${isOf(cartId)} and c.product_code in (
    select c.product_code from cart_lines c where ${isOf(cartId)} and not ${isVisible}
    order by c.changed_at desc, c.product_code desc offset ${sql.lit(mostRemovedLines)} for update skip locked)`.execute(
    tx,
  )
}

/**
 * Merges a device's changes inside the database, line by line, so that concurrent devices never overwrite each
 * other.
 */
export function mergeChanges(db: Db, cartId: CartId, lines: readonly SavedLine[]): Promise<string[]> {
  return writeLines(
    db,
    cartId,
    lines,
    sql`set quantity1 = excluded.quantity1, quantity2 = excluded.quantity2, quantity3 = excluded.quantity3, selected = excluded.selected, changed_at = excluded.changed_at
    where (excluded.changed_at, excluded.quantity1, excluded.quantity2, excluded.quantity3, excluded.selected)
      > (cart_lines.changed_at, cart_lines.quantity1, cart_lines.quantity2, cart_lines.quantity3, cart_lines.selected)`,
  )
}

/** Merges a guest's cart: of each quantity the larger one wins, so that merging twice changes nothing. */
export function moveGuestLines(db: Db, cartId: CartId, lines: readonly SavedLine[]): Promise<string[]> {
  return writeLines(
    db,
    cartId,
    visibleLines(lines),
    sql`set quantity1 = greatest(cart_lines.quantity1, excluded.quantity1), quantity2 = greatest(cart_lines.quantity2, excluded.quantity2),
      quantity3 = greatest(cart_lines.quantity3, excluded.quantity3),
      selected = excluded.selected or (cart_lines.selected and cart_lines.quantity1 + cart_lines.quantity2 + cart_lines.quantity3 > 0),
      changed_at = greatest(cart_lines.changed_at, excluded.changed_at)`,
  )
}

type CartItem = { productCode: string; unit: 1 | 2 | 3; quantity: number }

/** Adds to the quantities in the cart; returns the codes that did not fit. */
export function addToCart(
  db: Db,
  { items, now, ...cartId }: CartId & { items: readonly CartItem[]; now: Date },
): Promise<string[]> {
  const lines = new Map<string, SavedLine>()
  for (const { productCode, unit, quantity } of items) {
    const line: SavedLine = lines.get(productCode) ?? {
      productCode,
      quantities: [0, 0, 0],
      selected: true,
      changedAt: now.toISOString(),
    }
    line.quantities[unit - 1] = Math.min(mostOfUnit, (line.quantities[unit - 1] ?? 0) + quantity)
    lines.set(productCode, line)
  }
  const sum = (column: string) =>
    sql`least(${sql.lit(mostOfUnit)}, cart_lines.${sql.ref(column)} + excluded.${sql.ref(column)})`
  return writeLines(
    db,
    cartId,
    [...lines.values()],
    sql`set quantity1 = ${sum('quantity1')}, quantity2 = ${sum('quantity2')}, quantity3 = ${sum('quantity3')}, selected = true, changed_at = excluded.changed_at`,
  )
}

/** Deletes lines removed long ago, which every device has synced by now. */
export async function tidyCarts(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - removedLineDays * 86_400_000)
  for (const saleUnit of await allCentres(db))
    await sql`delete from cart_lines where sale_unit = ${saleUnit} and changed_at < ${before}
      and quantity1 = 0 and quantity2 = 0 and quantity3 = 0`.execute(db)
}
