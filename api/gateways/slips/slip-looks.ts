import sharp, { type Sharp } from 'sharp'
import type { ReaderOptions } from 'zxing-wasm/reader'

const mostPixels = 25_000_000
const seconds = 3

type Look = Pick<ReaderOptions, 'binarizer' | 'tryInvert' | 'tryDownscale' | 'tryRotate' | 'tryHarder'> & {
  /** A grey picture as the file the reader decodes fastest; undefined for a broken one. */
  pixels: () => Promise<Uint8Array | undefined>
}

/** Ways to look at a picture, from the quickest, which reads most slips, to the most thorough. */
export function slipLooks(bytes: Uint8Array): Look[] {
  const open = () => sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })
  const within = (side: number) => ({ width: side, height: side, fit: 'inside' }) as const
  const smaller = (side: number) => open().resize({ ...within(side), withoutEnlargement: true })
  const plain = { tryHarder: true, tryRotate: false, tryInvert: false, tryDownscale: false }
  return [
    { ...plain, pixels: () => asGrey(smaller(1_600)) },
    // A smaller picture loses the pattern that a photo of a screen has.
    { ...plain, pixels: () => asGrey(smaller(900).blur(0.6)) },
    // A QR of a few pixels a module, in a large photo or a small picture.
    { ...plain, tryInvert: true, pixels: () => asGrey(open().resize({ ...within(3_000), kernel: 'cubic' })) },
    { ...plain, binarizer: 'GlobalHistogram', pixels: () => asGrey(smaller(1_600).median(3).normalise()) },
  ]
}

/** A PGM file: its pixels need no packing and no unpacking. */
async function asGrey(picture: Sharp): Promise<Uint8Array | undefined> {
  try {
    const { data, info } = await picture
      .flatten({ background: '#ffffff' })
      .greyscale()
      .toColourspace('b-w')
      .raw()
      .timeout({ seconds })
      .toBuffer({ resolveWithObject: true })
    const head = Buffer.from(`P5\n${info.width} ${info.height}\n255\n`)
    return new Uint8Array(Buffer.concat([head, data]))
  } catch {
    return undefined
  }
}
