import { z } from 'zod'
import { productCodec } from '../catalogue/product-wire.ts'
import { asIs } from '../contract/as-is.ts'
import { shoppers, signedInShoppers } from '../contract/caller.ts'
import { endpoint } from '../contract/endpoint.ts'
import { cartToPrice } from '../priced-cart/cart-to-price-schema.ts'
import { cartKinds, mostCartLines, mostOfUnit, type ProductQuantities } from './cart.ts'
import { mostQuantity, mostQuickRows, mostReadings, quickOutcomes } from './quick-order.ts'

const quantity = z.int().min(0).max(mostOfUnit).default(0)
const wireLine = { P_Code: z.string().min(1).max(60), qty1: quantity, qty2: quantity, qty3: quantity }
const moment = z.iso.datetime({ offset: true }).max(40)
const day = z.iso.date()

type WireQuantities = { P_Code: string; qty1: number; qty2: number; qty3: number }

// The wire has one field for each of the three units.
const fromWire = ({ P_Code, qty1, qty2, qty3 }: WireQuantities): ProductQuantities => ({
  productCode: P_Code,
  quantities: [qty1, qty2, qty3],
})
const toWire = ({ productCode, quantities: [qty1, qty2, qty3] }: ProductQuantities): WireQuantities => ({
  P_Code: productCode,
  qty1,
  qty2,
  qty3,
})

// Our own side is judged too: in process a page's script is answered without the wire.
const wanted = {
  productCode: z.string(),
  quantities: z.tuple([z.number(), z.number(), z.number()]),
}

/** The quantities of one product. */
export const productQuantities = z.codec(z.object(wireLine), z.object(wanted), {
  decode: fromWire,
  encode: toWire,
})

const cartLine = z.codec(
  z.object({ ...wireLine, selected: z.boolean(), changedAt: moment }),
  z.object({ ...wanted, selected: z.boolean(), changedAt: z.string() }),
  {
    decode: ({ selected, changedAt, ...wire }) => ({ ...fromWire(wire), selected, changedAt }),
    encode: ({ selected, changedAt, ...ours }) => ({ ...toWire(ours), selected, changedAt }),
  },
)

/** A line that a device changed; without `changedAt` the change counts as made now. */
const changedLine = z.codec(
  z.object({ ...wireLine, selected: z.boolean().default(true), changedAt: moment.optional() }),
  z.object({ ...wanted, selected: z.boolean(), changedAt: z.string().optional() }),
  {
    decode: ({ selected, changedAt, ...wire }) => ({ ...fromWire(wire), selected, changedAt }),
    encode: ({ selected, changedAt, ...ours }) => ({ ...toWire(ours), selected, changedAt }),
  },
)

const kind = z.enum(cartKinds).default('normal')

/** The data a cart is shown and priced from; `toPrice` is the input of `priceCart`, with every line. */
const facts = {
  products: z.array(productCodec),
  toPrice: asIs(cartToPrice),
  /** Only for an advance cart: the day of its prices, and the price window of each product. */
  requestedOn: z.string().nullable(),
  windows: z.array(z.object({ productCode: z.string(), startsOn: z.string(), endsOn: z.string() })),
}
const cart = z.object({
  kind: z.enum(cartKinds),
  lines: z.array(cartLine),
  /** Products that were sent but rejected because the cart is full. */
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

/**
 * `changes` are the device's changes since the last sync; `guest` is the guest cart of a new sign-in. A line
 * of zeros is removed.
 */
export const syncCartContract = endpoint({
  method: 'POST',
  path: 'api/cart/sync',
  says: 'Merges a device’s lines into the kept cart, losing none, and answers the whole cart.',
  who: signedInShoppers,
  request: z.object({
    kind,
    from: z.enum(['changes', 'guest']).default('changes'),
    /** The device's own clock when it sent the request. */
    sentAt: moment.optional(),
    lines: z.array(changedLine).max(mostCartLines),
    requestedOn: day.optional(),
  }),
  answer: cart,
  touches: { of: 'caller', exampleRequest: () => ({ lines: [] }) },
})

/** For a cart that is stored only in the browser. */
export const cartFactsContract = endpoint({
  method: 'POST',
  path: 'api/cart/facts',
  says: 'The goods of a cart kept elsewhere, and all that its price is made of; what is not sold is left out.',
  who: shoppers,
  request: z.object({
    kind,
    lines: z.array(productQuantities).max(mostCartLines),
    requestedOn: day.optional(),
  }),
  answer: z.object(facts),
  touches: { of: 'caller', exampleRequest: () => ({ lines: [] }) },
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
  quantity: z.number().min(-mostQuantity).max(mostQuantity),
  unit: unit.optional(),
  /** The unit as typed; it is matched against the product's own units. */
  unitName: z.string().max(20).optional(),
}

/** The call adds nothing itself: the client adds the accepted rows to the cart. */
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
        /** Which reading of the row matched: 0 is the row itself, then those of `or`. */
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
  touches: { of: 'caller', exampleRequest: () => ({ rows: [] }) },
})

export const cartContracts = {
  readCart: readCartContract,
  syncCart: syncCartContract,
  cartFacts: cartFactsContract,
  cartCounts: cartCountsContract,
  quickOrder: quickOrderContract,
}
