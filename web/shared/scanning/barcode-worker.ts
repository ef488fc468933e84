import { BarcodeDetector, type BarcodeFormat, prepareZXingModule } from 'barcode-detector/ponyfill'
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url'

// By default the library would load its WebAssembly from a CDN.
prepareZXingModule({
  overrides: {
    locateFile: (path: string, folder: string) => (path.endsWith('.wasm') ? wasm : folder + path),
  },
})
type Question = { id: number; bitmap: ImageBitmap; formats: BarcodeFormat[] }
let detector: BarcodeDetector | undefined
const answer = postMessage as (message: { id: number; barcode: string | undefined }) => void

addEventListener('message', async ({ data: { id, bitmap, formats } }: MessageEvent<Question>) => {
  detector ??= new BarcodeDetector({ formats })
  const [found] = await detector.detect(bitmap).catch(() => [])
  bitmap.close()
  answer({ id, barcode: found?.rawValue })
})
