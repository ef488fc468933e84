import sharp from 'sharp'
import type { Upload } from '#shop/contract/upload.ts'

const mostPixels = 25_000_000
const longestSide = 1_600
const formats = new Set(['jpeg', 'png', 'webp'])
const options = { limitInputPixels: mostPixels, failOn: 'error', pages: 1 } as const

/** `tooLarge` has more pixels than we open; `unknown` is no picture that we take. */
type Judged = 'picture' | 'tooLarge' | 'unknown'
export type Picture = { full: Buffer; half: Buffer }

/** What a file claims to be, by its own first bytes; cheap, so that it can be asked before anything else is spent on it. */
export async function judgePicture({ bytes }: Upload): Promise<Judged> {
  try {
    // Reads the head of the file and opens no pixels, so here it may claim any size.
    const { format, width, height } = await sharp(bytes, { ...options, limitInputPixels: false }).metadata()
    if (!formats.has(format ?? '') || width <= 0 || height <= 0) return 'unknown'
    return width * height > mostPixels ? 'tooLarge' : 'picture'
  } catch {
    return 'unknown'
  }
}

/** A picture written anew: upright, at most 1600 px, WebP, without place, camera or owner; and once more at half its width. */
export async function rewritePicture({ bytes }: Upload): Promise<Picture | undefined> {
  try {
    const inside = { fit: 'inside', withoutEnlargement: true } as const
    const { data, info } = await sharp(bytes, options)
      .rotate()
      .resize({ width: longestSide, height: longestSide, ...inside })
      .flatten({ background: '#ffffff' })
      .webp({ quality: 80 })
      .toBuffer({ resolveWithObject: true })
    const half = await sharp(data)
      .resize({ width: Math.max(1, Math.round(info.width / 2)) })
      .webp({ quality: 76 })
      .toBuffer()
    return { full: data, half }
  } catch {
    return undefined
  }
}
