import { withoutLanguage } from '#web/paths/in-language.ts'
import { lengthsOf, pages } from './page-table.ts'

export type Taken = 'form' | 'files' | 'json'

const lastValue = /:\w+$/
const takers = new Map(
  pages.flatMap(({ path, takes }) =>
    takes ? lengthsOf(path).map((length) => [length.replace(lastValue, ':'), takes] as const) : [],
  ),
)

/** The page's body type by its path or data path; case and a trailing slash do not matter. */
export function takenBy(path: string): Taken {
  const plain = path
    .toLowerCase()
    .replace(/\/$/, '')
    .replace(/\.data$/, '')
  const page = withoutLanguage(plain)
  return takers.get(page) ?? takers.get(page.replace(/[^/]+$/, ':')) ?? 'form'
}

const outside = pages.flatMap(({ path, fromOutside }) =>
  fromOutside ? [new RegExp(`^${path.replace(/\/:\w+(\??)/g, '(?:/[^/]+)$1')}$`, 'i')] : [],
)

/** Whether a form of another site is taken here: at the callbacks of gateways, which change nothing themselves. */
export function mayComeFromOutside(path: string): boolean {
  const page = withoutLanguage(path.toLowerCase().replace(/\/$/, ''))
  return !page.endsWith('.data') && outside.some((pattern) => pattern.test(page))
}
