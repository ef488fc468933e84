import { pages } from './page-table.ts'

const takers = new Set(pages.filter(({ takesFiles }) => takesFiles).map(({ path }) => path))

/** Whether a path, a document's or its data's, is of a page that takes files. */
export function takesFiles(path: string): boolean {
  return takers.has(path.replace(/^\/en(?=\/)/, '').replace(/\.data$/, ''))
}
