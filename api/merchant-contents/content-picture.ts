import { randomUUID } from 'node:crypto'
import type { Handler } from '#api/kit/calls/perform.ts'
import { checkPicture, filledPicture, rewritePicture } from '#api/kit/pictures.ts'
import { contentForms } from '#shop/merchant-contents/content-forms.ts'
import type { contentPictureContract } from '#shop/merchant-contents/merchant-content-contracts.ts'
import { merchantContentsProblems as problem } from '#shop/merchant-contents/merchant-contents-problems.ts'
import { refuse } from '#shop/problems/problem.ts'

/** Keeps a picture under a name of its own that also tells its size. It is loose until a content is saved with it. */
export const contentPicture: Handler<typeof contentPictureContract> = async (
  { saleUnit, use, picture },
  { db, storage, now },
) => {
  if (!picture) throw refuse(problem.notPicture)
  const judged = await checkPicture(picture)
  if (judged === 'tooLarge') throw refuse(problem.pictureTooLarge)
  if (judged !== 'picture') throw refuse(problem.notPicture)
  const made =
    use === 'text' ? await rewritePicture(picture) : await filledPicture(picture, contentForms[use].picture)
  if (!made) throw refuse(problem.notPicture)
  const name = `contents/${saleUnit}-${randomUUID()}-${made.width}x${made.height}.webp`
  await db.insertInto('loose_pictures').values({ sale_unit: saleUnit, name, at: now }).execute()
  await storage.savePublic(name, made.full)
  await storage.savePublic(name.replace(/\.webp$/, '@half.webp'), made.half)
  return { name }
}
