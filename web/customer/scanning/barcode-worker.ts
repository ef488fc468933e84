import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill'
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url'
import { formats } from './barcode-reader.ts'

// By default the library would load its WebAssembly from a CDN.
prepareZXingModule({
  overrides: {
    locateFile: (path: string, folder: string) => (path.endsWith('.wasm') ? wasm : folder + path),
  },
})
const detector = new BarcodeDetector({ formats: [...formats] })
const answer = postMessage as (message: { id: number; barcode: string | undefined }) => void

addEventListener(
  'message',
  async ({ data: { id, bitmap } }: MessageEvent<{ id: number; bitmap: ImageBitmap }>) => {
    const [found] = await detector.detect(bitmap).catch(() => [])
    bitmap.close()
    answer({ id, barcode: found?.rawValue })
  },
)
