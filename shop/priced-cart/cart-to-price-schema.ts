import { z } from 'zod'
import { satang } from '../contract/as-is.ts'
import type { CartToPrice } from './cart-to-price.ts'

const unit = z.literal([1, 2, 3])
const quantity = z.int().min(0)

const product = z.strictObject({
  code: z.string(),
  units: z
    .array(
      z.strictObject({
        position: unit,
        rate: z.int(),
        price: satang('Price of one, before promotions'),
        priceType: z.literal([0, 1, 2]),
      }),
    )
    .meta({
      description:
        'Units that are sold, the biggest first; rate is how many base units one holds; price type 1 with VAT, 2 without, 0 no VAT',
    }),
  basis: z.enum(['list', 'level', 'advance']),
  stockControlled: z.boolean(),
  stockAvailable: z.int().meta({ description: 'In base units' }),
  pointsPerUnit: z.int().meta({ description: 'Points for one smallest unit; 0 cannot be redeemed' }),
  givesPoints: z.literal(true).optional().meta({ description: 'A gift of points, one for each base unit' }),
})

const tier = z.strictObject({
  orderBuy: z.int().meta({ description: 'Base units to buy, or satang under calculation 3' }),
  freeQuantity: z.int(),
  discount: z.int().meta({ description: 'Satang, or hundredths of a percent under %' }),
  discountType: z
    .string()
    .meta({ description: '%, Money/UOM or Money; a line under any other cannot be ordered' }),
})

const promotion = z.strictObject({
  id: z.string(),
  name: z.string(),
  shortName: z.string(),
  type: z.int().meta({ description: '1 money off, 2 percent off, 3 free goods' }),
  calculation: z.int().meta({ description: '1 every n base units, 2 reach n base units, 3 reach n satang' }),
  tiers: z.array(tier),
  saleProducts: z.array(z.string()),
  wholeOrder: z.boolean(),
  freeProducts: z.array(z.string()).meta({ description: 'One of them is given, the customer’s choice' }),
  needsCoupon: z.boolean(),
})

/** The input of `priceCart`, for readers of the API. */
export const cartToPrice: z.ZodType<CartToPrice> = z
  .strictObject({
    mode: z.enum(['money', 'points']),
    lines: z.array(z.strictObject({ product, quantities: z.tuple([quantity, quantity, quantity]) })),
    promotions: z.array(promotion),
    couponPromotionIds: z.array(z.string()),
    freeProducts: z.array(product),
    freeChoices: z.array(z.strictObject({ promotionId: z.string(), productCode: z.string() })),
    vatPercent: z.number(),
    delivery: z.strictObject({
      fee: satang('The fee'),
      freeFrom: satang('What goods must be worth to be delivered free; null is never').nullable(),
      priceType: z
        .literal([0, 1, 2])
        .meta({ description: 'How the fee stands to VAT: 1 with, 2 without, 0 none' }),
    }),
    minimumOrder: satang('What goods must be worth'),
    pointsPer100Baht: z.number(),
    cashStep: satang('What a total paid in cash is rounded down to; 0 leaves it as it is').optional(),
    paysCash: z.boolean().optional(),
  })
  .meta({
    description:
      'Everything the price depends on. Unlike the money fields beside it, its amounts are whole satang (1/100 baht).',
  })
