import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

let preparing: Promise<unknown> | undefined
async function prepare(): Promise<void> {
  preparing ??= (async () => {
    const program = await readFile(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')))
    return prepareZXingModule({
      overrides: { wasmBinary: new Uint8Array(program).buffer },
      fireImmediately: true,
    })
  })()
  await preparing
}

/** The texts of the QR codes in a picture; nothing when it is none. Reads as a stranger's service would. */
export async function codesIn(picture: ArrayBuffer): Promise<string[] | undefined> {
  try {
    const options = { limitInputPixels: 25_000_000 }
    const { data, info } = await sharp(picture, options)
      .resize({ width: 1_600, height: 1_600, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .toColourspace('b-w')
      .raw()
      .toBuffer({ resolveWithObject: true })
    await prepare()
    const grey = Buffer.concat([Buffer.from(`P5\n${info.width} ${info.height}\n255\n`), data])
    const found = await readBarcodes(new Uint8Array(grey), { formats: ['QRCode'] })
    return found.map(({ text }) => text)
  } catch {
    return undefined
  }
}
