import { importsOf, isTest, rootOf, unitOf } from '#checks/house/imports.ts'
import type { SourceFile } from '#checks/house/source-files.ts'

export type Size = 1 | 2 | 3 | 4
export type House = {
  /** The folders of each part, by name. */
  folders: Map<string, Map<string, Size>>
  /** How many imports go from one part to another. */
  uses: { from: string; to: string; count: number }[]
}

/** Steps this wide, where few folders stand today, let a usual commit leave the picture as it is. */
const fileSteps = [8, 20, 60] as const
const importSteps = [25, 150] as const
const stepOf = (count: number, steps: readonly number[]) =>
  (steps.filter((step) => count > step).length + 1) as Size
export const strengthOf = (count: number) => stepOf(count, importSteps)
export const legend = { files: fileSteps, imports: importSteps }

const basics: Record<string, string[]> = {
  shop: ['contract', 'money', 'problems', 'thai', 'time', 'words'],
  web: ['ui', 'words', 'paths'],
}
const apart: Record<string, string[]> = { shop: ['start'], api: ['start', 'kit', 'gateways'] }

/** Where a file is drawn: an area of `web`, a layer of `shop` or `api`, or any other root as a whole. */
function partOf(path: string): string {
  const root = rootOf(path)
  const folder = path.split('/')[1] ?? ''
  if (basics[root]?.includes(folder)) return `${root}/basics`
  if (root === 'web' || apart[root]?.includes(folder)) return `${root}/${folder}`
  return root === 'shop' || root === 'api' ? `${root}/businesses` : root
}

const boxOf = (path: string) => {
  const unit = unitOf(path)
  return unit === path ? '*.ts' : (unit.split('/').at(-1) ?? '')
}

export function houseFacts(files: SourceFile[]): House {
  const counts = new Map<string, Map<string, number>>()
  const uses = new Map<string, { from: string; to: string; count: number }>()
  const known = new Set(files.map(({ path }) => rootOf(path)))
  for (const file of files) {
    const from = partOf(file.path)
    const boxes = counts.get(from) ?? new Map<string, number>()
    counts.set(from, boxes.set(boxOf(file.path), (boxes.get(boxOf(file.path)) ?? 0) + 1))
    if (isTest(file.path) || file.path.endsWith('.sql')) continue
    for (const to of importsOf(file).files.map((found) => found.to)) {
      const key = `${from} ${partOf(to)}`
      if (from === partOf(to) || !known.has(rootOf(to))) continue
      uses.set(key, { from, to: partOf(to), count: (uses.get(key)?.count ?? 0) + 1 })
    }
  }
  const sized = (boxes: Map<string, number>) =>
    new Map([...boxes].toSorted().map(([name, count]) => [name, stepOf(count, fileSteps)]))
  return {
    folders: new Map([...counts].map(([part, boxes]) => [part, sized(boxes)])),
    uses: [...uses.values()].toSorted((a, b) => `${a.from} ${a.to}`.localeCompare(`${b.from} ${b.to}`, 'en')),
  }
}
