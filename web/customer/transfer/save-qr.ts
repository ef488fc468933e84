const side = 720
const margin = 40
const lineHeight = 56

/** Draws the QR with its amount and orders as a picture, and hands it to the browser to save. */
export async function saveQr(
  qr: { size: number; path: string },
  { name, lines }: { name: string; lines: string[] },
): Promise<boolean> {
  const canvas = document.createElement('canvas')
  canvas.width = side + 2 * margin
  canvas.height = side + 2 * margin + lines.length * lineHeight
  const pen = canvas.getContext('2d')
  if (!pen) return false
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.fillStyle = '#000'
  pen.font = '700 36px "Noto Sans Thai", sans-serif'
  pen.textAlign = 'center'
  for (const [at, line] of lines.entries())
    pen.fillText(line, canvas.width / 2, side + 2 * margin + at * lineHeight, side)
  // Whole pixels for every square, or cameras see grey edges.
  const square = Math.floor(side / qr.size)
  const start = margin + (side - square * qr.size) / 2
  pen.translate(Math.round(start), margin)
  pen.scale(square, square)
  pen.fill(new Path2D(qr.path))
  const picture = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  if (!picture) return false
  const link = document.createElement('a')
  link.href = URL.createObjectURL(picture)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
  return true
}
