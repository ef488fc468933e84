import { joinClasses } from './join-classes.ts'

type PictureProps = {
  /** A stored picture, such as /files/products/x.webp. */
  src: string
  /** The stored file's size, so that its space is reserved. */
  width: number
  height: number
  /** The shown width, as in the `sizes` attribute. */
  sizes: string
  /** Empty when the text beside it says the same. */
  alt: string
  /** The largest picture of the first screen: at most one or two on a page. */
  priority?: boolean
  fit?: 'cover' | 'contain'
  className?: string
}

export function Picture({
  src,
  width,
  height,
  sizes,
  alt,
  priority,
  fit = 'cover',
  className,
}: PictureProps) {
  return (
    <img
      src={src}
      srcSet={srcSetOf(src, width)}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      style={{ aspectRatio: `${width} / ${height}` }}
      className={joinClasses(
        'block h-auto w-full bg-primary-tint',
        fit === 'cover' ? 'object-cover' : 'object-contain',
        className,
      )}
    />
  )
}

/** Every stored NAME.webp has a NAME@half.webp of half its width. */
function srcSetOf(src: string, width: number): string | undefined {
  if (!src.endsWith('.webp')) return undefined
  return `${src.slice(0, -'.webp'.length)}@half.webp ${Math.round(width / 2)}w, ${src} ${width}w`
}
