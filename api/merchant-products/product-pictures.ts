import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { allCentres } from '#api/kit/all-centres.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import { checkPicture, squarePicture } from '#api/kit/pictures.ts'
import type { Storage } from '#api/kit/storage.ts'
import type { productPictureContract } from '#shop/merchant-products/merchant-product-contracts.ts'
import { merchantProductsProblems } from '#shop/merchant-products/merchant-products-problems.ts'
import { refuse } from '#shop/problems/problem.ts'

const halfOf = (name: string) => name.replace(/\.webp$/, '@half.webp')
/** Every card and page shows pictures of this width. */
const side = 600
const daysKept = 2

/** Whether a picture was uploaded by this centre; the demo's are shared by several. */
export const ownPicture = (saleUnit: string, name: string) => name.startsWith(`products/${saleUnit}-`)

/** Keeps a picture under a name of its own. It is loose until a product is saved with it. */
export const productPicture: Handler<typeof productPictureContract> = async (
  request,
  { db, storage, now },
) => {
  const { saleUnit, picture } = request
  if (!picture) throw refuse(merchantProductsProblems.notPicture)
  const judged = await checkPicture(picture)
  if (judged === 'tooLarge') throw refuse(merchantProductsProblems.pictureTooLarge)
  const square = judged === 'picture' ? await squarePicture(picture, side) : undefined
  if (!square) throw refuse(merchantProductsProblems.notPicture)
  const name = `products/${saleUnit}-${randomUUID()}.webp`
  await db.insertInto('loose_pictures').values({ sale_unit: saleUnit, name, at: now }).execute()
  await storage.savePublic(name, square.full)
  await storage.savePublic(halfOf(name), square.half)
  return { name }
}

/** Removes pictures that no product has shown for some days. */
export async function tidyPictures(
  db: Db,
  storage: Pick<Storage, 'removePublic'>,
  now: Date,
): Promise<number> {
  const before = new Date(now.getTime() - daysKept * 86_400_000)
  let removed = 0
  for (const saleUnit of await allCentres(db)) {
    const { rows } = await sql<{ name: string }>`
      delete from loose_pictures where sale_unit = ${saleUnit} and at < ${before} returning name`.execute(db)
    for (const { name } of rows) {
      await storage.removePublic(name)
      await storage.removePublic(halfOf(name))
      removed++
    }
  }
  return removed
}
