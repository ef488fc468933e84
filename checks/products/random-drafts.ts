import fc from 'fast-check'
import {
  blankProduct,
  type ProductDraft,
  priceLevels,
  priceMatrix,
} from '#shop/merchant-products/product-draft.ts'
import type { SentDraft } from '#shop/merchant-products/tidy-draft.ts'
import type { PriceType } from '#shop/money/vat.ts'

const rateSets = [
  [24, 6, 1],
  [12, 1, 0],
  [1, 0, 0],
  [10, 3, 0],
  [48, 12, 4],
  [6, 0, 0],
] as const
const price = fc.oneof(
  { weight: 5, arbitrary: fc.integer({ min: 1, max: 500_000 }) },
  { weight: 4, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: fc.constantFrom(0, 1, 3, 1_000_000_000) },
)
const type = fc.constantFrom<PriceType | null>(1, 1, 1, 2, 0, null)
const word = fc.constantFrom(
  'น้ำดื่มตราดอย',
  'ข้าวหอมมะลิ 5 กก.',
  'Green tea',
  '  น้ำปลา   แท้ ',
  'โซดา\u200bซ่า',
  'ขนม "พอง"',
  'A',
)

/** Bodies as a hurried person, another system or a stranger would send them; about half may be saved. */
export const randomDraft: fc.Arbitrary<SentDraft> = fc
  .record({
    code: fc.stringMatching(/^R[0-9]{6}$/),
    names: fc.tuple(word, fc.oneof(word, fc.constant('')), fc.oneof(word, fc.constant(''))),
    rates: fc.constantFrom(...rateSets),
    cells: fc.array(fc.tuple(price, type), { minLength: 15, maxLength: 15 }),
    hasPrices: fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }),
    flags: fc.tuple(fc.boolean(), fc.boolean(), fc.boolean()),
    counts: fc.tuple(fc.nat(500), fc.nat(50)),
    highlight: fc.constantFrom<ProductDraft['highlight']>('', 'HOTDEAL', 'NEW', 'RECOMMEND'),
    catalogPrice: price,
    cost: price,
    shelf: fc.constantFrom('', 'A-03-2', ' B 1 '),
    isCounted: fc.boolean(),
  })
  .map(
    ({
      code,
      names: [nameTh, nameEn, shortNameTh],
      rates,
      cells,
      hasPrices,
      flags,
      counts,
      ...rest
    }): SentDraft => {
      const [unit1Rate, unit2Rate, unit3Rate] = rates
      const count = rates.filter((rate) => rate > 0).length as 1 | 2 | 3
      return {
        ...blankProduct,
        ...{ code, nameTh, nameEn, shortNameTh, unit1Rate, unit2Rate, unit3Rate },
        unitCount: rest.isCounted ? count : null,
        ...{ unit1Code: 'CS', unit1NameTh: 'ลัง' },
        ...(count > 1 && { unit2Code: 'PK', unit2NameTh: 'แพ็ค', unit2NameEn: 'Pack' }),
        ...(count > 2 && { unit3Code: 'BT', unit3NameTh: 'ขวด' }),
        ...priceMatrix((level, unit) => {
          const [price = null, type = null] = cells[(level - 1) * 3 + unit - 1] ?? []
          if (!hasPrices[level - 1]) return { price: null, type: null }
          return { price: unit === 1 ? (price ?? 900) : price, type }
        }),
        ...{ stockControlled: flags[0], needsLicence: flags[1], active: flags[2] },
        ...{
          lowStock: counts[0],
          pointsPerUnit: counts[1],
          highlight: rest.highlight,
          catalogPrice: rest.catalogPrice,
          cost: rest.cost,
          shelf: rest.shelf,
        },
      }
    },
  )
  .chain((draft) =>
    fc.array(slip, { maxLength: 2 }).map((slips) => Object.assign({}, draft, ...slips) as SentDraft),
  )

const rubbish = fc.constantFrom(
  '',
  ' ',
  '\t',
  'new',
  'NEW',
  '../x',
  'ก ข',
  'x'.repeat(450),
  '<b>',
  '💧',
  "'; drop",
)
const strangeNumber = fc.constantFrom(-1, 0, 0.5, 1, 2, 24, 100_001, 1e9, null)

/** One field as it should not be, or as it just may be. */
const slip: fc.Arbitrary<Partial<SentDraft>> = fc.oneof(
  { weight: 6, arbitrary: fc.constant({}) },
  fc
    .tuple(
      fc.constantFrom(
        'code',
        'nameTh',
        'nameEn',
        'descriptionTh',
        'supplier',
        'materialType',
        'unit1Code',
        'unit2NameTh',
        'unit3Code',
        'barcode1',
        'barcode2',
        'h1',
        'h3',
        'brandCode',
      ),
      rubbish,
    )
    .map(([field, text]) => ({ [field]: text })),
  fc
    .tuple(fc.constantFrom('unit1Rate', 'unit2Rate', 'unit3Rate'), strangeNumber)
    .map(([field, rate]) => ({ [field]: rate })),
  fc
    .tuple(fc.constantFrom('lowStock', 'pointsPerUnit'), fc.constantFrom(-1, 0.5, 1e9, 7))
    .map(([field, count]) => ({ [field]: count })),
  fc
    .tuple(
      fc.constantFrom(...priceLevels),
      fc.constantFrom(1, 2, 3),
      fc.constantFrom(-1, null, 1_000_000_001, 100),
    )
    .map(([level, unit, satang]) => ({ [`level${level}Unit${unit}Price`]: satang })),
  fc.constantFrom(...[1, 2, 3, null]).map((unitCount) => ({ unitCount: unitCount as 1 | 2 | 3 | null })),
  fc.constant({ descriptionEn: 'y'.repeat(4_001) }),
  fc.constantFrom('DeliveryFee', 'Point', 'givepoint', 'TOOL').map((materialType) => ({ materialType })),
  fc.constantFrom('a a', '1 2 3 4 5 6').map((pictures) => ({ pictures: pictures.split(' ') })),
  fc.constantFrom('8850000000011', '8850000000012', '12345670', 'ABC-1').map((barcode1) => ({ barcode1 })),
)
