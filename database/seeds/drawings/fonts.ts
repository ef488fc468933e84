import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { woffToTtf } from '#database/seeds/drawings/woff-to-ttf.ts'

export const fontFamily = 'Noto Sans Thai'

const require = createRequire(import.meta.url)

/**
 * Unpacks the shop's own font, since a bare machine has none and labels would be boxes. Returns each
 * renderer's environment, in which fontconfig finds only this font.
 */
export async function prepareFonts(
  folder: string,
): Promise<(renderer: number) => { FONTCONFIG_FILE: string; XDG_CACHE_HOME: string }> {
  const fonts = join(folder, 'fonts')
  await mkdir(fonts)
  for (const script of ['latin', 'thai']) {
    for (const weight of [400, 700]) {
      const woff = await readFile(
        require.resolve(`@fontsource/noto-sans-thai/files/noto-sans-thai-${script}-${weight}-normal.woff`),
      )
      await writeFile(join(fonts, `${script}-${weight}.ttf`), woffToTtf(woff))
    }
  }
  const file = join(folder, 'fonts.conf')
  await writeFile(
    file,
    `<?xml version="1.0"?><fontconfig><dir>${fonts}</dir><cachedir prefix="xdg">fontconfig</cachedir></fontconfig>`,
  )
  // A separate cache per renderer, so that none reads a half-written one.
  return (renderer) => ({ FONTCONFIG_FILE: file, XDG_CACHE_HOME: join(folder, `cache-${renderer}`) })
}
