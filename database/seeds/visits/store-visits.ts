import type { ClientBase } from 'pg'
import sharp from 'sharp'
import type { Trade } from '#database/seeds/demo/demo-network.ts'
import { insertRows } from '#database/seeds/insert-rows.ts'
import { makeRandom } from '#database/seeds/random.ts'
import { smallPhotoOf, smallPhotoSide } from '#shop/photos/small-photo.ts'
import { demoPhotos, photoGroupRows } from './photo-rows.ts'
import { photoSvg } from './photo-scenes.ts'
import { surveyAnswerRows, surveyRows } from './survey-rows.ts'

type Visited = Pick<Trade, 'centre' | 'customers'>

/** Groups, photos, surveys and answers of one centre. */
export async function storeVisits(
  client: ClientBase,
  { centre: { saleUnit }, customers }: Visited,
  today: string,
): Promise<void> {
  await insertRows(client, 'photo_groups', photoGroupRows(saleUnit, today))
  await insertRows(
    client,
    'customer_photos',
    demoPhotos(saleUnit, customers, today).map(({ row }) => row),
  )
  const { surveys, versions } = surveyRows(saleUnit, today)
  await insertRows(client, 'surveys', surveys)
  await insertRows(client, 'survey_versions', versions)
  await insertRows(client, 'survey_answers', surveyAnswerRows(saleUnit, customers, today))
}

/** The photos of the demo, drawn, into private storage. */
export async function savePhotos(
  { centre: { saleUnit }, customers }: Visited,
  today: string,
  save: (name: string, bytes: Uint8Array) => Promise<void>,
): Promise<void> {
  for (const { id, scene, file } of demoPhotos(saleUnit, customers, today)) {
    const drawn = await sharp(Buffer.from(photoSvg(scene, makeRandom(id)))).toBuffer()
    await save(file, await sharp(drawn).webp({ quality: 70 }).toBuffer())
    const small = { width: smallPhotoSide, height: smallPhotoSide, fit: 'cover' } as const
    await save(smallPhotoOf(file), await sharp(drawn).resize(small).webp({ quality: 70 }).toBuffer())
  }
}
