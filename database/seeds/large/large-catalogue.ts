import type { ClientBase } from 'pg'
import type { Item } from '#database/seeds/catalogue/item.ts'
import { makePriceCells } from '#database/seeds/catalogue/price-cells.ts'
import type { SeedProduct } from '#database/seeds/catalogue/products.ts'
import { categoryRows, productWordRows } from '#database/seeds/catalogue/rows/catalogue-rows.ts'
import { priceRows, productRow } from '#database/seeds/catalogue/rows/product-rows.ts'
import { categoryNames, countSearchWords, searchRow } from '#database/seeds/catalogue/rows/search-rows.ts'
import { serviceProductRows } from '#database/seeds/catalogue/rows/service-products.ts'
import { insertRows } from '#database/seeds/insert-rows.ts'
import { makeLargeItems } from '#database/seeds/large/large-items.ts'
import { makeRandom, type Random } from '#database/seeds/random.ts'
import type { SeedTools } from '#database/seeds/seed-tools.ts'

const itemsAtOnce = 5000

export const pictureOf = (item: Item) => `products/large-${item.shape}.webp`

/** Fills the biggest centre product by product; the smaller ones copy its first products in the database. */
export async function storeLargeCatalogue(
  { client, say, today }: Pick<SeedTools, 'client' | 'say' | 'today'>,
  centres: readonly { saleUnit: string; products: number }[],
): Promise<Item[]> {
  const [biggest, ...others] = [...centres].sort((a, b) => b.products - a.products)
  if (!biggest) throw new Error('No centre to fill')
  const { items, tree } = makeLargeItems(biggest.products)
  const namesOf = categoryNames(tree.categories)
  const random = makeRandom('large goods')
  const ranks = random.shuffle(items.map((_, at) => at))
  for (let from = 0; from < items.length; from += itemsAtOnce) {
    const products = items
      .slice(from, from + itemsAtOnce)
      .map((item, at) => makeProduct(item, ranks[from + at] ?? 0, random))
    await insertRows(
      client,
      'products',
      products.map((product) =>
        productRow(biggest.saleUnit, product, [pictureOf(product.item)], today, random),
      ),
    )
    await insertRows(
      client,
      'product_prices',
      products.flatMap((product) => priceRows(biggest.saleUnit, product)),
    )
    await insertRows(
      client,
      'product_search',
      products.map((product) => searchRow(biggest.saleUnit, product, namesOf(product.item))),
    )
  }
  say(`${biggest.saleUnit}: ${biggest.products} products`)
  for (const { saleUnit, products } of others) {
    const last = items[products - 1]?.code ?? ''
    await copyRows(client, 'products', 'code', { from: biggest.saleUnit, to: saleUnit, last })
    await copyRows(client, 'product_prices', 'product_code', { from: biggest.saleUnit, to: saleUnit, last })
    await copySearchRows(client, { from: biggest.saleUnit, to: saleUnit, last })
    say(`${saleUnit}: ${products} products`)
  }
  for (const { saleUnit, products } of centres) {
    const own = items.slice(0, products)
    const services = serviceProductRows(saleUnit)
    await insertRows(client, 'categories', categoryRows(saleUnit, tree.categories, own))
    await insertRows(client, 'product_words', productWordRows(saleUnit, own))
    await storeStock(client, saleUnit)
    await insertRows(client, 'products', services.products)
    await insertRows(client, 'product_prices', services.prices)
  }
  await countSearchWords(client)
  return items
}

/** Popularity follows Zipf's law: few products sell most. */
function makeProduct(item: Item, rank: number, random: Random): SeedProduct {
  const cells = makePriceCells(item, random, 1)
  const marks = ['HOTDEAL', 'NEW', 'RECOMMEND'] as const
  return {
    item,
    cells,
    catalogPrice: random.chance(0.25) ? Math.round(((cells[0]?.[0] ?? 0) * 1.1) / 100) * 100 : null,
    highlight: random.chance(0.02) ? random.pick(marks) : '',
    pointsPerUnit: random.chance(0.02) ? Math.max(50, Math.round(item.baht) * 10) : 0,
    shelf: 'full',
    weight: 1,
    reserved: 0,
    popularity: Math.floor(200_000 / (rank + 1) ** 0.85),
  }
}

type Copying = { from: string; to: string; last: string }

async function copyRows(
  client: ClientBase,
  table: string,
  codeColumn: string,
  { from, to, last }: Copying,
): Promise<void> {
  const { rows } = await client.query<{ names: string }>(
    `select string_agg(quote_ident(attname), ', ' order by attnum) as names from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attname <> 'sale_unit' and attgenerated = ''`,
    [table],
  )
  const names = rows[0]?.names
  await client.query(
    `insert into ${table} (sale_unit, ${names}) select $2, ${names} from ${table} where sale_unit = $1 and ${codeColumn} <= $3`,
    [from, to, last],
  )
}

/** Search words begin with their centre. */
async function copySearchRows(client: ClientBase, { from, to, last }: Copying): Promise<void> {
  await client.query(
    `insert into product_search (sale_unit, code, popularity, shown, licensed, words)
     select $2::text, code, popularity, shown, licensed, replace(words::text, '''' || $1 || '/', '''' || $2 || '/')::tsvector
     from product_search where sale_unit = $1::text and code <= $3`,
    [from, to, last],
  )
}

async function storeStock(client: ClientBase, saleUnit: string): Promise<void> {
  await client.query(
    `insert into stock (sale_unit, product_code, on_hand)
     select sale_unit, code, case when hashtext(code) % 50 = 0 then 0 else unit1_rate * (10 + abs(hashtext(code)) % 80) end
     from products where sale_unit = $1`,
    [saleUnit],
  )
}
