import type { PlaceSeen } from '#shop/visits/place-seen.ts'
import type { KeptPhoto } from '#web/merchant/outbox/entry.ts'
import { shrinkPicture } from '#web/shared/uploads/shrink-picture.ts'

/** A picture older than this was not taken here and now: where the phone is says nothing of it. */
const justNowMs = 10 * 60_000

/** A chosen file as a photo to keep; undefined when it is no picture. */
export async function takePhoto(
  file: File,
  findPlace: () => Promise<PlaceSeen | null>,
): Promise<KeptPhoto | undefined> {
  const now = Date.now()
  const taken = Math.min(now, file.lastModified || now)
  const isJustTaken = now - taken < justNowMs
  const [bytes, place] = await Promise.all([shrinkPicture(file), isJustTaken ? findPlace() : null])
  if (!bytes) return undefined
  return { id: crypto.randomUUID(), bytes, type: 'image/jpeg', takenAt: new Date(taken).toISOString(), place }
}
