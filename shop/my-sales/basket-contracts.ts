import { z } from 'zod'
import { type CallerKind, staff } from '../contract/caller.ts'
import { endpoint, subjectOf } from '../contract/endpoint.ts'
import { money } from '../contract/wire.ts'
import { toldReasons } from '../order-advice/order-advice-contracts.ts'
import { mostMustSell } from './limits.ts'

const saleUnit = z.string().min(1).max(10)
const customerCode = z.string().min(1).max(60)
const productCode = z.string().min(1).max(60)
const makers = ['manager', 'owner'] as const satisfies CallerKind[]
const ofCentre = ({ saleUnit }: { saleUnit: string }) => ({ saleUnit })
const both = z.object({ th: z.string(), en: z.string() })
const unit = z.union([z.literal(1), z.literal(2), z.literal(3)])
const mostBasketLines = 60

const basketReason = z.discriminatedUnion('kind', [
  ...toldReasons,
  z.object({ kind: z.literal('mustSell') }),
  z.object({ kind: z.literal('new') }),
])
export type BasketReason = z.output<typeof basketReason>

const basketItem = z.object({
  productCode: z.string(),
  name: both,
  picture: z.string().nullable(),
  reason: basketReason,
  unit,
  unitName: both,
  quantity: z.int(),
  /** Satang of one such unit at the customer's own price with VAT, and before a promotion. */
  price: money,
  priceBefore: money.nullable(),
  promotion: z.string().nullable(),
  /** How many of the unit stock allows; null when it is not counted. */
  most: z.int().nullable(),
  inCart: z.boolean(),
})
export type BasketItem = z.output<typeof basketItem>

export const suggestedBasketContract = endpoint({
  method: 'GET',
  path: 'api/merchant/mysales/basket',
  says: 'What a customer is likely to need: the advice for their next order with its reasons, must-sell and new products, at their own prices.',
  who: staff,
  request: z.object({ saleUnit, customerCode }),
  answer: z.object({
    today: z.string(),
    customer: z.object({ code: z.string(), name: z.string() }),
    items: z.array(basketItem),
  }),
  about: ofCentre,
  touches: {
    of: 'customer',
    exampleRequest: ({ saleUnit, customerCode }) => ({ saleUnit, customerCode }),
  },
})

export const layBasketContract = endpoint({
  method: 'POST',
  path: 'api/merchant/mysales/basket/lay',
  says: 'Lays chosen products into the cart the caller fills for a customer. Of each the larger quantity holds, so laying twice adds nothing.',
  who: staff,
  request: z.object({
    saleUnit,
    customerCode,
    items: z
      .array(z.object({ productCode, unit, quantity: z.int().min(1).max(9_999) }))
      .min(1)
      .max(mostBasketLines),
  }),
  answer: z.object({
    added: z.int(),
    /** What could not be added, by name: sold out, no longer sold to them, or no room. */
    leftOut: z.array(z.object({ productCode: z.string(), name: both })),
  }),
  about: ofCentre,
  touches: {
    of: 'customer',
    exampleRequest: ({ saleUnit, customerCode }) => ({
      ...{ saleUnit, customerCode, items: [{ productCode: 'NONE', unit: 1 as const, quantity: 1 }] },
    }),
    answers: ['mySales.nothingAdded'],
  },
})

const member = z.object({
  code: z.string(),
  nameTh: z.string(),
  nameEn: z.string(),
  picture: z.string().nullable(),
  active: z.boolean(),
})

export const mustSellContract = endpoint({
  method: 'GET',
  path: 'api/merchant/mysales/mustsell',
  says: 'The products that every customer of a centre is to be offered, in their order.',
  who: staff,
  request: z.object({ saleUnit }),
  answer: z.object({ version: z.string(), members: z.array(member) }),
  about: subjectOf,
  touches: { of: 'centre', exampleRequest: ofCentre },
})

export const saveMustSellContract = endpoint({
  method: 'POST',
  path: 'api/merchant/mysales/mustsell/save',
  says: 'Saves the must-sell products of a centre in their order, over the list that was seen.',
  who: makers,
  request: z.object({ saleUnit, version: z.string().max(40), codes: z.array(productCode).max(mostMustSell) }),
  answer: z.object({ version: z.string() }),
  about: ofCentre,
  touches: {
    of: 'centre',
    exampleRequest: ({ saleUnit }) => ({ saleUnit, version: 'none', codes: [] }),
    answers: ['mySales.changed'],
  },
})

export const basketContracts = {
  suggestedBasket: suggestedBasketContract,
  layBasket: layBasketContract,
  mustSell: mustSellContract,
  saveMustSell: saveMustSellContract,
}
