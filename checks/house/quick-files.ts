import { execFileSync } from 'node:child_process'
import { lastLanded } from './last-landed.ts'
import { home } from './source-files.ts'

/** The rules for the whole project. */
export const rules = [
  ...[
    'checks/house/directions.test.ts',
    'checks/documents/documents.test.ts',
    'checks/house/migration-rules.test.ts',
    'checks/house/quick-files.test.ts',
  ],
  ...[
    'api/start/contract-rules.test.ts',
    'api/start/authorization.test.ts',
    'shop/start/',
    'web/start/',
    'web/words/',
  ],
]
/** They start processes or run thousands of cases, so only the whole run includes them. */
export const long = [
  ...['start/lifecycle.test.ts', 'database/side-by-side.test.ts', 'shop/pricing/every-cart.test.ts'],
  ...['api/checkout/cart-storm.test.ts', 'api/checkout/concurrency.test.ts'],
]

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: home, encoding: 'utf8' }).split('\n').filter(Boolean)

/** The files changed since the last commit; without any, those since the last landed version. */
export function changedFiles(): string[] {
  const here = git('status', '--porcelain', '--untracked-files=all', '--no-renames').map((line) =>
    line.slice(3),
  )
  return here.length > 0 ? here : git('diff', '--name-only', lastLanded, 'HEAD')
}

const areas = ['customer', 'merchant', 'rider']
const roots = ['shop', 'api', 'web', ...areas.map((area) => `web/${area}`)]
const businessIn = new RegExp(`^(?:shop|api|web)/(?:(?:${areas.join('|')})/)?([\\w-]+)/`)

/**
 * For Vitest: the rules, and every test of the changed businesses in all three roots, except the long ones.
 */
export function quickFiles(changed: string[]): string[] {
  const businesses = changed.flatMap((path) => businessIn.exec(path)?.[1] ?? [])
  const others = changed.flatMap((path) => /^(?:database|sandbox|start)\//.exec(path)?.[0] ?? [])
  const folders = businesses.flatMap((name) => roots.map((root) => `${root}/${name}/`))
  return [...new Set([...rules, ...folders, ...others]), ...long.map((file) => `--exclude=${file}`)]
}

/** For both runners: the tests of one area's pages, and its journeys; undefined for any other word. */
export function areaFiles(area: string): { unit: string[]; journeys: string[] } | undefined {
  return areas.includes(area) ? { unit: [`web/${area}/`], journeys: [`e2e/${area}/`] } : undefined
}
