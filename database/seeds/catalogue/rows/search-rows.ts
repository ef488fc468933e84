import type { ClientBase } from 'pg'
import type { Item } from '#database/seeds/catalogue/item.ts'
import { packaging } from '#database/seeds/catalogue/packaging.ts'
import type { SeedProduct } from '#database/seeds/catalogue/products.ts'
import type { Row } from '#database/seeds/insert-rows.ts'
import { lexemesOf, vectorOf } from '#shop/search/product-lexemes.ts'

type Names = { th: string; en: string }

/** A product's search row; the category names are those of its levels. */
export function searchRow(saleUnit: string, { item, popularity }: SeedProduct, categories: Names[]): Row {
  return {
    sale_unit: saleUnit,
    code: item.code,
    popularity,
    shown: true,
    licensed: item.line.needsLicence ?? false,
    words: vectorOf(saleUnit, lexemesOf(factsOf(item, categories))),
  }
}

function factsOf(item: Item, categories: Names[]) {
  const [th, en] = packaging[item.shape]
  return {
    code: item.code,
    name: { th: item.th, en: item.en },
    shortName: { th: item.shortTh, en: item.shortEn },
    brand: item.brand,
    flavour: item.flavour,
    categories,
    packing: { th, en },
    unitNames: item.units,
    unitRates: item.units.map(({ rate }) => rate),
    barcodes: item.barcodes,
    path: item.path.slice(0, 3),
  }
}

type Category = { level: number; code: string; th: string; en: string }

/** Looks up the names of a product's first three levels. */
export function categoryNames(categories: readonly Category[]): (item: Item) => Names[] {
  const names = new Map(categories.map(({ level, code, th, en }) => [`${level} ${code}`, { th, en }]))
  return ({ path }) => path.slice(0, 3).flatMap((code, at) => names.get(`${at + 1} ${code}`) ?? [])
}

/** Counts the words of all centres once every product is stored, and clears the pending products. */
export async function countSearchWords(client: ClientBase): Promise<void> {
  await client.query(`
    insert into search_words (sale_unit, word, products, whole)
    select sale_unit, word, count(*), count(*) filter (where 'A' = any(weights))
    from (select s.sale_unit, substr(w.lexeme, length(s.sale_unit) + 2) as word, w.weights from product_search s cross join unnest(s.words) w where s.shown) held
    where word not like '#%' group by sale_unit, word`)
  await client.query('delete from search_pending')
}
