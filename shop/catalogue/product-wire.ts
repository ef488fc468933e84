import { z } from 'zod'
import { fromBaht, type Satang, toBaht } from '../money/satang.ts'
import type { PriceType } from '../money/vat.ts'
import { decodePromotion, encodePromotion, wirePromotion } from '../promotions/promotion-wire.ts'
import { materialTypeName } from './material-types.ts'
import type { Both, Product, ProductUnit } from './product.ts'

const text = z.string()
const number = z.number()

// The wire has one set of fields for each of the three units, as specified; a rate of 0 means not sold.
const wireProduct = z.object({
  P_Code: text,
  PRODUCTNAME: text,
  PRODUCTNAME_EN: text,
  PRODUCTSHORTNAME_TH: text,
  PRODUCTSHORTNAME_EN: text,
  P_Group: text,
  P_GroupCode: text,
  P_Brand: text,
  P_BrandEN: text,
  P_BrandCode: text,
  P_Flavour: text,
  P_Var: text,
  P_Size: text,
  UNIT1: text,
  UNIT2: text,
  UNIT3: text,
  UNIT1NAME: text,
  UNIT2NAME: text,
  UNIT3NAME: text,
  UNIT1NAME_EN: text,
  UNIT2NAME_EN: text,
  UNIT3NAME_EN: text,
  UNIT1RATE: number,
  UNIT2RATE: number,
  UNIT3RATE: number,
  PRICETYPE1: number,
  PRICETYPE2: number,
  PRICETYPE3: number,
  SalesPrice1: number,
  SalesPrice2: number,
  SalesPrice3: number,
  StandardPrice1: number,
  StandardPrice2: number,
  StandardPrice3: number,
  PriceInVat1: number,
  PriceInVat2: number,
  PriceInVat3: number,
  PriceBefore1: number.nullable(),
  PriceBefore2: number.nullable(),
  PriceBefore3: number.nullable(),
  ShowPrice1: z.boolean(),
  ShowPrice2: z.boolean(),
  ShowPrice3: z.boolean(),
  CatalogPrice: number.nullable(),
  IsProductAdvancePrice: z.boolean(),
  STOCK_ITEM: z.enum(['Y', 'N']),
  Stock: z.object({ StockAvailable: number }),
  qty1: number,
  qty2: number,
  qty3: number,
  selected: z.boolean(),
  promotionproduct: z.array(wirePromotion),
  Option1: number,
  matype: text,
  matypeName: text,
  matypeName_EN: text,
  Dchain: text,
  SupplierName: text,
  HighlightStatus: text,
  Pictures: z.array(text),
})
type WireProduct = z.infer<typeof wireProduct>

const bahtOrNull = (baht: number | null) => (baht === null ? null : fromBaht(baht))
const satangOrNull = (satang: Satang | null) => (satang === null ? null : toBaht(satang))
const both = (th: string, en: string): Both => ({ th, en })

function unitsOf(wire: WireProduct): ProductUnit[] {
  const units: ProductUnit[] = []
  for (const position of [1, 2, 3] as const) {
    const rate = wire[`UNIT${position}RATE`]
    if (rate <= 0) continue
    units.push({
      position,
      code: wire[`UNIT${position}`],
      name: both(wire[`UNIT${position}NAME`], wire[`UNIT${position}NAME_EN`]),
      rate,
      priceType: wire[`PRICETYPE${position}`] as PriceType,
      standardPrice: fromBaht(wire[`StandardPrice${position}`]),
      salesPrice: fromBaht(wire[`SalesPrice${position}`]),
      priceInVat: fromBaht(wire[`PriceInVat${position}`]),
      priceBefore: bahtOrNull(wire[`PriceBefore${position}`]),
      showPrice: wire[`ShowPrice${position}`],
    })
  }
  return units
}

function decode(wire: WireProduct): Product {
  return {
    code: wire.P_Code,
    name: both(wire.PRODUCTNAME, wire.PRODUCTNAME_EN),
    shortName: both(wire.PRODUCTSHORTNAME_TH, wire.PRODUCTSHORTNAME_EN),
    group: { code: wire.P_GroupCode, name: wire.P_Group },
    brand: { code: wire.P_BrandCode, name: both(wire.P_Brand, wire.P_BrandEN) },
    flavour: wire.P_Flavour,
    variant: wire.P_Var,
    size: wire.P_Size,
    units: unitsOf(wire),
    catalogPrice: bahtOrNull(wire.CatalogPrice),
    isAdvancePrice: wire.IsProductAdvancePrice,
    stockControlled: wire.STOCK_ITEM === 'Y',
    stockAvailable: wire.Stock.StockAvailable,
    promotions: wire.promotionproduct.map(decodePromotion),
    pointsPerUnit: wire.Option1,
    materialType: wire.matype,
    channel: wire.Dchain,
    supplier: wire.SupplierName,
    highlight: wire.HighlightStatus,
    pictures: wire.Pictures,
  }
}

const notSold = {
  code: '',
  name: both('', ''),
  rate: 0,
  priceType: 0,
  standardPrice: 0,
  salesPrice: 0,
  priceInVat: 0,
  priceBefore: null,
  showPrice: false,
} as const

function encode(product: Product): WireProduct {
  const [one, two, three] = [1, 2, 3].map(
    (position) => product.units.find((unit) => unit.position === position) ?? notSold,
  ) as [ProductUnit, ProductUnit, ProductUnit]
  const matypeName = materialTypeName(product.materialType)
  return {
    P_Code: product.code,
    PRODUCTNAME: product.name.th,
    PRODUCTNAME_EN: product.name.en,
    PRODUCTSHORTNAME_TH: product.shortName.th,
    PRODUCTSHORTNAME_EN: product.shortName.en,
    P_Group: product.group.name,
    P_GroupCode: product.group.code,
    P_Brand: product.brand.name.th,
    P_BrandEN: product.brand.name.en,
    P_BrandCode: product.brand.code,
    P_Flavour: product.flavour,
    P_Var: product.variant,
    P_Size: product.size,
    UNIT1: one.code,
    UNIT2: two.code,
    UNIT3: three.code,
    UNIT1NAME: one.name.th,
    UNIT2NAME: two.name.th,
    UNIT3NAME: three.name.th,
    UNIT1NAME_EN: one.name.en,
    UNIT2NAME_EN: two.name.en,
    UNIT3NAME_EN: three.name.en,
    UNIT1RATE: one.rate,
    UNIT2RATE: two.rate,
    UNIT3RATE: three.rate,
    PRICETYPE1: one.priceType,
    PRICETYPE2: two.priceType,
    PRICETYPE3: three.priceType,
    SalesPrice1: toBaht(one.salesPrice),
    SalesPrice2: toBaht(two.salesPrice),
    SalesPrice3: toBaht(three.salesPrice),
    StandardPrice1: toBaht(one.standardPrice),
    StandardPrice2: toBaht(two.standardPrice),
    StandardPrice3: toBaht(three.standardPrice),
    PriceInVat1: toBaht(one.priceInVat),
    PriceInVat2: toBaht(two.priceInVat),
    PriceInVat3: toBaht(three.priceInVat),
    PriceBefore1: satangOrNull(one.priceBefore),
    PriceBefore2: satangOrNull(two.priceBefore),
    PriceBefore3: satangOrNull(three.priceBefore),
    ShowPrice1: one.showPrice,
    ShowPrice2: two.showPrice,
    ShowPrice3: three.showPrice,
    CatalogPrice: satangOrNull(product.catalogPrice),
    IsProductAdvancePrice: product.isAdvancePrice,
    STOCK_ITEM: product.stockControlled ? 'Y' : 'N',
    Stock: { StockAvailable: product.stockAvailable },
    qty1: 0,
    qty2: 0,
    qty3: 0,
    selected: false,
    promotionproduct: product.promotions.map(encodePromotion),
    Option1: product.pointsPerUnit,
    matype: product.materialType,
    matypeName: matypeName.th,
    matypeName_EN: matypeName.en,
    Dchain: product.channel,
    SupplierName: product.supplier,
    HighlightStatus: product.highlight,
    Pictures: product.pictures,
  }
}

/** A product on the wire and inside. */
export const productCodec = z.codec(wireProduct, z.custom<Product>(), { decode, encode })
