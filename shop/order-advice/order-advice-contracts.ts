import { z } from 'zod'
import { productCodec } from '../catalogue/product-wire.ts'
import { signedInShoppers } from '../contract/caller.ts'
import { endpoint } from '../contract/endpoint.ts'
import { queryCount } from '../contract/query-wire.ts'
import { named } from '../contract/wire.ts'
import { adviceChoices } from './advice-choices.ts'

const unit = z.literal([1, 2, 3])
export const mostTaken = 40

/** Why a product is advised, as it is told. */
export const toldReasons = [
  z.object({ kind: z.literal('due'), everyDays: z.int(), dueOn: z.string(), lastOn: z.string() }),
  z.object({ kind: z.literal('low'), everyDays: z.int(), emptyOn: z.string(), lastOn: z.string() }),
  z.object({ kind: z.literal('season'), lastOn: z.string() }),
  z.object({
    kind: z.literal('alike'),
    /** What this shop buys too. */
    besides: z.object({ th: z.string(), en: z.string() }),
    shops: z.int(),
    of: z.int(),
  }),
] as const
const reason = z.discriminatedUnion('kind', toldReasons)
export type ToldReason = z.output<typeof reason>

export const orderAdviceContract = endpoint({
  method: 'GET',
  path: 'api/orders/advice',
  says: 'What the caller’s shop probably needs today, the surest first, with the reason: only what can be bought now.',
  who: signedInShoppers,
  request: named({ take: ['take', queryCount(mostTaken, 1).optional()] }),
  answer: z.object({
    /** The day the advice is for. */
    today: z.string(),
    items: z.array(z.object({ productCode: z.string(), unit, quantity: z.int(), reason })),
    products: z.array(productCodec),
  }),
  touches: { of: 'caller' },
})

export const chooseAdviceContract = endpoint({
  method: 'POST',
  path: 'api/orders/advice/choose',
  says: 'Keeps that a product is not advised for some days or never again, or takes that back.',
  who: signedInShoppers,
  request: z.object({ productCode: z.string().min(1).max(60), choice: z.enum(adviceChoices) }),
  answer: z.object({}),
  touches: {
    of: 'caller',
    exampleRequest: () => ({ productCode: 'NONE', choice: 'later' as const }),
    answers: ['orderAdvice.unknownProduct'],
  },
})

export const regularGoodsContract = endpoint({
  method: 'GET',
  path: 'api/orders/advice/regular',
  says: 'What the caller’s shop buys at a steady pace, by the weeks between, for a standing order to begin with.',
  who: signedInShoppers,
  request: z.object({}),
  answer: z.object({
    groups: z.array(
      z.object({
        weeks: z.int(),
        items: z.array(z.object({ productCode: z.string(), unit, quantity: z.int(), everyDays: z.int() })),
      }),
    ),
    /** The day of the week on which its orders mostly came, 0 is Sunday; null without orders. */
    weekday: z.int().nullable(),
    products: z.array(productCodec),
  }),
  touches: { of: 'caller' },
})

export const suggestedOrderContract = endpoint({
  method: 'GET',
  path: 'api/cart/suggested',
  says: 'What the caller’s shop is likely to need now, from how often it has bought each product.',
  who: signedInShoppers,
  request: z.object({}),
  answer: z.object({
    items: z.array(
      z.object({
        productCode: z.string(),
        unit,
        quantity: z.int(),
        /** The usual number of days between two orders of the product. */
        everyDays: z.int(),
        lastOn: z.string(),
        dueOn: z.string(),
      }),
    ),
    products: z.array(productCodec),
  }),
  touches: { of: 'caller' },
})

export const orderAdviceContracts = {
  orderAdvice: orderAdviceContract,
  chooseAdvice: chooseAdviceContract,
  regularGoods: regularGoodsContract,
  suggestedOrder: suggestedOrderContract,
}
