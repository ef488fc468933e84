import { crossedOut, isSoldOut } from '#shop/catalogue/product.ts'
import type { Satang } from '#shop/money/satang.ts'
import { savedPercent } from '#shop/pricing/saved-percent.ts'
import type { ProductDetail } from '#shop/products/product-detail-contract.ts'
import { type Locale, pick } from '#shop/words/locale.ts'

type UnitRow = {
  position: 1 | 2 | 3
  name: string
  rate: number
  price: Satang
  /** Crossed out. */
  old: Satang | undefined
  /** How much cheaper a piece is than in the smallest unit, in whole percent. */
  savesPercent: number
  barcode: string | undefined
  /** The amount that a money-counting promotion counts for it. */
  counts: Satang
}

/** The product detail fields that the page shows, in the reader's language. */
export function pageProduct(detail: ProductDetail, locale: Locale) {
  const { product } = detail
  const shown = product.units.filter((unit) => unit.showPrice)
  const smallest = shown.at(-1)
  const units = shown.map(
    (unit): UnitRow => ({
      position: unit.position,
      name: pick(locale, unit.name.th, unit.name.en),
      rate: unit.rate,
      price: unit.priceInVat,
      old: crossedOut(product, unit),
      savesPercent: smallest
        ? savedPercent(unit.priceInVat, unit.rate, smallest.priceInVat, smallest.rate)
        : 0,
      barcode: detail.barcodes.find(({ position }) => position === unit.position)?.barcode,
      counts: unit.salesPrice,
    }),
  )
  return {
    code: product.code,
    name: pick(locale, product.name.th, product.name.en),
    brand: { code: product.brand.code, name: pick(locale, product.brand.name.th, product.brand.name.en) },
    supplier: product.supplier,
    description: pick(locale, detail.descriptionTh, detail.descriptionEn),
    pictures: product.pictures,
    units,
    soldOut: isSoldOut(product),
    points: product.pointsPerUnit || undefined,
    stock: product.stockControlled ? product.stockAvailable : undefined,
    needsLicence: detail.needsLicence,
    trail: detail.categories.map(({ level, code, name, nameEn }) => ({
      level,
      code,
      name: pick(locale, name, nameEn),
    })),
    promotions: detail.promotions.map(({ promotion, freeProducts }) => ({
      ...promotion,
      freeProducts: freeProducts.map((free) => ({
        code: free.code,
        name: pick(locale, free.nameTh, free.nameEn),
        unit: pick(locale, free.unitTh, free.unitEn),
        picture: free.picture,
      })),
    })),
    windows: detail.advanceWindows.map(({ startsOn, endsOn, isCurrent, units: prices }) => ({
      startsOn,
      endsOn,
      isCurrent,
      prices: prices.map(({ position, priceInVat }) => ({ position, price: priceInVat })),
    })),
  }
}
export type PageProduct = ReturnType<typeof pageProduct>
export type PagePromotion = PageProduct['promotions'][number]
