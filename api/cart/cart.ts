import type { Context } from '#api/kit/calls/context.ts'
import type { Handler, HandlersOf } from '#api/kit/calls/perform.ts'
import { byServerClock, type CartKind, visibleLines } from '#shop/cart/cart.ts'
import type {
  Cart,
  cartContracts,
  cartCountsContract,
  cartFactsContract,
  readCartContract,
  syncCartContract,
} from '#shop/cart/cart-contracts.ts'
import type { Caller } from '#shop/contract/caller.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import { refuse } from '#shop/problems/problem.ts'
import { loadCartFacts } from './cart-facts.ts'
import { quickOrder } from './quick-order.ts'
import { type CartOwner, findCartLines, mergeChanges, moveGuestLines } from './stored-cart.ts'

/**
 * The caller's cart: a salesperson's or agent's cart for this customer is separate from the customer's own.
 */
export function cartOwner(caller: Caller): CartOwner {
  if (caller.kind !== 'user') throw refuse(identityProblems.notAllowed)
  const { saleUnit, customerCode, actor } = caller
  return { saleUnit, customerCode, filledBy: actor ? `${actor.kind}:${actor.name}` : '' }
}

/** Removed lines are included, so that a device still showing one learns of the removal. */
async function loadCart(
  context: Context,
  kind: CartKind,
  requestedOn: string | undefined,
  leftOut: string[] = [],
): Promise<Cart> {
  const lines = await findCartLines(context.db, { owner: cartOwner(context.caller), kind })
  return {
    kind,
    lines,
    leftOut,
    ...(await loadCartFacts(context, { kind, lines: visibleLines(lines), requestedOn })),
  }
}

const readCart: Handler<typeof readCartContract> = ({ kind, requestedOn }, context) =>
  loadCart(context, kind, requestedOn)

const syncCart: Handler<typeof syncCartContract> = async (
  { kind, from, sentAt, lines, requestedOn },
  context,
) => {
  const cartId = { owner: cartOwner(context.caller), kind }
  const changed = lines.map((line) => ({
    ...line,
    changedAt: byServerClock(line.changedAt, sentAt, context.now),
  }))
  const leftOut = await (from === 'guest' ? moveGuestLines : mergeChanges)(context.db, cartId, changed)
  return loadCart(context, kind, requestedOn, leftOut)
}

const cartFacts: Handler<typeof cartFactsContract> = (request, context) => loadCartFacts(context, request)

const cartCounts: Handler<typeof cartCountsContract> = async (_input, { db, caller }) => {
  const { saleUnit, customerCode, filledBy } = cartOwner(caller)
  const rows = await db
    .selectFrom('cart_lines')
    .select(({ fn }) => ['kind', fn.countAll<number>().as('lines')])
    .where('sale_unit', '=', saleUnit)
    .where('customer_code', '=', customerCode)
    .where('filled_by', '=', filledBy)
    .where((eb) => eb.or([eb('quantity1', '>', 0), eb('quantity2', '>', 0), eb('quantity3', '>', 0)]))
    .groupBy('kind')
    .execute()
  const of = (kind: CartKind) => rows.find((row) => row.kind === kind)?.lines ?? 0
  return { normal: of('normal'), advance: of('advance'), points: of('points') }
}

export const cartHandlers: HandlersOf<typeof cartContracts> = {
  readCart,
  syncCart,
  cartFacts,
  cartCounts,
  quickOrder,
}
