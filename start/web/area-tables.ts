import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isInArea } from '#web/start/page-table.ts'
import { areas } from '#web/words/area.ts'

// The router treats a missing flag as false, so false flags are removed: a quarter less for a phone to read.
const withoutNo = (_name: string, value: unknown) => (value === false ? undefined : value)

type Route = { module: string; imports?: string[] }
type Manifest = { url: string; entry: Route; routes: Record<string, Route> }

/** A page's files without those every page of its area has already loaded. */
function further(route: Route, loaded: Route[]): string[] {
  const there = new Set(loaded.flatMap(({ module, imports = [] }) => [module, ...imports]))
  return loaded.includes(route)
    ? (route.imports ?? [])
    : (route.imports ?? []).filter((file) => !there.has(file))
}

/**
 * The router parses its whole manifest before hydration, which is slow on a phone. So each area gets its own
 * routes; others load as a new document.
 */
export async function writeAreaTables(client: string): Promise<void> {
  const folder = join(client, 'assets')
  const name = (await readdir(folder)).find((file) => /^manifest-\w+\.js$/.test(file))
  if (!name) throw new Error('the build holds no route manifest')
  const [, start = '', json = '', end = ''] =
    /^([^{]*)(\{.*\})(;?\s*)$/s.exec(await readFile(join(folder, name), 'utf8')) ?? []
  const manifest = JSON.parse(json) as Manifest
  for (const area of areas) {
    const own = Object.entries(manifest.routes).filter(([id]) => isInArea(id, area))
    const first = own.filter(([id]) => id === 'root' || id.startsWith('layout-')).map(([, route]) => route)
    const routes = Object.fromEntries(
      own.map(([id, route]) => [id, { ...route, imports: further(route, [manifest.entry, ...first]) }]),
    )
    const ofArea = (file: string) => file.replace(/\.js$/, `-${area}.js`)
    // A page loads the table at this address a second time if it is not the one it came with.
    const table = { ...manifest, url: ofArea(manifest.url), routes }
    await writeFile(join(folder, ofArea(name)), `${start}${JSON.stringify(table, withoutNo)}${end}`)
  }
}
