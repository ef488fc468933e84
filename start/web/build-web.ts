import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { writeAreaTables } from './area-tables.ts'

const run = promisify(execFile)
const home = fileURLToPath(new URL('../..', import.meta.url))
const sources = [
  'web',
  'shop',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
  'start/web/area-tables.ts',
  'start/web/chunks.ts',
]
const buildsKept = 3

async function filesOf(path: string): Promise<string[]> {
  const found = await stat(join(home, path)).catch(() => undefined)
  if (!found) return []
  if (found.isFile()) return [path]
  const entries = await readdir(join(home, path), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath.slice(home.length), entry.name))
}

/** A hash of the sources, so that a build is made once and never used stale. */
async function fingerprint(): Promise<string> {
  const hash = createHash('sha256')
  const files = (await Promise.all(sources.map(filesOf))).flat().sort()
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(await readFile(join(home, file)))
      .update('\0')
  return hash.digest('hex').slice(0, 16)
}

/**
 * The folder of the built web, made if missing. Concurrent builds do not collide: each is built aside and
 * renamed into place.
 */
export async function buildWeb(say: (line: string) => void): Promise<string> {
  const target = join(home, 'build', await fingerprint())
  if (await stat(join(target, 'done')).catch(() => undefined)) return target
  say('Building the web pages')
  const aside = join(home, 'build', `aside-${process.pid}`)
  await rm(aside, { recursive: true, force: true })
  const env = { ...process.env, NODE_ENV: 'production', SANGDAI_BUILD_DIR: aside }
  await run(join(home, 'node_modules', '.bin', 'react-router'), ['build'], {
    cwd: home,
    env,
    maxBuffer: 1 << 26,
  })
  await writeAreaTables(join(aside, 'client'))
  await writeServiceWorker(join(aside, 'client'))
  await compressFolder(join(aside, 'client'))
  await writeFile(join(aside, 'done'), '')
  await rename(aside, target).catch(async () => rm(aside, { recursive: true, force: true }))
  await dropOldBuilds(target)
  return target
}

/** The service worker keeps one address for ever, so it is not part of the bundle. */
async function writeServiceWorker(folder: string): Promise<void> {
  const { transformWithOxc, minify } = await import('vite')
  const file = join(home, 'web', 'start', 'service-worker.ts')
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file, { sourcemap: false })
  await writeFile(
    join(folder, 'service-worker.js'),
    (await minify('service-worker.js', code, { module: true })).code,
  )
}

/** Compresses every asset with brotli and gzip once, never while serving. */
async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  await Promise.all(
    entries
      .filter((entry) => entry.isFile() && /\.(js|css|svg|json|webmanifest|wasm)$/.test(entry.name))
      .map(async (entry) => {
        const file = join(entry.parentPath, entry.name)
        const bytes = await readFile(file)
        const brotli = promisify(brotliCompress)(bytes, {
          params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
        })
        await writeFile(`${file}.br`, await brotli)
        await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }))
      }),
  )
}

async function dropOldBuilds(current: string): Promise<void> {
  const folder = join(home, 'build')
  await dropAbandoned(folder)
  const builds = await Promise.all(
    (await readdir(folder))
      .filter((name) => /^[0-9a-f]{16}$/.test(name))
      .map(async (name) => ({ path: join(folder, name), at: (await stat(join(folder, name))).mtimeMs })),
  )
  const old = builds.filter(({ path }) => path !== current).sort((a, b) => b.at - a.at)
  await Promise.all(old.slice(buildsKept - 1).map(({ path }) => rm(path, { recursive: true, force: true })))
}

/** A killed build leaves its folder behind; after an hour no build still uses it. */
async function dropAbandoned(folder: string): Promise<void> {
  for (const name of (await readdir(folder)).filter((entry) => entry.startsWith('aside-'))) {
    const { mtimeMs } = await stat(join(folder, name)).catch(() => ({ mtimeMs: Date.now() }))
    if (Date.now() - mtimeMs > 3_600_000) await rm(join(folder, name), { recursive: true, force: true })
  }
}
