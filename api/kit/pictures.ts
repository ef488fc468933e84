import sharp from 'sharp'
import type { Upload } from '#shop/contract/upload.ts'

const mostPixels = 25_000_000
const longestSide = 1_600
const formats = new Set(['jpeg', 'png', 'webp'])
const options = { limitInputPixels: mostPixels, failOn: 'error', pages: 1 } as const

/** `tooLarge` exceeds the pixel limit; `unknown` is no accepted picture format. */
type CheckedPicture = 'picture' | 'tooLarge' | 'unknown'
export type Picture = { full: Buffer; half: Buffer }
type Size = { width: number; height: number }
type Sized = Picture & Size

/** The picture type by the first bytes; cheap, so it is checked first. */
export async function checkPicture({ bytes }: Upload): Promise<CheckedPicture> {
  try {
    // Only the header is read, so any size is allowed here.
    const { format, width, height } = await sharp(bytes, { ...options, limitInputPixels: false }).metadata()
    if (!formats.has(format ?? '') || width <= 0 || height <= 0) return 'unknown'
    return width * height > mostPixels ? 'tooLarge' : 'picture'
  } catch {
    return 'unknown'
  }
}

/** A re-encoded picture: upright, at most 1600 px, WebP without metadata; and a copy at half the width. */
export async function rewritePicture({ bytes }: Upload): Promise<Sized | undefined> {
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
    return { full: data, half, width: info.width, height: info.height }
  } catch {
    return undefined
  }
}

/** A re-encoded picture on a white square of so many pixels, WebP without metadata; and a copy of half the width. */
export async function squarePicture({ bytes }: Upload, side: number): Promise<Picture | undefined> {
  try {
    const white = { background: '#ffffff' }
    const full = await sharp(bytes, options)
      .rotate()
      .flatten(white)
      .resize({ width: side, height: side, fit: 'contain', ...white })
      .webp({ quality: 80 })
      .toBuffer()
    const half = await sharp(full)
      .resize({ width: Math.round(side / 2) })
      .webp({ quality: 76 })
      .toBuffer()
    return { full, half }
  } catch {
    return undefined
  }
}

/** A re-encoded picture that fills exactly this size; what is too wide or too high is cut off evenly. */
export async function filledPicture({ bytes }: Upload, size: Size): Promise<Sized | undefined> {
  try {
    const full = await sharp(bytes, options)
      .rotate()
      .flatten({ background: '#ffffff' })
      .resize({ ...size, fit: 'cover' })
      .webp({ quality: 80 })
      .toBuffer()
    const half = await sharp(full)
      .resize({ width: Math.round(size.width / 2) })
      .webp({ quality: 76 })
      .toBuffer()
    return { full, half, ...size }
  } catch {
    return undefined
  }
}
