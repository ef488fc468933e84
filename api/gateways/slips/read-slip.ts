import { makeWorkerPool } from '#api/kit/worker-pool.ts'

/**
 * What the picture of a slip shows. `none` has no QR to read, so a person checks it; `damaged` and `other` have
 * one that is no whole slip's.
 */
export type SlipReading =
  | { kind: 'slip'; bankCode: string; reference: string; code: string }
  | { kind: 'damaged' | 'other'; code: string }
  | { kind: 'none' | 'notPicture' | 'tooLarge' }

type ReaderOptions = { workers?: number; patience?: number; file?: URL }
export type SlipReader = { read: (picture: Uint8Array) => Promise<SlipReading>; close: () => Promise<void> }

/** Reads slips in threads of its own: a picture that is slow or crashes its thread counts as unreadable. */
export function makeSlipReader({
  workers = 2,
  patience = 4_000,
  file = new URL('./slip-worker.ts', import.meta.url),
}: ReaderOptions = {}): SlipReader {
  const pool = makeWorkerPool<Uint8Array, SlipReading>({ file, most: workers, patience })
  return {
    read: (picture) => pool.run(picture).catch(() => ({ kind: 'none' })),
    close: pool.close,
  }
}
