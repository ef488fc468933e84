import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import { woffToTtf } from '#api/papers/pdf/woff-to-ttf.ts'
import type { LineMenu } from '#shop/line-menus/line-menu.ts'
import { drawMenu, labelSize } from '#shop/line-menus/menu-drawing.ts'

/** LINE takes no larger picture. */
const mostBytes = 1_048_576
const family = 'Noto Sans Thai'
let fonts: Promise<string> | undefined

// The menus of many centres are alike, and publishing may begin anew.
const drawn = new LRUCache<string, Promise<Uint8Array>>({ max: 16 })

/** The picture of a menu as PNG: shapes from the drawing, labels in the shop's own font. */
export function drawMenuPicture(
  { layout, actions }: Pick<LineMenu, 'layout' | 'actions'>,
  brand: string,
): Promise<Uint8Array> {
  const key = [layout, brand, ...actions].join(' ')
  const known = drawn.get(key) ?? draw({ layout, actions }, brand)
  drawn.set(key, known)
  known.catch(() => drawn.delete(key))
  return known
}

async function draw(menu: Pick<LineMenu, 'layout' | 'actions'>, brand: string): Promise<Uint8Array> {
  const { width, height, ground, tiles } = drawMenu(menu, brand)
  fonts ??= loadFonts()
  const font = await fonts
  const shapes = tiles.map(
    ({ box, disc, icon }) =>
      `<rect ${attributes(box)}/><circle ${attributes(disc)}/><path d="${icon.d}" transform="${icon.transform}" fill="none" stroke="${icon.stroke}" stroke-width="${icon.strokeWidth}" stroke-linecap="round" stroke-linejoin="round"/>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${ground}"/>${shapes.join('')}</svg>`
  const written = await Promise.all(tiles.map(({ label }) => writeLabel(label, font)))
  const png = await sharp(Buffer.from(svg))
    .composite(written)
    .flatten({ background: '#ffffff' })
    .png({ palette: true, colours: 64, dither: 0 })
    .toBuffer()
  if (png.length > mostBytes) throw new Error('the picture of a rich menu is too large for LINE')
  return png
}

const attributes = (shape: Record<string, string | number>) =>
  Object.entries(shape)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ')

type Label = ReturnType<typeof drawMenu>['tiles'][number]['label']

async function writeLabel({ text, x, y, width, fill }: Label, fontfile: string) {
  const safe = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const { data, info } = await sharp({
    text: {
      ...{
        text: `<span foreground="${fill}">${safe}</span>`,
        font: `${family} Bold ${labelSize}`,
        fontfile,
      },
      ...{ rgba: true, dpi: 72, width: Math.round(width), align: 'centre' },
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { input: data, left: Math.round(x - info.width / 2), top: Math.round(y - info.height / 2) }
}

/** Thai and Latin letters are two files of one family: both are made known, and either stands for it. */
async function loadFonts(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sangdai-menu-fonts-'))
  let last = ''
  for (const script of ['latin', 'thai']) {
    const path = `@fontsource/noto-sans-thai/files/noto-sans-thai-${script}-700-normal.woff`
    last = join(folder, `${script}.ttf`)
    await writeFile(last, woffToTtf(await readFile(fileURLToPath(import.meta.resolve(path)))))
    await sharp({ text: { text: 'ก', font: `${family} Bold 20`, fontfile: last } })
      .png()
      .toBuffer()
  }
  process.once('exit', () => void rm(folder, { recursive: true, force: true }))
  return last
}
