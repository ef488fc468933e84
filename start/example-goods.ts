import type { ExampleGoods } from '#api/gateways/gateways.ts'
import { departments } from '#database/seeds/catalogue/categories.ts'
import { type Item, makeItems } from '#database/seeds/catalogue/item.ts'
import { allLines } from '#database/seeds/catalogue/lines/all-lines.ts'
import { makePriceCells } from '#database/seeds/catalogue/price-cells.ts'
import type { SeedProduct } from '#database/seeds/catalogue/products.ts'
import { categoryRows, productWordRows } from '#database/seeds/catalogue/rows/catalogue-rows.ts'
import { priceRows, productRow, stockRow } from '#database/seeds/catalogue/rows/product-rows.ts'
import { lookOf } from '#database/seeds/drawings/look-of.ts'
import { savePictures } from '#database/seeds/drawings/save-pictures.ts'
import { drawCategoryTile } from '#database/seeds/drawings/scenes/category-tile.ts'
import { drawProduct } from '#database/seeds/drawings/scenes/product-scene.ts'
import { makeRandom } from '#database/seeds/random.ts'
import { bangkokDay } from '#shop/time/bangkok.ts'

const size = 24
const shelf = { id: 1, placement: 'EORDER_HOME_PAGE', name_th: 'สินค้าตัวอย่าง', name_en: 'Example products' }

/** Two dozen products of the demo network, one of an aisle, under codes that no shop would give its own. */
export async function drawExamples(saleUnit: string): Promise<ExampleGoods> {
  const { items, tree } = makeItems(allLines, 1)
  const chosen = oneOfEachAisle(items).map((item, at) => ({
    ...item,
    code: `EX${String(at + 1).padStart(2, '0')}`,
  }))
  const random = makeRandom('example goods')
  const today = bangkokDay(new Date())
  const products = chosen.map(
    (item, at): SeedProduct => ({
      ...{ item, cells: makePriceCells(item, random, 1), catalogPrice: null },
      ...{ highlight: at % 6 === 0 ? 'RECOMMEND' : '', pointsPerUnit: 0, shelf: 'full' },
      ...{ weight: 1, reserved: 0, popularity: size - at },
    }),
  )
  const pictureOf = ({ code }: Item) => `products/${saleUnit}-${code}.webp`.toLowerCase()
  const pictures: { name: string; bytes: Uint8Array }[] = []
  await savePictures(
    [
      ...chosen.map((item) => ({ name: pictureOf(item), svg: drawProduct(lookOf(item)) })),
      ...tilesOf(saleUnit, chosen),
    ],
    async (name, bytes) => void pictures.push({ name, bytes }),
  )
  const categories = categoryRows(saleUnit, tree.categories, chosen).map((row) => ({
    ...row,
    picture: row.picture === null ? null : tileName(saleUnit, String(row.code)),
  }))
  return {
    pictures,
    codes: chosen.map(({ code }) => code),
    tables: [
      { name: 'categories', rows: categories },
      { name: 'product_words', rows: productWordRows(saleUnit, chosen) },
      {
        name: 'products',
        rows: products.map((product) =>
          productRow(saleUnit, product, [pictureOf(product.item)], today, random),
        ),
      },
      { name: 'product_prices', rows: products.flatMap((product) => priceRows(saleUnit, product)) },
      { name: 'stock', rows: products.map((product) => stockRow(saleUnit, product, random)) },
      { name: 'display_groups', rows: [{ sale_unit: saleUnit, ...shelf, position: 1 }] },
      {
        name: 'display_group_products',
        rows: chosen.map(({ code }, position) => ({
          ...{ sale_unit: saleUnit, group_id: shelf.id, product_code: code, position },
        })),
      },
    ],
  }
}

const tileName = (saleUnit: string, code: string) => `categories/${saleUnit}-${code}.webp`.toLowerCase()

/** A tile for each department and aisle that an example stands in. */
function tilesOf(saleUnit: string, items: readonly Item[]) {
  return departments.flatMap(({ code, colour, aisles }) => {
    const tile = (of: string, within: readonly Item[], most: number) =>
      within.length === 0
        ? []
        : [
            {
              name: tileName(saleUnit, of),
              svg: drawCategoryTile(within.slice(0, most).map(lookOf), colour),
            },
          ]
    const inAisle = (aisle: string) => items.filter(({ line }) => line.aisle === aisle)
    const all = aisles.flatMap((aisle) => inAisle(aisle.code))
    return [...tile(code, all, 3), ...aisles.flatMap((aisle) => tile(aisle.code, inAisle(aisle.code), 2))]
  })
}

function oneOfEachAisle(items: readonly Item[]): Item[] {
  const aisles = new Map<string, Item>()
  for (const item of items)
    if (!item.line.needsLicence && item.units.length > 1 && !aisles.has(item.line.aisle))
      aisles.set(item.line.aisle, item)
  return [...aisles.values()].slice(0, size)
}
