import { randomUUID } from 'node:crypto'
import { checkPicture, rewritePicture } from '#api/kit/pictures.ts'
import type { Storage } from '#api/kit/storage.ts'
import type { Upload } from '#shop/contract/upload.ts'
import { paymentsProblems } from '#shop/payments/payments-problems.ts'
import { refuse } from '#shop/problems/problem.ts'

/** Encodes the proof of a transfer again and keeps it in private; a name of its own never replaces another. */
export async function keepProof(storage: Storage, proof: Upload | undefined): Promise<string | null> {
  if (!proof) return null
  const judged = await checkPicture(proof)
  if (judged === 'tooLarge') throw refuse(paymentsProblems.pictureTooLarge)
  const picture = judged === 'picture' ? await rewritePicture(proof) : undefined
  if (!picture) throw refuse(paymentsProblems.notPicture)
  const name = `refunds/${randomUUID()}.webp`
  await storage.savePrivate(name, picture.full)
  return name
}
