import { type ChildProcess, fork } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { prepareFonts } from '#database/seeds/drawings/fonts.ts'
import type { SeedTools } from '#database/seeds/seed-tools.ts'

/** A drawing to be stored as `name`.webp and, at half the width, `name`@half.webp. */
export type Picture = { name: string; svg: string }
export type Rendered = { name: string; whole: Uint8Array; half: Uint8Array } | { name: string; failure: string }

const rendererFile = fileURLToPath(new URL('./renderer.ts', import.meta.url))

/**
 * Renders drawings in child processes: the font list is read from the environment when sharp first loads, and this process may
 * have loaded it long ago. Children also use every core.
 */
export async function savePictures(pictures: readonly Picture[], saveFile: SeedTools['saveFile']): Promise<void> {
  if (pictures.length === 0) return
  const folder = await mkdtemp(join(tmpdir(), 'sangdai-fonts-'))
  try {
    const env = { ...process.env, ...(await prepareFonts(folder)) }
    const waiting = [...pictures].reverse()
    const count = Math.min(4, availableParallelism(), waiting.length)
    await Promise.all(Array.from({ length: count }, () => runRenderer(env, waiting, saveFile)))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function runRenderer(env: NodeJS.ProcessEnv, waiting: Picture[], saveFile: SeedTools['saveFile']): Promise<void> {
  return new Promise((resolve, reject) => {
    const child: ChildProcess = fork(rendererFile, { env, execArgv: [], serialization: 'advanced' })
    const saves: Promise<void>[] = []
    let underWay = 0
    const giveUp = (error: unknown) => {
      waiting.length = 0
      child.kill()
      reject(error)
    }
    const next = () => {
      const picture = waiting.pop()
      if (picture) {
        underWay++
        child.send(picture)
      } else if (underWay === 0 && child.connected) child.disconnect()
    }
    child.on('message', (rendered: Rendered) => {
      if ('failure' in rendered) return giveUp(new Error(`Cannot render ${rendered.name}: ${rendered.failure}`))
      underWay--
      next()
      saves.push(saveFile(rendered.name, rendered.whole), saveFile(rendered.name.replace(/\.webp$/, '@half.webp'), rendered.half))
    })
    child.on('error', giveUp)
    child.on('exit', (code, signal) => {
      if (code === 0) Promise.all(saves).then(() => resolve(), giveUp)
      else giveUp(new Error(`The picture renderer stopped early (${signal ?? code})`))
    })
    // Two at a time, so that the next drawing is already there when one is done.
    next()
    next()
  })
}
