import type { ClientBase } from 'pg'
import { advancePriceRows } from '#database/seeds/catalogue/rows/advance-price-rows.ts'
import { categoryRows, productWordRows } from '#database/seeds/catalogue/rows/catalogue-rows.ts'
import { displayGroupRows } from '#database/seeds/catalogue/rows/display-group-rows.ts'
import { importRows } from '#database/seeds/catalogue/rows/import-rows.ts'
import { priceRows, productRow, stockRow } from '#database/seeds/catalogue/rows/product-rows.ts'
import { categoryNames, countSearchWords, searchRow } from '#database/seeds/catalogue/rows/search-rows.ts'
import { serviceProductRows } from '#database/seeds/catalogue/rows/service-products.ts'
import type { DemoNetwork, Trade } from '#database/seeds/demo/demo-network.ts'
import { itemPictures } from '#database/seeds/demo/demo-pictures.ts'
import { insertRows } from '#database/seeds/insert-rows.ts'
import { promotionRows } from '#database/seeds/promotions/promotion-rows.ts'
import { makeRandom } from '#database/seeds/random.ts'

export async function storeCatalogue(client: ClientBase, network: DemoNetwork, today: string): Promise<void> {
  const pictures = itemPictures(network)
  for (const trade of network.trades) await storeCentreCatalogue(client, network, trade, pictures, today)
  await countSearchWords(client)
}

async function storeCentreCatalogue(
  client: ClientBase,
  { tree }: DemoNetwork,
  trade: Trade,
  pictures: Map<string, string[]>,
  today: string,
): Promise<void> {
  const { centre, products, promotions } = trade
  const { saleUnit } = centre
  const random = makeRandom(`${saleUnit} shelves`)
  const items = products.map(({ item }) => item)
  const services = serviceProductRows(saleUnit)
  const shelves = displayGroupRows(saleUnit, products)
  const rowsOfPromotions = promotionRows(saleUnit, promotions, today)
  await insertRows(client, 'categories', categoryRows(saleUnit, tree.categories, items))
  await insertRows(client, 'product_words', productWordRows(saleUnit, items))
  await insertRows(
    client,
    'products',
    products.map((product) =>
      productRow(saleUnit, product, pictures.get(product.item.code) ?? [], today, random),
    ),
  )
  const namesOf = categoryNames(tree.categories)
  await insertRows(
    client,
    'product_search',
    products.map((product) => searchRow(saleUnit, product, namesOf(product.item))),
  )
  await insertRows(client, 'products', services.products)
  await insertRows(
    client,
    'product_prices',
    products.flatMap((product) => priceRows(saleUnit, product)),
  )
  await insertRows(client, 'product_prices', services.prices)
  const { imports, rows: rowsOfImports } = importRows(saleUnit, products, today)
  await insertRows(client, 'imports', imports)
  await insertRows(client, 'import_rows', rowsOfImports)
  await insertRows(client, 'advance_prices', advancePriceRows(saleUnit, products, today))
  await insertRows(
    client,
    'stock',
    products.map((product) => stockRow(saleUnit, product, random)),
  )
  await insertRows(client, 'display_groups', shelves.groups)
  await insertRows(client, 'display_group_products', shelves.members)
  await insertRows(client, 'promotions', rowsOfPromotions.promotions)
  await insertRows(client, 'promotion_tiers', rowsOfPromotions.tiers)
  await insertRows(client, 'promotion_products', rowsOfPromotions.products)
  await insertRows(client, 'promotion_audience', rowsOfPromotions.audience)
}
