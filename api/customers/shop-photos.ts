import { randomUUID } from 'node:crypto'
import { checkPicture, type Picture, rewritePicture } from '#api/kit/pictures.ts'
import type { Storage } from '#api/kit/storage.ts'
import type { Upload } from '#shop/contract/upload.ts'
import { customersProblems } from '#shop/customers/customers-problems.ts'
import { Problem } from '#shop/problems/problem.ts'

type Photos = { shopImage: Upload | undefined; taxImage: Upload | undefined }
export type StoredPhotos = { shopPhoto: string | null; cardPhoto: string | null }

const failed = (field: keyof Photos) =>
  new Problem(customersProblems.uploadFailed, {}, [
    {
      field,
      th: 'อัปโหลดรูปไม่สำเร็จ ใช้รูป JPG, PNG หรือ WebP ที่ไม่เกิน 8 MB',
      en: 'Upload image failed. Use a JPG, PNG or WebP picture of at most 8 MB.',
    },
  ])

export async function requirePictures(photos: Photos): Promise<void> {
  for (const field of ['shopImage', 'taxImage'] as const) {
    const file = photos[field]
    const judged = file ? await checkPicture(file) : 'picture'
    if (judged === 'tooLarge')
      throw new Problem(customersProblems.pictureTooLarge, {}, [
        { field, ...customersProblems.pictureTooLarge },
      ])
    if (judged === 'unknown') throw failed(field)
  }
}

/** Encodes and stores the photos: the shop front is public, the card private. */
export async function storePhotos(storage: Storage, { shopImage, taxImage }: Photos): Promise<StoredPhotos> {
  const shop = shopImage && (await rewrite(shopImage, 'shopImage'))
  const card = taxImage && (await rewrite(taxImage, 'taxImage'))
  const stored: StoredPhotos = {
    shopPhoto: shop ? `shops/${randomUUID()}.webp` : null,
    cardPhoto: card ? `cards/${randomUUID()}.webp` : null,
  }
  if (shop && stored.shopPhoto) {
    await storage.savePublic(stored.shopPhoto, shop.full)
    await storage.savePublic(halfOf(stored.shopPhoto), shop.half)
  }
  if (card && stored.cardPhoto) await storage.savePrivate(stored.cardPhoto, card.full)
  return stored
}

/** Removes the photos of a registration that failed. */
export async function dropPhotos(storage: Storage, { shopPhoto, cardPhoto }: StoredPhotos): Promise<void> {
  if (shopPhoto) for (const name of [shopPhoto, halfOf(shopPhoto)]) await storage.removePublic(name)
  if (cardPhoto) await storage.removePrivate(cardPhoto)
}

const halfOf = (name: string) => name.replace(/\.webp$/, '@half.webp')

async function rewrite(file: Upload, field: keyof Photos): Promise<Picture> {
  const picture = await rewritePicture(file)
  if (!picture) throw failed(field)
  return picture
}
