import { itemPicture, ownItems } from '#database/seeds/agent-trade/own-items.ts'
import { applicantShopPhoto } from '#database/seeds/agents/portraits.ts'
import { departments } from '#database/seeds/catalogue/categories.ts'
import type { Item } from '#database/seeds/catalogue/item.ts'
import { bannerScenes, type ContentScene, miniScenes, newsScenes } from '#database/seeds/contents/scenes.ts'
import type { DemoNetwork } from '#database/seeds/demo/demo-network.ts'
import { lookOf } from '#database/seeds/drawings/look-of.ts'
import type { Look } from '#database/seeds/drawings/pack.ts'
import type { Picture } from '#database/seeds/drawings/renderer.ts'
import { drawBanner, drawMiniBanner } from '#database/seeds/drawings/scenes/banner.ts'
import { drawCase } from '#database/seeds/drawings/scenes/case-scene.ts'
import { drawCategoryTile } from '#database/seeds/drawings/scenes/category-tile.ts'
import { drawCentre, drawCentreInside } from '#database/seeds/drawings/scenes/centre-photo.ts'
import { drawProduct } from '#database/seeds/drawings/scenes/product-scene.ts'
import { insidePhoto } from '#database/seeds/people/centre-rows.ts'

const bestSellersWithCase = 60
const pictureName = (item: Item) => `products/p-${item.code}.webp`
const caseName = (item: Item) => `products/p-${item.code}-case.webp`

/** Picture names of every product; best sellers also show their case. */
export function itemPictures(network: DemoNetwork): Map<string, string[]> {
  const cased = new Set(findCased(network))
  return new Map(
    network.items.map((item) => [
      item.code,
      cased.has(item) ? [pictureName(item), caseName(item)] : [pictureName(item)],
    ]),
  )
}

function findCased({ trades }: DemoNetwork): Item[] {
  const products = [...(trades[0]?.products ?? [])].sort((a, b) => b.popularity - a.popularity)
  return products
    .map(({ item }) => item)
    .filter(({ units }) => units.length > 1)
    .slice(0, bestSellersWithCase)
}

/** All drawings of the demo network. */
export function demoPictures(network: DemoNetwork): Picture[] {
  const { items, trades } = network
  const looksOf = (aisles: readonly string[], most: number) => varied(items, aisles, most)
  return [
    ...items.map((item) => ({ name: pictureName(item), svg: drawProduct(lookOf(item)) })),
    ...findCased(network).map((item) => ({
      name: caseName(item),
      svg: drawCase(lookOf(item), item.units[0]?.th ?? ''),
    })),
    ...categoryPictures(looksOf),
    ...ownItems.flatMap(({ look }, at) => (look ? [{ name: itemPicture(at), svg: drawProduct(look) }] : [])),
    ...bannerScenes.map(({ name, aisles, ...scene }) => ({
      name,
      svg: drawBanner({ ...scene, looks: looksOf(aisles, 5) }),
    })),
    ...[...miniScenes, ...newsScenes].map(({ name, aisles, colour, sun }: ContentScene) => ({
      name,
      svg: drawMiniBanner(looksOf(aisles, 3), colour, sun),
    })),
    ...trades.flatMap(({ customers }) =>
      customers
        .map(({ saleUnit, code, shop, agent }) => ({
          ...{ agent, name: `shops/${saleUnit}-${code}.webp`.toLowerCase() },
          svg: () => drawCentre(saleUnit, shop),
        }))
        .filter(({ name, agent }) => agent || name === applicantShopPhoto)
        .map(({ name, svg }) => ({ name, svg: svg() })),
    ),
    ...trades.map(({ centre }) => ({
      name: `centres/${centre.saleUnit.toLowerCase()}.webp`,
      svg: drawCentre(centre.saleUnit, centre.short),
    })),
    ...trades.map(({ centre }) => ({
      name: insidePhoto(centre.saleUnit),
      svg: drawCentreInside(centre.saleUnit),
    })),
  ]
}

function categoryPictures(looksOf: (aisles: readonly string[], most: number) => Look[]): Picture[] {
  return departments.flatMap(({ code, colour, aisles }) => [
    {
      name: `categories/c-${code}.webp`,
      svg: drawCategoryTile(
        looksOf(
          aisles.map((aisle) => aisle.code),
          3,
        ),
        colour,
      ),
    },
    ...aisles.map((aisle) => ({
      name: `categories/c-${aisle.code}.webp`,
      svg: drawCategoryTile(looksOf([aisle.code], 2), colour),
    })),
  ])
}

/** Packs of the aisles in turn, no silhouette twice while others are left. */
function varied(items: readonly Item[], aisles: readonly string[], most: number): Look[] {
  const chosen: Item[] = []
  for (let round = 0; round < most; round++) {
    for (const aisle of aisles) {
      const candidates = items.filter((item) => item.line.aisle === aisle && !chosen.includes(item))
      const fresh =
        candidates.find(
          (item) =>
            !chosen.some(({ shape, flavourKey }) => shape === item.shape || flavourKey === item.flavourKey),
        ) ?? candidates.find((item) => !chosen.some(({ flavourKey }) => flavourKey === item.flavourKey))
      if (fresh && chosen.length < most) chosen.push(fresh)
    }
  }
  return chosen.map(lookOf)
}
