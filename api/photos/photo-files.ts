import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { checkPicture, rewritePicture } from '#api/kit/pictures.ts'
import type { Storage } from '#api/kit/storage.ts'
import type { Upload } from '#shop/contract/upload.ts'
import { photosProblems } from '#shop/photos/photos-problems.ts'
import { smallPhotoOf, smallPhotoSide } from '#shop/photos/small-photo.ts'
import { refuse } from '#shop/problems/problem.ts'

/** Written anew without what the camera knew, and once more small; private, under a name nobody can guess. */
export async function keepPhoto(
  storage: Storage,
  picture: Upload | undefined,
  folder = 'customer-photos',
): Promise<{ file: string; width: number; height: number }> {
  if (!picture) throw refuse(photosProblems.notPicture)
  const judged = await checkPicture(picture)
  if (judged === 'tooLarge') throw refuse(photosProblems.tooLarge)
  const whole = judged === 'picture' ? await rewritePicture(picture) : undefined
  if (!whole) throw refuse(photosProblems.notPicture)
  const { width = 0, height = 0 } = await sharp(whole.full).metadata()
  const small = await sharp(whole.half)
    .resize({ width: smallPhotoSide, height: smallPhotoSide, fit: 'cover' })
    .webp({ quality: 72 })
    .toBuffer()
  const file = `${folder}/${randomUUID()}.webp`
  await storage.savePrivate(file, whole.full)
  await storage.savePrivate(smallPhotoOf(file), small)
  return { file, width, height }
}

export async function dropPhoto(storage: Storage, file: string): Promise<void> {
  for (const name of [file, smallPhotoOf(file)]) await storage.removePrivate(name).catch(() => {})
}
