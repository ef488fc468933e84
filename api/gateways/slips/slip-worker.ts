import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parentPort } from 'node:worker_threads'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { checkPicture } from '#api/kit/pictures.ts'
import { readSlipCode } from '#shop/thai-qr/slip-code.ts'
import type { SlipReading } from './read-slip.ts'
import { slipLooks } from './slip-looks.ts'

const program = await readFile(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')))
// By default the library would load its WebAssembly from a CDN.
await prepareZXingModule({
  overrides: { wasmBinary: new Uint8Array(program).buffer },
  fireImmediately: true,
})

const formats = ['QRCode'] as const
const ranks = { other: 1, damaged: 2, slip: 3 }

/** Looks again, larger or clearer, until a slip's QR is found: another QR may be easier to see. */
async function readSlip(bytes: Uint8Array): Promise<SlipReading> {
  const checked = await checkPicture({ bytes, type: '' })
  if (checked !== 'picture') return { kind: checked === 'tooLarge' ? 'tooLarge' : 'notPicture' }
  const looks = await slipLooks(bytes)
  if (looks.length === 0) return { kind: 'notPicture' }
  let best: SlipReading = { kind: 'none' }
  let rank = 0
  for (const { pixels, ...options } of looks) {
    const shown = await pixels()
    if (!shown) return { kind: 'notPicture' }
    for (const { text: code } of await readBarcodes(shown, { formats: [...formats], ...options })) {
      const found = readSlipCode(code)
      if (ranks[found.kind] <= rank) continue
      best = { ...found, code }
      rank = ranks[found.kind]
    }
    if (rank === ranks.slip) break
  }
  return best
}

parentPort?.on('message', (bytes: Uint8Array) => {
  void readSlip(bytes).then((reading) => parentPort?.postMessage(reading))
})
