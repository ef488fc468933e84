import sharp, { type Raw, type Sharp } from 'sharp'
import type { ReaderOptions } from 'zxing-wasm/reader'
import { type Grey, greyOf, soften, unspeckle } from './grey.ts'

const mostPixels = 25_000_000
const seconds = 3
const small = 900
/** Nobody could read a slip on less. */
const leastSide = 60

type Look = Pick<ReaderOptions, 'binarizer' | 'tryInvert' | 'tryDownscale' | 'tryRotate' | 'tryHarder'> & {
  /** The picture as a file that the reader decodes at once; undefined for a broken one. */
  pixels: () => Promise<Uint8Array | undefined>
}
type Pixels = { width: number; height: number; channels: number; data: Uint8Array }

/** Ways to look at a picture, from the quickest, which reads most slips, to the most thorough. A picture too narrow for a slip gets none. */
export async function slipLooks(bytes: Uint8Array): Promise<Look[]> {
  const open = () => sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })
  const { width, height } = await open().metadata()
  if (Math.min(width, height) < leastSide) return []
  const longest = Math.max(width, height)
  const within = (side: number) => decode(side < longest ? shrunk(open(), side) : open())
  // Decoding takes most of the time: what is seen first serves the looks at less of it, too.
  const seen = once(() => within(longest > 2_000 ? 1_600 : longest))
  const less = once(async () => lessOf(await seen()))
  const plain = { tryHarder: true, tryRotate: false, tryInvert: false, tryDownscale: false }
  const looks: (Look | false)[] = [
    // A quarter of a large photo is decoded much faster.
    longest > 3_200 && { ...plain, pixels: async () => asFile(await within(1_000)) },
    { ...plain, pixels: async () => asFile(await seen()) },
    // A smaller picture loses the pattern that a photo of a screen has; in dark mode a QR may be white on black.
    { ...plain, tryInvert: true, pixels: async () => changed(await less(), soften) },
    // A QR of a few pixels a module, in a large photo or a small picture.
    longest > 2_000 && { ...plain, pixels: async () => asFile(await within(3_000)) },
    longest < 1_000 && { ...plain, pixels: async () => asFile(await grown(await less(), longest * 2)) },
    { ...plain, binarizer: 'GlobalHistogram', pixels: async () => changed(await less(), unspeckle) },
  ]
  return looks.filter((look) => look !== false)
}

const shrunk = (picture: Sharp, side: number) =>
  picture.resize({ width: side, height: side, fit: 'inside', kernel: 'linear' })

function once<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let result: Promise<Result> | undefined
  return () => {
    result ??= work()
    return result
  }
}

async function decode(picture: Sharp): Promise<Pixels | undefined> {
  try {
    const { data, info } = await picture
      .flatten({ background: '#ffffff' })
      .raw()
      .timeout({ seconds })
      .toBuffer({ resolveWithObject: true })
    return { width: info.width, height: info.height, channels: info.channels, data }
  } catch {
    return undefined
  }
}

/** Small enough for the slower looks, and grey. */
async function lessOf(seen: Pixels | undefined): Promise<Grey | undefined> {
  if (!seen) return undefined
  const { width, height, channels } = seen
  const raw = { width, height, channels } as Raw
  const isSmall = Math.max(width, height) < 1_000
  const less = isSmall ? seen : await decode(shrunk(sharp(seen.data, { raw }), small))
  return less && { width: less.width, height: less.height, data: greyOf(less.data, less.channels) }
}

async function grown(picture: Grey | undefined, side: number): Promise<Pixels | undefined> {
  if (!picture) return undefined
  const { data, width, height } = picture
  const large = sharp(data, { raw: { width, height, channels: 1 } })
  return decode(
    large.resize({ width: side, height: side, fit: 'inside', kernel: 'cubic' }).toColourspace('b-w'),
  )
}

const changed = (picture: Grey | undefined, change: (picture: Grey) => Grey) =>
  picture && asFile({ ...change(picture), channels: 1 })

/** A file of bare pixels: it needs no packing, and the reader makes it grey faster than sharp does. */
function asFile(pixels: Pixels | undefined): Uint8Array | undefined {
  if (!pixels) return undefined
  const { width, height, channels, data } = pixels
  const head = Buffer.from(`P${channels === 1 ? 5 : 6}\n${width} ${height}\n255\n`)
  const file = new Uint8Array(head.length + data.length)
  file.set(head)
  file.set(data, head.length)
  return file
}
