import { sql } from 'kysely'
import { cartOwner } from '#api/cart/cart.ts'
import { findSellable } from '#api/cart/cart-facts.ts'
import { findCartLines, moveGuestLines } from '#api/cart/stored-cart.ts'
import type { Context } from '#api/kit/calls/context.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import { requireClient } from '#api/merchants/merchants.ts'
import { orderAdvice } from '#api/order-advice/order-advice.ts'
import { type SavedLine, visibleLines } from '#shop/cart/cart.ts'
import { pricedUnits, withinStock } from '#shop/cart/within-stock.ts'
import { isSoldOut, type Product } from '#shop/catalogue/product.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import type {
  BasketItem,
  BasketReason,
  layBasketContract,
  suggestedBasketContract,
} from '#shop/my-sales/basket-contracts.ts'
import { mySalesProblems } from '#shop/my-sales/my-sales-problems.ts'
import { refuse } from '#shop/problems/problem.ts'
import { addDays, bangkokDay } from '#shop/time/bangkok.ts'
import { findMustSell } from './must-sell.ts'

const [mostNew, boughtDays] = [4, 45]

/** The same request as the customer makes it when the member of staff acts for them. */
async function asClient(context: Context, code: string): Promise<Context> {
  const { caller } = context
  if (caller.kind !== 'merchant') throw refuse(identityProblems.notAllowed)
  const { role } = await requireClient(context, code)
  const { saleUnit, session, username } = caller
  return {
    ...context,
    caller: {
      ...{ kind: 'user', role: role === '2' ? '2' : '1', saleUnit, customerCode: code, session },
      actor: { kind: 'staff', name: username, role: caller.role },
    },
  }
}

type Suggested = { code: string; reason: BasketReason; unit?: 1 | 2 | 3; quantity?: number }

export const suggestedBasket: Handler<typeof suggestedBasketContract> = async (
  { saleUnit, customerCode },
  context,
) => {
  const { db, now } = context
  const client = await asClient(context, customerCode)
  const today = bangkokDay(now)
  const [advice, mustSell, fresh, bought, lines, customer] = await Promise.all([
    orderAdvice({}, client),
    findMustSell(db, saleUnit),
    findNewProducts(context, saleUnit),
    findBought(context, { saleUnit, customerCode }),
    findCartLines(db, { owner: cartOwner(client.caller), kind: 'normal' }),
    db
      .selectFrom('customers')
      .select(['code', 'name'])
      .where('sale_unit', '=', saleUnit)
      .where('code', '=', customerCode)
      .executeTakeFirstOrThrow(),
  ])
  const suggested = new Map<string, Suggested>()
  const suggest = (item: Suggested) => {
    if (!suggested.has(item.code)) suggested.set(item.code, item)
  }
  for (const { productCode, ...item } of advice.items) suggest({ ...item, code: productCode })
  for (const code of mustSell) if (!bought.has(code)) suggest({ code, reason: { kind: 'mustSell' } })
  for (const code of fresh) if (!bought.has(code)) suggest({ code, reason: { kind: 'new' } })
  const products = new Map(
    (await findSellable(client, [...suggested.keys()])).map((product) => [product.code, product]),
  )
  const inCart = new Set(visibleLines(lines).map(({ productCode }) => productCode))
  return {
    ...{ today, customer },
    items: [...suggested.values()].flatMap((item) => {
      const product = products.get(item.code)
      const shown = product && itemOf(item, product)
      return shown ? [{ ...shown, inCart: inCart.has(item.code) }] : []
    }),
  }
}

/** In the usual unit of what they buy; of what is new to them one of the biggest unit that is there. */
function itemOf(item: Suggested, product: Product): Omit<BasketItem, 'inCart'> | undefined {
  const wanted = item.unit ?? pricedUnits(product)[0]?.position
  const there = wanted && withinStock(product, { unit: wanted, quantity: item.quantity ?? 1 })
  const unit = there && product.units.find(({ position }) => position === there.unit)
  if (!there || !unit || there.quantity < 1) return undefined
  const [promotion] = product.promotions
  return {
    ...{ productCode: product.code, name: product.name, picture: product.pictures[0] ?? null },
    ...{ reason: item.reason, unit: there.unit, unitName: unit.name, quantity: there.quantity },
    ...{ price: unit.priceInVat, priceBefore: unit.priceBefore },
    promotion: promotion?.name ?? null,
    most: product.stockControlled ? Math.floor(product.stockAvailable / unit.rate) : null,
  }
}

/** The newest products that the centre marks as new. */
async function findNewProducts({ db }: Context, saleUnit: string): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select p.code from products p where p.sale_unit = ${saleUnit} and p.active and p.highlight = 'NEW'
    order by p.highlight_place, p.created_at desc, p.code limit ${sql.lit(mostNew * 3)}`.execute(db)
  return rows.slice(0, mostNew).map(({ code }) => code)
}

/** What they bought lately needs no advertising. */
async function findBought(
  { db, now }: Context,
  { saleUnit, customerCode }: { saleUnit: string; customerCode: string },
): Promise<Set<string>> {
  const { rows } = await sql<{ code: string }>`
    select distinct l.product_code as code
    from orders o join order_lines l on l.sale_unit = ${saleUnit} and l.order_number = o.number
    where o.sale_unit = ${saleUnit} and o.customer_code = ${customerCode} and not l.free
      and o.status not in ('SO Cancel', 'Invoice Cancel')
      and o.placed_at > ${addDays(bangkokDay(now), -boughtDays)}::date`.execute(db)
  return new Set(rows.map(({ code }) => code))
}

/** Of each product the larger quantity holds: an answer that got lost may be asked for again, and nothing is removed. */
export const layBasket: Handler<typeof layBasketContract> = async ({ customerCode, items }, context) => {
  const { db, now } = context
  const client = await asClient(context, customerCode)
  const codes = [...new Set(items.map(({ productCode }) => productCode))]
  const products = new Map((await findSellable(client, codes)).map((product) => [product.code, product]))
  const lines = new Map<string, SavedLine>()
  for (const { productCode, unit, quantity } of items) {
    const product = products.get(productCode)
    if (!product || isSoldOut(product) || !product.units.some(({ position }) => position === unit)) continue
    const line: SavedLine = lines.get(productCode) ?? {
      ...{ productCode, quantities: [0, 0, 0], selected: true, changedAt: now.toISOString() },
    }
    line.quantities[unit - 1] = Math.max(line.quantities[unit - 1] ?? 0, quantity)
    lines.set(productCode, line)
  }
  const noRoom = new Set(
    await moveGuestLines(db, { owner: cartOwner(client.caller), kind: 'normal' }, [...lines.values()]),
  )
  const isAdded = (code: string) => lines.has(code) && !noRoom.has(code)
  const added = codes.filter(isAdded).length
  if (added === 0) throw refuse(mySalesProblems.nothingAdded)
  const nameOf = (code: string) => products.get(code)?.name ?? { th: code, en: code }
  return {
    added,
    leftOut: codes
      .filter((code) => !isAdded(code))
      .map((productCode) => ({ productCode, name: nameOf(productCode) })),
  }
}
