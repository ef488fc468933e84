import { dirname, join, normalize } from 'node:path'
import { type SourceFile, sourceFiles } from './source-files.ts'

const roots = ['shop', 'api', 'web', 'sandbox', 'start', 'database', 'e2e', 'bench', 'checks']

/** What each root may look into besides itself; `start` wires everything, and so do tests and measurements. */
const mayEnter: Record<string, string[]> = {
  shop: [],
  api: ['shop'],
  web: ['shop'],
  sandbox: ['shop'],
  database: ['shop'],
  start: ['shop', 'api', 'web', 'sandbox', 'database'],
  e2e: roots,
  bench: roots,
  checks: roots,
}
/** Folders that know no business; anyone in their root may use any file of theirs. */
const kits = new Set(['kit', 'ui', 'words'])
/** Folders that put a root together and so may use every business in it. */
const starts = new Set(['start', 'layouts'])

export type Import = { from: string; to: string }

/** The project files a file imports; packages are left out, except by `shop`, which may use only zod. */
function importsOf({ path, text }: SourceFile): { files: Import[]; packages: string[] } {
  const specifiers = [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map((match) => match[1] ?? '')
  const inProject = specifiers.flatMap((name) => {
    if (name.startsWith('#')) return [name.slice(1)]
    return name.startsWith('.') ? [normalize(join(dirname(path), name))] : []
  })
  return {
    files: inProject.map((to) => ({ from: path, to: to.replace(/\?url$/, '') })),
    packages: specifiers.filter((name) => !/^[#.]/.test(name)),
  }
}

const rootOf = (path: string) => path.split('/')[0] ?? ''
const folderOf = (path: string) => path.split('/')[1] ?? ''
const isTest = (path: string) => /\.test\.tsx?$/.test(path)

function whyNotImport({ from, to }: Import): string | undefined {
  const [here, there] = [rootOf(from), rootOf(to)]
  if (here !== there)
    return roots.includes(there) && !mayEnter[here]?.includes(there)
      ? `${here} may not look into ${there}`
      : undefined
  if (here !== 'api' && here !== 'web') return undefined
  const [mine, other] = [folderOf(from), folderOf(to)]
  if (mine === other || kits.has(other)) return undefined
  if (kits.has(mine)) return `${here}/${mine} knows no business, but enters ${other}`
  if (starts.has(other))
    return starts.has(mine) ? undefined : `a business does not look into ${here}/${other}`
  if (starts.has(mine)) return undefined
  const door = new RegExp(`^${here}/${other}/${other}\\.tsx?$`)
  return door.test(to) ? undefined : `${here}/${other} is entered by its door, ${other}/${other}.ts`
}

/** The build leaves out a file of which nothing is used (vite.config.ts), so being imported must do nothing by itself. */
const bareImport = /^import '[#.][^']*\.tsx?'/m

/** Folders of one root that use each other in a circle. */
function circles(imports: Import[]): string[] {
  const uses = new Map<string, Set<string>>()
  for (const { from, to } of imports) {
    const [a, b] = [`${rootOf(from)}/${folderOf(from)}`, `${rootOf(to)}/${folderOf(to)}`]
    if (rootOf(from) !== rootOf(to) || a === b || !['shop', 'api', 'web'].includes(rootOf(from))) continue
    uses.set(a, (uses.get(a) ?? new Set()).add(b))
  }
  const found = new Set<string>()
  const walk = (folder: string, trail: string[]) => {
    const at = trail.indexOf(folder)
    if (at >= 0) {
      const circle = trail.slice(at)
      const first = circle.indexOf([...circle].sort()[0] ?? '')
      found.add([...circle.slice(first), ...circle.slice(0, first)].join(' -> '))
      return
    }
    for (const next of uses.get(folder) ?? []) walk(next, [...trail, folder])
  }
  for (const folder of uses.keys()) walk(folder, [])
  return [...found].map((circle) => `a circle of folders: ${circle}`)
}

/** Every import that goes against the plan of the house (docs/tour.md), in words. */
export function findWrongDirections(files: SourceFile[]): string[] {
  const all = files.map((file) => ({ file, ...importsOf(file) }))
  const impure = all
    .filter(({ file }) => rootOf(file.path) === 'shop' && !isTest(file.path))
    .flatMap(({ file, packages }) =>
      packages
        .filter((name) => name !== 'zod')
        .map((name) => `${file.path}: shop is pure, but imports ${name}`),
    )
  const bare = files
    .filter(({ path, text }) => ['web', 'shop'].includes(rootOf(path)) && bareImport.test(text))
    .map(({ path }) => `${path}: imports a file for what it does, which the build leaves out`)
  const judged = all.flatMap(({ files: found }) => found).filter(({ from }) => !isTest(from))
  const wrong = judged.flatMap((found) => {
    const why = whyNotImport(found)
    return why ? [`${found.from} -> ${found.to}: ${why}`] : []
  })
  return [...impure, ...bare, ...wrong, ...circles(judged)]
}

export function wrongDirections(): string[] {
  return findWrongDirections(sourceFiles(...roots))
}
