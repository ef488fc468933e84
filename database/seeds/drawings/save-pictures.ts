import { fork } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { prepareFonts } from '#database/seeds/drawings/fonts.ts'
import { renderPictures } from '#database/seeds/drawings/render-pictures.ts'
import type { Picture } from '#database/seeds/drawings/renderer.ts'
import type { SeedTools } from '#database/seeds/seed-tools.ts'

const rendererFile = fileURLToPath(new URL('./renderer.ts', import.meta.url))

/**
 * Child processes, since sharp reads the font list from the environment only when first loaded. They also use
 * every core.
 */
export async function savePictures(
  pictures: readonly Picture[],
  saveFile: SeedTools['saveFile'],
): Promise<void> {
  if (pictures.length === 0) return
  const folder = await mkdtemp(join(tmpdir(), 'sangdai-fonts-'))
  try {
    const fontsOf = await prepareFonts(folder)
    let started = 0
    await renderPictures(pictures, {
      renderers: Math.min(4, availableParallelism()),
      startRenderer: () =>
        fork(rendererFile, {
          env: { ...process.env, ...fontsOf(++started) },
          execArgv: [],
          serialization: 'advanced',
        }),
      save: async ({ name, whole, half }) => {
        await Promise.all([saveFile(name, whole), saveFile(name.replace(/\.webp$/, '@half.webp'), half)])
      },
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
