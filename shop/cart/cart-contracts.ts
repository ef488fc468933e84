import { z } from 'zod'
import { productCodec } from '../catalogue/product-wire.ts'
import { asIs } from '../contract/as-is.ts'
import { shoppers, signedInShoppers } from '../contract/caller.ts'
import { endpoint } from '../contract/endpoint.ts'
import type { Quantities } from '../priced-cart/cart-to-price.ts'
import { cartToPrice } from '../priced-cart/cart-to-price-schema.ts'
import { cartKinds, type KeptLine, mostCartLines, mostOfUnit, type WantedLine } from './cart.ts'
import { mostAsked, mostQuickRows, mostReadings, quickOutcomes } from './quick-order.ts'

const quantity = z.int().min(0).max(mostOfUnit).default(0)
const wireLine = { P_Code: z.string().min(1).max(60), qty1: quantity, qty2: quantity, qty3: quantity }
const moment = z.iso.datetime({ offset: true }).max(40)
const day = z.iso.date()

type WireQuantities = { P_Code: string; qty1: number; qty2: number; qty3: number }
type Wanted = { productCode: string; quantities: Quantities }

// The three units lie side by side on the wire.
const fromWire = ({ P_Code, qty1, qty2, qty3 }: WireQuantities): Wanted => ({
  productCode: P_Code,
  quantities: [qty1, qty2, qty3],
})
const toWire = ({ productCode, quantities: [qty1, qty2, qty3] }: Wanted): WireQuantities => ({
  P_Code: productCode,
  qty1,
  qty2,
  qty3,
})

/** What is wanted of one product. */
export const wantedLine = z.codec(z.object(wireLine), z.custom<WantedLine>(), {
  decode: fromWire,
  encode: toWire,
})

const cartLine = z.codec(
  z.object({ ...wireLine, selected: z.boolean(), changedAt: moment }),
  z.custom<KeptLine>(),
  {
    decode: ({ selected, changedAt, ...wire }) => ({ ...fromWire(wire), selected, changedAt }),
    encode: ({ selected, changedAt, ...ours }) => ({ ...toWire(ours), selected, changedAt }),
  },
)

/** A line a device changed; without its moment the change counts as made now. */
type ChangedLine = WantedLine & { selected: boolean; changedAt?: string | undefined }
const changedLine = z.codec(
  z.object({ ...wireLine, selected: z.boolean().default(true), changedAt: moment.optional() }),
  z.custom<ChangedLine>(),
  {
    decode: ({ selected, changedAt, ...wire }) => ({ ...fromWire(wire), selected, changedAt }),
    encode: ({ selected, changedAt, ...ours }) => ({ ...toWire(ours), selected, changedAt }),
  },
)

const kind = z.enum(cartKinds).default('normal')

/** What a cart is shown and priced from. `toPrice` is what the pricing function takes, with every line of the cart in it. */
const facts = {
  products: z.array(productCodec),
  toPrice: asIs(cartToPrice),
  /** Of an advance cart: the day whose prices these are, and the days of each product's price. */
  requestedOn: z.string().nullable(),
  windows: z.array(z.object({ productCode: z.string(), startsOn: z.string(), endsOn: z.string() })),
}
const cart = z.object({
  kind: z.enum(cartKinds),
  lines: z.array(cartLine),
  /** Products that were sent and not kept, because the cart holds as many as it can. */
  leftOut: z.array(z.string()).default([]),
  ...facts,
})
export type Cart = z.output<typeof cart>

export const readCartContract = endpoint({
  method: 'POST',
  path: 'api/cart/read',
  says: 'The caller’s cart as it is kept, with its goods and all that its price is made of.',
  who: signedInShoppers,
  request: z.object({ kind, requestedOn: day.optional() }),
  answer: cart,
  touches: { of: 'caller' },
})

/** `changes` are what a device did since; `guest` is the cart of whoever just signed in. A line of nothing but zeros is removed. */
export const syncCartContract = endpoint({
  method: 'POST',
  path: 'api/cart/sync',
  says: 'Merges a device’s lines into the kept cart, losing none, and answers the whole cart.',
  who: signedInShoppers,
  request: z.object({
    kind,
    from: z.enum(['changes', 'guest']).default('changes'),
    /** The device’s own clock when it sent this. */
    sentAt: moment.optional(),
    lines: z.array(changedLine).max(mostCartLines),
    requestedOn: day.optional(),
  }),
  answer: cart,
  touches: { of: 'caller', ask: () => ({ lines: [] }) },
})

/** For a cart that is kept in the browser alone. */
export const cartFactsContract = endpoint({
  method: 'POST',
  path: 'api/cart/facts',
  says: 'The goods of a cart kept elsewhere, and all that its price is made of; what is not sold is left out.',
  who: shoppers,
  request: z.object({ kind, lines: z.array(wantedLine).max(mostCartLines), requestedOn: day.optional() }),
  answer: z.object(facts),
  touches: { of: 'caller', ask: () => ({ lines: [] }) },
})

export const cartCountsContract = endpoint({
  method: 'GET',
  path: 'api/cart/counts',
  says: 'How many lines each of the caller’s carts holds.',
  who: signedInShoppers,
  request: z.object({}),
  answer: z.object({ normal: z.int(), advance: z.int(), points: z.int() }),
  touches: { of: 'caller' },
})

const unit = z.literal([1, 2, 3])
const quickReading = {
  code: z.string().max(60),
  quantity: z.number().min(-mostAsked).max(mostAsked),
  unit: unit.optional(),
  /** The unit as it was written; the product's own units tell which is meant. */
  unitName: z.string().max(20).optional(),
}

/** Adds nothing by itself: the cart adds the rows that are good. */
export const quickOrderContract = endpoint({
  method: 'POST',
  path: 'api/cart/quick-order',
  says: 'Finds goods by product code or barcode and says, row by row, what can be put into the cart.',
  who: shoppers,
  request: z.object({
    rows: z
      .array(
        z.object({
          ...quickReading,
          or: z
            .array(z.object(quickReading))
            .max(mostReadings - 1)
            .optional(),
        }),
      )
      .max(mostQuickRows),
  }),
  answer: z.object({
    rows: z.array(
      z.object({
        row: z.int(),
        /** Which reading of the row it is about: 0 is the row itself, then those of `or`. */
        reading: z.int().default(0),
        code: z.string(),
        outcome: z.enum(quickOutcomes),
        productCode: z.string(),
        unit,
        quantity: z.int(),
      }),
    ),
    products: z.array(productCodec),
  }),
  touches: { of: 'caller', ask: () => ({ rows: [] }) },
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
        /** How many days usually lie between two orders of it. */
        everyDays: z.int(),
        lastOn: z.string(),
        dueOn: z.string(),
      }),
    ),
    products: z.array(productCodec),
  }),
  touches: { of: 'caller' },
})

export const cartContracts = {
  readCart: readCartContract,
  syncCart: syncCartContract,
  cartFacts: cartFactsContract,
  cartCounts: cartCountsContract,
  quickOrder: quickOrderContract,
  suggestedOrder: suggestedOrderContract,
}
