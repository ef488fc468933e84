import { lookOf } from '#database/seeds/drawings/look-of.ts'
import { savePictures } from '#database/seeds/drawings/save-pictures.ts'
import { drawProduct } from '#database/seeds/drawings/scenes/product-scene.ts'
import { pictureOf, storeLargeCatalogue } from '#database/seeds/large/large-catalogue.ts'
import { makeLargeItems } from '#database/seeds/large/large-items.ts'
import { storeLargeOrders } from '#database/seeds/large/large-orders.ts'
import { storeLargePeople } from '#database/seeds/large/large-people.ts'
import { storeLargePromotions, storeLargeShelves } from '#database/seeds/large/large-promotions.ts'
import { claimNetwork, finishNetwork } from '#database/seeds/network.ts'
import type { SeedTools } from '#database/seeds/seed-tools.ts'

/** Guests browse BKK01; it stays small so that only the measured centres are large. */
const guestCentre = { saleUnit: 'BKK01', products: 300 }

type LargeSeed = SeedTools & {
  /** One centre per size, named after it: 1000 makes P1000 with a thousand products. */
  sizes: readonly number[]
  /** The number of orders of the biggest centre. */
  orders: number
}

/** A network for measurements: the demo's words and distributions at any size. */
export async function seedLarge({
  client,
  saveFile,
  say,
  today,
  sizes,
  orders,
  withPictures = true,
}: LargeSeed): Promise<void> {
  if (!(await claimNetwork(client, 'large'))) return
  const centres = [guestCentre, ...sizes.map((products) => ({ saleUnit: `P${products}`, products }))]
  const biggest = centres.reduce((most, centre) => (centre.products > most.products ? centre : most))
  if (withPictures) await savePictures(shapePictures(), saveFile)
  await client.query('begin')
  try {
    await storeLargePeople(
      client,
      centres.map(({ saleUnit }) => saleUnit),
      today,
    )
    const items = await storeLargeCatalogue({ client, say, today }, centres)
    for (const { saleUnit, products } of centres) {
      await storeLargePromotions(client, saleUnit, items.slice(0, products), today)
      await storeLargeShelves(client, saleUnit)
    }
    if (orders > 0) await storeLargeOrders({ client, say, today }, { saleUnit: biggest.saleUnit, orders })
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
  await client.query('analyze')
  await finishNetwork(client)
  say('Large network is ready')
}

/** One picture per silhouette, shared by all its products. */
function shapePictures(): { name: string; svg: string }[] {
  const drawn = new Map<string, string>()
  for (const item of makeLargeItems(1000).items) {
    const name = pictureOf(item)
    if (!drawn.has(name)) drawn.set(name, drawProduct({ ...lookOf(item), bulk: 1 }))
  }
  return [...drawn].map(([name, svg]) => ({ name, svg }))
}
