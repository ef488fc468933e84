const longestSide = 1_600

/**
 * A phone's photo has five megabytes, too much for a slow connection. A file that cannot be decoded is sent
 * as it is, for the server to judge.
 */
export async function shrinkPhoto(photo: File): Promise<Blob> {
  try {
    const picture = await createImageBitmap(photo, { imageOrientation: 'from-image' })
    const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(picture.width * scale)
    canvas.height = Math.round(picture.height * scale)
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    const small = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.85))
    return small && small.size < photo.size ? small : photo
  } catch {
    return photo
  }
}
