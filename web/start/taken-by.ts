import { withoutLanguage } from '#web/paths/in-language.ts'
import { pages } from './page-table.ts'

export type Taken = 'form' | 'files' | 'json'

const lastValue = /:\w+$/
const takers = new Map(
  pages.flatMap(({ path, takes }) => (takes ? [[path.replace(lastValue, ':'), takes] as const] : [])),
)

/** What a page is sent, by its path or its data's; a slash at the end and the case of letters make no other page. */
export function takenBy(path: string): Taken {
  const plain = path
    .toLowerCase()
    .replace(/\/$/, '')
    .replace(/\.data$/, '')
  const page = withoutLanguage(plain)
  return takers.get(page) ?? takers.get(page.replace(/[^/]+$/, ':')) ?? 'form'
}
