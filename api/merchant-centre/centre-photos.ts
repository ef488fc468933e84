import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Handler } from '#api/kit/calls/perform.ts'
import { checkPicture, rewritePicture } from '#api/kit/pictures.ts'
import type {
  centrePhotoContract,
  savePhotosContract,
} from '#shop/merchant-centre/merchant-centre-contracts.ts'
import { merchantCentreProblems } from '#shop/merchant-centre/merchant-centre-problems.ts'
import { refuse } from '#shop/problems/problem.ts'
import { loadRow, partsOf } from './find-parts.ts'
import { requireRight, savePart } from './save-part.ts'

const ownName = (saleUnit: string) => `centres/${saleUnit.toLowerCase()}-`

/** Re-encoded like any picture. It is loose until it is saved with the others, and tidied away otherwise. */
export const centrePhoto: Handler<typeof centrePhotoContract> = async (
  { saleUnit, picture },
  { db, storage, now },
) => {
  if (!picture) throw refuse(merchantCentreProblems.notPicture)
  const judged = await checkPicture(picture)
  if (judged === 'tooLarge') throw refuse(merchantCentreProblems.pictureTooLarge)
  const written = judged === 'picture' ? await rewritePicture(picture) : undefined
  if (!written) throw refuse(merchantCentreProblems.notPicture)
  const name = `${ownName(saleUnit)}${randomUUID()}.webp`
  await db.insertInto('loose_pictures').values({ sale_unit: saleUnit, name, at: now }).execute()
  await storage.savePublic(name, written.full)
  await storage.savePublic(name.replace(/\.webp$/, '@half.webp'), written.half)
  return { name }
}

const unknown = { th: 'ไม่พบรูปนี้ ใส่รูปใหม่อีกครั้ง', en: 'This photo is not there. Add it again.' }

export const savePhotos: Handler<typeof savePhotosContract> = async (request, context) => {
  const { saleUnit } = request
  const photos = [...new Set(request.photos)]
  return savePart(context, request, {
    what: 'photos',
    find: async (db) => partsOf(await loadRow(db, saleUnit)).photos,
    write: async (tx) => {
      const before = partsOf(await loadRow(tx, saleUnit)).photos.photos
      const added = photos.filter((name) => !before.includes(name))
      const { rows } = await sql<{ name: string }>`
        delete from loose_pictures l where l.sale_unit = ${saleUnit} and l.name = any(${added}) returning l.name`.execute(
        tx,
      )
      const isThere = (name: string) =>
        rows.some((row) => row.name === name) && name.startsWith(ownName(saleUnit))
      requireRight(added.every(isThere) ? [] : [{ field: 'photos', ...unknown }])
      const gone = before.filter((name) => !photos.includes(name) && name.startsWith(ownName(saleUnit)))
      for (const name of gone)
        await tx.insertInto('loose_pictures').values({ sale_unit: saleUnit, name, at: context.now }).execute()
      await sql`update centres c set photos = ${photos}, photo = ${photos[0] ?? null}
        where c.sale_unit = ${saleUnit}`.execute(tx)
    },
  })
}
