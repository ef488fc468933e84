import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { woffToTtf } from '#database/seeds/drawings/woff-to-ttf.ts'

export const fontFamily = 'Noto Sans Thai'

const require = createRequire(import.meta.url)

/**
 * A bare machine has no font, and labels would come out as boxes. This unpacks the shop's own font and returns, for each renderer,
 * the environment under which fontconfig finds it and nothing else, so pictures look the same everywhere.
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
  // A cache of one's own: nobody reads what a sister is just writing, or left half written when it crashed.
  return (renderer) => ({ FONTCONFIG_FILE: file, XDG_CACHE_HOME: join(folder, `cache-${renderer}`) })
}
