import { withoutLanguage } from '#web/paths/in-language.ts'
import { pages } from './page-table.ts'

export type Taken = 'form' | 'files' | 'json'

const lastValue = /:\w+$/
const takers = new Map(
  pages.flatMap(({ path, takes }) => (takes ? [[path.replace(lastValue, ':'), takes] as const] : [])),
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
