/** As large as the server keeps it: more would only cost the road's signal. */
const longestSide = 1_600
const quality = 0.84

/** A picture as JPEG of a size that can be sent, upright and without what the camera wrote; undefined when it is none. */
export async function shrinkPicture(file: Blob): Promise<ArrayBuffer | undefined> {
  const source = await decode(file)
  if (!source) return undefined
  const [width, height] =
    'naturalWidth' in source ? [source.naturalWidth, source.naturalHeight] : [source.width, source.height]
  const scale = Math.min(1, longestSide / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const drawing = canvas.getContext('2d')
  if (!drawing) return undefined
  // A see-through picture stays readable as JPEG.
  drawing.fillStyle = '#fff'
  drawing.fillRect(0, 0, canvas.width, canvas.height)
  drawing.imageSmoothingQuality = 'high'
  drawing.drawImage(source, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality))
  // Phones with little memory drop canvases that are not given back.
  canvas.width = canvas.height = 0
  return blob?.arrayBuffer()
}

async function decode(file: Blob): Promise<ImageBitmap | HTMLImageElement | undefined> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch {
    return decodeByElement(file)
  }
}

/** Older Safari decodes some pictures only this way. */
function decodeByElement(file: Blob): Promise<HTMLImageElement | undefined> {
  const address = URL.createObjectURL(file)
  return new Promise((done) => {
    const image = new Image()
    image.onload = () => done(image.naturalWidth > 0 ? image : undefined)
    image.onerror = () => done(undefined)
    image.src = address
  }).then((image) => {
    URL.revokeObjectURL(address)
    return image as HTMLImageElement | undefined
  })
}
