type Frame = { x: number; y: number; width: number; height: number }

/** Twice the width that customers see: the server makes its own sizes of it. */
const widest = 1200

/** The part of a picture within a frame, in percent of its sides; undefined when the browser cannot. */
export async function cutOut(
  picture: HTMLImageElement,
  frame: Frame,
  name: string,
): Promise<File | undefined> {
  const { naturalWidth, naturalHeight } = picture
  const [x, width] = [frame.x, frame.width].map((percent) => (percent / 100) * naturalWidth) as [
    number,
    number,
  ]
  const [y, height] = [frame.y, frame.height].map((percent) => (percent / 100) * naturalHeight) as [
    number,
    number,
  ]
  const side = Math.min(widest, Math.round(width))
  if (side < 1) return undefined
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const drawing = canvas.getContext('2d')
  if (!drawing) return undefined
  // A see-through picture stays readable as JPEG.
  drawing.fillStyle = '#fff'
  drawing.fillRect(0, 0, side, side)
  drawing.imageSmoothingQuality = 'high'
  drawing.drawImage(picture, x, y, width, height, 0, 0, side, side)
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.93))
  return blob ? new File([blob], name.replace(/^.*\//, ''), { type: 'image/jpeg' }) : undefined
}
