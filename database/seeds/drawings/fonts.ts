import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { woffToTtf } from '#database/seeds/drawings/woff-to-ttf.ts'

export const fontFamily = 'Noto Sans Thai'

const require = createRequire(import.meta.url)

/**
 * A bare machine has no font, and labels would come out as boxes. This unpacks the shop's own font and returns the environment
 * under which fontconfig finds it and nothing else, so pictures look the same everywhere.
 */
export async function prepareFonts(folder: string): Promise<{ FONTCONFIG_FILE: string }> {
  const fonts = join(folder, 'fonts')
  await mkdir(fonts)
  for (const script of ['latin', 'thai']) {
    for (const weight of [400, 700]) {
      const woff = await readFile(require.resolve(`@fontsource/noto-sans-thai/files/noto-sans-thai-${script}-${weight}-normal.woff`))
      await writeFile(join(fonts, `${script}-${weight}.ttf`), woffToTtf(woff))
    }
  }
  const file = join(folder, 'fonts.conf')
  await writeFile(file, `<?xml version="1.0"?><fontconfig><dir>${fonts}</dir><cachedir>${join(folder, 'cache')}</cachedir></fontconfig>`)
  return { FONTCONFIG_FILE: file }
}
