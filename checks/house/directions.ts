import { circlesIn, type Import, importsOf, isTest, rootOf, unitOf } from './imports.ts'
import { type SourceFile, sourceFiles } from './source-files.ts'

const roots = ['shop', 'api', 'web', 'sandbox', 'start', 'database', 'e2e', 'bench', 'checks']

/** What each root may import besides itself; `start`, tests and measurements may import everything. */
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
/** Folders without business; any file of their root may import any of theirs. */
const kits = new Set(['kit', 'ui', 'words', 'paths', 'gateways'])
/** Folders that assemble a root and may import every business in it. */
const starts = new Set(['start', 'layouts'])
/** The areas of `web`: customers, staff and riders share no screen. */
const areas = new Set(['customer', 'merchant', 'rider'])
/** What a kit may import of `shop`: basic values, the caller, and the app inside LINE. */
const basics = new Set([
  ...['money', 'time', 'thai', 'words', 'problems', 'contract', 'settings', 'identity', 'line', 'start'],
])
const mayKnow = (kit: string, business: string) =>
  basics.has(business) || kit === 'api/gateways' || (kit === 'web/kit/visit' && business === 'centres')
/** Only its own business shows a screen or runs a query. */
const isPrivate = (path: string) => /-(route|screen|queries)\.tsx?$/.test(path)

const folderOf = (path: string) => path.split('/')[1] ?? ''

function whyNotImport({ from, to }: Import): string | undefined {
  const [here, there] = [rootOf(from), rootOf(to)]
  const [mine, other] = [folderOf(from), folderOf(to)]
  if (here !== there) {
    if (roots.includes(there) && !mayEnter[here]?.includes(there)) return `${here} may not look into ${there}`
    if (['api', 'web'].includes(here) && kits.has(mine) && there === 'shop' && !mayKnow(unitOf(from), other))
      return `${here}/${mine} knows no business, but looks into shop/${other}`
    return undefined
  }
  if ((here !== 'api' && here !== 'web') || unitOf(from) === unitOf(to) || kits.has(other)) return undefined
  if (kits.has(mine)) return `${unitOf(from)} knows no business, but enters ${unitOf(to)}`
  if (starts.has(mine)) return undefined
  if (starts.has(other)) return `a business does not look into ${here}/${other}`
  if (mine !== other && areas.has(other)) return `${here}/${mine} may not look into ${here}/${other}`
  return isPrivate(to) ? `routes, screens and queries are for ${unitOf(to)} alone` : undefined
}

/** The build drops files whose exports are unused (vite.config.ts), so an import must have no side effect. */
const bareImport = /^import '[#.][^']*\.tsx?'/m
const passesOn = /^export (?:type )?(?:\*|\{[^}]*\})\s*from '/m
/** A name is imported from the file that defines it; only files loaded by path may re-export. */
const mayPassOn = (path: string) => /-route\.tsx?$|^web\/start\/entry\.server\.tsx$/.test(path)

const asMap = (imports: Import[], name: (path: string) => string) => {
  const uses = new Map<string, Set<string>>()
  for (const { from, to } of imports) {
    const [a, b] = [name(from), name(to)]
    if (a !== b) uses.set(a, (uses.get(a) ?? new Set()).add(b))
  }
  return uses
}

/** Every import against the project's plan (docs/tour.md), in words. */
export function findWrongDirections(files: SourceFile[]): string[] {
  const all = files.map((file) => ({ file, ...importsOf(file) })).filter(({ file }) => !isTest(file.path))
  const packages = all.flatMap(({ file: { path }, packages }) =>
    packages.flatMap((name) => {
      if (rootOf(path) === 'shop' && name !== 'zod') return [`${path}: shop is pure, but imports ${name}`]
      return name.startsWith('@mantine/') && !path.startsWith('web/merchant/')
        ? [`${path}: ${name} belongs to web/merchant alone`]
        : []
    }),
  )
  const bare = all.flatMap(({ file: { path, text } }) => {
    if (['web', 'shop'].includes(rootOf(path)) && bareImport.test(text))
      return [`${path}: imports a file for what it does, which the build leaves out`]
    return passesOn.test(text) && !mayPassOn(path) ? [`${path}: passes on what another file defines`] : []
  })
  const imports = all.flatMap(({ files: found }) => found)
  const wrong = imports.flatMap((found) => {
    const why = whyNotImport(found)
    return why ? [`${found.from} -> ${found.to}: ${why}`] : []
  })
  const inOneRoot = imports.filter(({ from, to }) => rootOf(from) === rootOf(to))
  return [
    ...packages,
    ...bare,
    ...wrong,
    ...circlesIn(asMap(inOneRoot, unitOf)).map((found) => `a circle of folders: ${found.join(', ')}`),
    ...circlesIn(asMap(imports, (path) => path)).map((found) => `a circle of files: ${found.join(', ')}`),
  ]
}

export function wrongDirections(): string[] {
  return findWrongDirections(sourceFiles(...roots))
}
