import { type ChildProcess, fork } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { prepareFonts } from '#database/seeds/drawings/fonts.ts'
import { renderPictures } from '#database/seeds/drawings/render-pictures.ts'

const rendererFile = fileURLToPath(new URL('./renderer.ts', import.meta.url))
const drawing = (name: string) => ({
  name,
  svg: `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="60"><text y="30" font-family="Noto Sans Thai">${name}</text></svg>`,
})
const drawings = Array.from({ length: 24 }, (_, index) => drawing(`picture-${index}.webp`))
const names = drawings.map(({ name }) => name).sort()

let folder = ''
let fontsOf: Awaited<ReturnType<typeof prepareFonts>>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sangdai-renderers-'))
  fontsOf = await prepareFonts(folder)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Real renderers that a test may kill: `onSend` sees each drawing before its renderer does. */
function realRenderers(onSend: (child: ChildProcess, name: string) => void = () => {}) {
  const started: ChildProcess[] = []
  const startRenderer = () => {
    const child = fork(rendererFile, {
      env: { ...process.env, ...fontsOf(started.length) },
      execArgv: [],
      serialization: 'advanced',
    })
    const send = child.send.bind(child)
    child.send = ((picture: { name: string }) => {
      onSend(child, picture.name)
      return send(picture)
    }) as ChildProcess['send']
    started.push(child)
    return child
  }
  return { started, startRenderer }
}

test.each(['SIGKILL', 'SIGSEGV'] as const)(
  'a renderer that ends by %s in the middle loses no picture, and none is made twice',
  async (signal) => {
    const { started, startRenderer } = realRenderers()
    const saved: string[] = []
    await renderPictures(drawings, {
      renderers: 2,
      startRenderer,
      save: async ({ name }) => {
        saved.push(name)
        if (saved.length === 5) started[0]?.kill(signal)
      },
    })
    expect(saved.sort()).toEqual(names)
    expect(started[0]?.signalCode).toBe(signal)
  },
)

test('a drawing that ends every renderer it meets is an error that names it, and no renderer is left', async () => {
  const { started, startRenderer } = realRenderers(
    (child, name) => name === 'picture-7.webp' && child.kill('SIGKILL'),
  )
  const rendering = renderPictures(drawings.slice(7), { renderers: 1, startRenderer, save: async () => {} })
  await expect(rendering).rejects.toThrow(
    'Cannot render picture-7.webp: its renderer stopped early 3 times (SIGKILL)',
  )
  for (const child of started) expect(child.exitCode ?? child.signalCode).not.toBeNull()
})

test('a drawing that is none is an error that names it', async () => {
  const { startRenderer } = realRenderers()
  const rendering = renderPictures([{ name: 'broken.webp', svg: 'no drawing' }], {
    renderers: 2,
    startRenderer,
    save: async () => {},
  })
  await expect(rendering).rejects.toThrow('Cannot render broken.webp')
})

test('a picture that cannot be stored is an error', async () => {
  const { startRenderer } = realRenderers()
  const save = () => Promise.reject(new Error('the disk is full'))
  await expect(renderPictures(drawings, { renderers: 2, startRenderer, save })).rejects.toThrow(
    'the disk is full',
  )
})

test('each renderer has a font cache of its own', async () => {
  const { startRenderer } = realRenderers()
  await renderPictures(drawings.slice(0, 4), { renderers: 2, startRenderer, save: async () => {} })
  const entries = await readdir(folder)
  expect(entries).toEqual(expect.arrayContaining(['cache-0', 'cache-1']))
  expect(entries).not.toContain('cache')
})
