import { useLocation } from 'react-router'
import { toBaht } from '#shop/money/satang.ts'
import type { Locale } from '#shop/words/locale.ts'
import { LinkedData } from '#web/kit/page/linked-data.tsx'
import { useSite } from '#web/kit/visit/site.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { inLanguage } from '#web/paths/in-language.ts'
import { withQuery } from '#web/paths/path-to.ts'
import { useLocale } from '#web/words/words.tsx'
import type { PageProduct } from './page-product.ts'

/** Structured data for search engines: the product, its offers by unit, and its breadcrumb. */
export function StructuredData({ product }: { product: PageProduct }) {
  const locale = useLocale()
  const { pathname } = useLocation()
  const origin = useSite()?.origin ?? ''
  return <LinkedData graph={import.meta.env.SSR && describe(product, { origin, locale, pathname })} />
}

type Where = { origin: string; locale: Locale; pathname: string }

function describe(product: PageProduct, { origin, locale, pathname }: Where): object[] {
  const base = product.units.at(-1)
  const url = origin + inLanguage(locale, pathname)
  return [
    {
      '@type': 'Product',
      name: product.name,
      sku: product.code,
      ...(base?.barcode?.length === 13 ? { gtin13: base.barcode } : {}),
      ...(product.description ? { description: product.description } : {}),
      brand: { '@type': 'Brand', name: product.brand.name },
      image: product.pictures.map((picture) => `${origin}/files/${picture}`),
      offers: product.units.map((unit) => ({
        '@type': 'Offer',
        url,
        name: unit.name,
        price: toBaht(unit.price).toFixed(2),
        priceCurrency: 'THB',
        availability: `https://schema.org/${product.soldOut ? 'OutOfStock' : 'InStock'}`,
      })),
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: product.trail.slice(0, 3).map((step, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        name: step.name,
        item: origin + inLanguage(locale, withQuery(paths.products, categoriesTo(step, product))),
      })),
    },
  ]
}

function categoriesTo({ level: last }: { level: number }, { trail }: PageProduct): Record<string, string> {
  return Object.fromEntries(
    trail.filter(({ level }) => level <= last).map(({ level, code }) => [`c${level}`, code]),
  )
}
