import sharp from 'sharp'
import type { Upload } from '#shop/contract/upload.ts'

const mostPixels = 50_000_000
const longestSide = 1_600
const formats = new Set(['jpeg', 'png', 'webp'])
const options = { limitInputPixels: mostPixels, failOn: 'error', pages: 1 } as const

export type Picture = { full: Buffer; half: Buffer }

/** Whether a file claims to be a picture we take, by its own first bytes; cheap, so that it can be asked before anything else is spent on it. */
export async function looksLikePicture({ bytes }: Upload): Promise<boolean> {
  try {
    const { format, width, height } = await sharp(bytes, options).metadata()
    return formats.has(format ?? '') && width > 0 && height > 0 && width * height <= mostPixels
  } catch {
    return false
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
