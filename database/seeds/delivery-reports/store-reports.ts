import type { ClientBase } from 'pg'
import sharp from 'sharp'
import { insertRows } from '#database/seeds/insert-rows.ts'
import { makeRandom } from '#database/seeds/random.ts'
import { smallPhotoOf, smallPhotoSide } from '#shop/photos/small-photo.ts'
import { damagedSvg } from './damaged-goods.ts'
import { demoReport, type Traded } from './report-rows.ts'

export async function storeReports(client: ClientBase, trade: Traded): Promise<void> {
  const found = demoReport(trade)
  if (!found) return
  await insertRows(client, 'delivery_reports', [found.report])
  await insertRows(client, 'delivery_report_lines', found.lines)
  await insertRows(client, 'delivery_report_photos', found.photos)
}

/** The photos of the report, drawn, into private storage. */
export async function saveReportPhotos(
  trade: Traded,
  save: (name: string, bytes: Uint8Array) => Promise<void>,
): Promise<void> {
  for (const { id, file } of demoReport(trade)?.photos ?? []) {
    const drawn = await sharp(Buffer.from(damagedSvg(makeRandom(id)))).toBuffer()
    await save(file, await sharp(drawn).webp({ quality: 70 }).toBuffer())
    const small = { width: smallPhotoSide, height: smallPhotoSide, fit: 'cover' } as const
    await save(smallPhotoOf(file), await sharp(drawn).resize(small).webp({ quality: 70 }).toBuffer())
  }
}
