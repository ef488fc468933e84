import sharp from 'sharp'

/** A drawing to be stored as `name`.webp and, at half the width, `name`@half.webp. */
export type Picture = { name: string; svg: string }
export type Rendered = { name: string; whole: Uint8Array; half: Uint8Array }

// The parent starts one renderer per core; more threads here would compete for them.
sharp.concurrency(1)
sharp.cache(false)

// Low effort: a kilobyte more, a third of the time less. Drawings fill their canvas, so they need no alpha
// channel.
async function render({ name, svg }: Picture): Promise<Rendered> {
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { raw: { width: info.width, height: info.height, channels: info.channels } }
  const whole = await sharp(data, raw).webp({ quality: 76, effort: 0 }).toBuffer()
  const half = await sharp(data, raw)
    .resize(Math.round(info.width / 2), null, { kernel: 'linear' })
    .webp({ quality: 80, effort: 0 })
    .toBuffer()
  return { name, whole, half }
}

// One after another: fontconfig can crash when several threads load fonts for the first time.
let drawing = Promise.resolve<unknown>(undefined)
process.on('message', (picture: Picture) => {
  drawing = drawing
    .then(() => render(picture))
    .then(
      (rendered) => process.send?.(rendered),
      (error: unknown) => process.send?.({ name: picture.name, failure: String(error) }),
    )
})
