import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isInArea } from '#web/start/page-table.ts'
import { areas } from '#web/words/area.ts'

// The router asks each of its marks whether it is true: a mark left out says no as well, and a phone reads a quarter less.
const withoutNo = (_name: string, value: unknown) => (value === false ? undefined : value)

/**
 * The router reads the whole route table of its manifest before a page wakes, which a phone feels at a hundred routes and more.
 * So each area gets a manifest with its own routes; what is missing in it is asked from the server as a new document.
 */
export async function writeAreaTables(client: string): Promise<void> {
  const folder = join(client, 'assets')
  const name = (await readdir(folder)).find((file) => /^manifest-\w+\.js$/.test(file))
  if (!name) throw new Error('the build holds no route manifest')
  const [, start = '', json = '', end = ''] = /^([^{]*)(\{.*\})(;?\s*)$/s.exec(await readFile(join(folder, name), 'utf8')) ?? []
  const manifest = JSON.parse(json) as { routes: Record<string, unknown> }
  for (const area of areas) {
    const routes = Object.fromEntries(Object.entries(manifest.routes).filter(([id]) => isInArea(id, area)))
    await writeFile(join(folder, name.replace('.js', `-${area}.js`)), `${start}${JSON.stringify({ ...manifest, routes }, withoutNo)}${end}`)
  }
}
