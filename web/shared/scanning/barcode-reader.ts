export type BarcodeReader = {
  /** The first barcode in view, if any. */
  read: (picture: HTMLVideoElement | Blob) => Promise<string | undefined>
  close: () => void
}

/** The barcode formats of products and cases. */
const productFormats = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'itf', 'code_128'] as const

type Detector = { detect: (picture: ImageBitmap) => Promise<{ rawValue: string }[]> }
type DetectorClass = {
  new (options: { formats: readonly string[] }): Detector
  getSupportedFormats: () => Promise<string[]>
}

/** The phone's own reader where it exists; otherwise ours in a worker, see docs/decisions/0015. */
export async function openReader(formats: readonly string[] = productFormats): Promise<BarcodeReader> {
  const native = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector
  const known = (await native?.getSupportedFormats().catch(() => [])) ?? []
  if (native && known.includes(formats[0] ?? ''))
    return ownReader(new native({ formats: formats.filter((format) => known.includes(format)) }))
  return workerReader(formats)
}

function ownReader(detector: Detector): BarcodeReader {
  return {
    read: async (picture) => {
      const bitmap = await createImageBitmap(picture)
      const [barcode] = await detector.detect(bitmap).finally(() => bitmap.close())
      return barcode?.rawValue
    },
    close: () => {},
  }
}

function workerReader(formats: readonly string[]): BarcodeReader {
  const worker = new Worker(new URL('./barcode-worker.ts', import.meta.url), { type: 'module' })
  let last = 0
  const waiting = new Map<number, (barcode: string | undefined) => void>()
  worker.addEventListener('message', ({ data }: MessageEvent<{ id: number; barcode?: string }>) => {
    waiting.get(data.id)?.(data.barcode)
    waiting.delete(data.id)
  })
  worker.addEventListener('error', () => {
    for (const answer of waiting.values()) answer(undefined)
    waiting.clear()
  })
  return {
    read: async (picture) => {
      const bitmap = await createImageBitmap(picture)
      last += 1
      const id = last
      return new Promise((answer) => {
        waiting.set(id, answer)
        worker.postMessage({ id, bitmap, formats }, [bitmap])
      })
    },
    close: () => worker.terminate(),
  }
}
