import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Product } from '../catalogue/product.ts'
import { productItemsContract } from '../catalogue/product-items-contract.ts'
import { productCodec } from '../catalogue/product-wire.ts'
import { callerKinds } from '../contract/caller.ts'
import { type Endpoint, keyOf, withDefaults } from '../contract/endpoint.ts'
import { measureRequest } from '../contract/request-size.ts'
import { contracts } from './contracts.ts'

const all = Object.values(contracts) as unknown as Endpoint[]

test('no two calls share a method and path', () => {
  expect(new Set(all.map(keyOf)).size).toBe(all.length)
})

test.each(all.map((contract) => [keyOf(contract), contract] as const))(
  '%s says who may call and what it does',
  (_key, contract) => {
    expect(contract.who.length).toBeGreaterThan(0)
    for (const kind of contract.who) expect(callerKinds).toContain(kind)
    expect(contract.says).toMatch(/\.$/)
    const inPath = [...contract.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    expect(inPath.length > 0).toBe(contract.pathParams !== undefined)
  },
)

test.each(all.map((contract) => [keyOf(contract), contract] as const))(
  '%s says whose data it touches',
  (key, contract) => {
    const { touches, about } = contract
    expect(
      touches,
      `add \`touches\` to the endpoint() of ${key}: whose data it touches and a request about them (shop/contract/touches.ts explains, CONTRIBUTING.md shows)`,
    ).toBeDefined()
    if (about)
      expect(
        ['customer', 'centre'],
        `${key} is about someone, so it touches a customer or a centre`,
      ).toContain(touches?.of)
  },
)

test.each(all.map((contract) => [keyOf(contract), contract] as const))(
  '%s takes no text, list or number without a limit',
  (_key, contract) => {
    const { bytes, unlimited } = measureRequest(contract.request)
    expect(unlimited, 'give each a .max(), a number also a .min(), that nobody meets in earnest').toEqual([])
    expect(contract.pathParams ? measureRequest(contract.pathParams).unlimited : []).toEqual([])
    expect(bytes).toBeLessThan(1_048_576)
  },
)

test('defaults a caller leaves out are filled in, and those it names are kept', () => {
  expect(withDefaults(productItemsContract as unknown as Endpoint, { take: 3 })).toMatchObject({
    take: 3,
    skip: 0,
    text: '',
    types: [],
  })
})

test('the old names stop at the wire', () => {
  const asked = z.decode(productItemsContract.request, { Take: 5, Hierarchy1: 'D', ProductIds: ['1'] })
  expect(asked).toMatchObject({ take: 5, skip: 0, h1: 'D', codes: ['1'] })
  expect(z.encode(productItemsContract.request, asked)).toMatchObject({
    Take: 5,
    Hierarchy1: 'D',
    ProductIds: ['1'],
  })
})

const product: Product = {
  code: '1',
  name: { th: 'น้ำ', en: 'Water' },
  shortName: { th: 'น', en: 'W' },
  group: { code: 'G', name: 'กลุ่ม' },
  brand: { code: 'B', name: { th: 'ต้นกล้า', en: 'Tonkla' } },
  flavour: '',
  variant: '',
  size: '1l',
  units: [
    {
      position: 1,
      code: 'CS',
      name: { th: 'ลัง', en: 'Case' },
      rate: 12,
      priceType: 1,
      standardPrice: 12_000,
      salesPrice: 11_950,
      priceInVat: 11_950,
      priceBefore: 12_500,
      showPrice: true,
    },
    {
      position: 2,
      code: 'BT',
      name: { th: 'ขวด', en: 'Bottle' },
      rate: 1,
      priceType: 2,
      standardPrice: 1_000,
      salesPrice: 999,
      priceInVat: 1_069,
      priceBefore: null,
      showPrice: true,
    },
  ],
  catalogPrice: 13_000,
  isAdvancePrice: false,
  stockControlled: true,
  stockAvailable: 7,
  promotions: [
    {
      ...{
        id: 'P',
        name: 'n',
        shortName: 's',
        remark: 'r',
        startsOn: '2026-11-01',
        endsOn: '2026-12-31',
        type: 1,
        calculation: 3,
      },
      tiers: [{ orderBuy: 100_050, freeQuantity: 0, discount: 5_025, discountType: 'Money' }],
    },
  ],
  pointsPerUnit: 0,
  materialType: 'FG',
  channel: '',
  supplier: '',
  highlight: '',
  pictures: ['products/x.webp'],
}

test('a material type the shop does not know is called by its code', () => {
  for (const materialType of ['ZZ', 'constructor'])
    expect(z.encode(productCodec, { ...product, materialType })).toMatchObject({
      matypeName: materialType,
      matypeName_EN: materialType,
    })
})

test('a product survives the wire', () => {
  const wire = z.encode(productCodec, product)
  expect(wire).toMatchObject({
    P_Code: '1',
    UNIT1RATE: 12,
    UNIT3RATE: 0,
    SalesPrice1: 119.5,
    PriceInVat2: 10.69,
    PriceBefore1: 125,
    PriceBefore2: null,
    STOCK_ITEM: 'Y',
    Stock: { StockAvailable: 7 },
    matype: 'FG',
    matypeName: 'สินค้าสำเร็จรูป',
    matypeName_EN: 'Finished goods',
  })
  expect(z.decode(productCodec, JSON.parse(JSON.stringify(wire)))).toEqual(product)
})
