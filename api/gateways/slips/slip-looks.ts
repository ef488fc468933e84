import sharp, { type Sharp } from 'sharp'
import type { ReaderOptions } from 'zxing-wasm/reader'

const mostPixels = 25_000_000
const seconds = 3

type Look = Pick<ReaderOptions, 'binarizer' | 'tryInvert' | 'tryDownscale' | 'tryRotate' | 'tryHarder'> & {
  /** The picture as a file that the reader decodes at once; undefined for a broken one. */
  pixels: () => Promise<Uint8Array | undefined>
}

/** Ways to look at a picture, from the quickest, which reads most slips, to the most thorough. */
export async function slipLooks(bytes: Uint8Array): Promise<Look[]> {
  const open = () => sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })
  const { width, height } = await open().metadata()
  const longest = Math.max(width, height)
  const sized = (side: number) =>
    open().resize({ width: side, height: side, fit: 'inside', kernel: side > longest ? 'cubic' : 'linear' })
  const within = (side: number) => sized(Math.min(side, longest))
  const plain = { tryHarder: true, tryRotate: false, tryInvert: false, tryDownscale: false }
  const looks: (Look | false)[] = [
    // Decoding takes most of the time, and a quarter of a large photo is decoded much faster.
    longest > 3_200 && { ...plain, pixels: () => asPixels(within(1_000)) },
    { ...plain, pixels: () => asPixels(within(1_600)) },
    // A smaller picture loses the pattern that a photo of a screen has; in dark mode a QR may be white on black.
    { ...plain, tryInvert: true, pixels: () => asPixels(within(900).blur(0.6)) },
    // A QR of a few pixels a module, in a large photo or a small picture.
    longest > 1_600 && { ...plain, pixels: () => asPixels(within(3_000)) },
    longest < 1_000 && { ...plain, pixels: () => asPixels(sized(longest * 2)) },
    { ...plain, binarizer: 'GlobalHistogram', pixels: () => asPixels(within(800).median(3)) },
  ]
  return looks.filter((look) => look !== false)
}

/** A file of bare pixels: it needs no packing, and the reader makes it grey faster than sharp does. */
async function asPixels(picture: Sharp): Promise<Uint8Array | undefined> {
  try {
    const { data, info } = await picture
      .flatten({ background: '#ffffff' })
      .raw()
      .timeout({ seconds })
      .toBuffer({ resolveWithObject: true })
    const head = Buffer.from(`P${info.channels === 1 ? 5 : 6}\n${info.width} ${info.height}\n255\n`)
    return new Uint8Array(Buffer.concat([head, data]))
  } catch {
    return undefined
  }
}
