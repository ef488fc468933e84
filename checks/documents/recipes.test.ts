import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { home } from '#checks/house/source-files.ts'

const read = (path: string) => (existsSync(join(home, path)) ? readFileSync(join(home, path), 'utf8') : '')

/** The code of the recipes; its first line names the file it goes to. */
const blocks = [
  ...read('docs/how-to-add.md').matchAll(/^ {3}```tsx?\n {3}\/\/ ([\w/.-]+).*\n([\s\S]*?)^ {3}```$/gm),
].map(([, path = '', text = '']) => ({ path, text }))
const withRecipes = (path: string) =>
  [read(path), ...blocks.filter((block) => block.path === path).map(({ text }) => text)].join('\n')
const targetOf = (path: string, name: string) =>
  name.startsWith('#') ? name.slice(1) : normalize(join(dirname(path), name))

test.each(blocks.map(({ path, text }) => [path, text] as const))(
  'what a recipe imports into %s is there, or made by the recipe',
  (path, text) => {
    const imports = [...text.matchAll(/import (?:type )?\{([^}]*)\} from '([#.][^']+)'/g)].flatMap(
      ([, names = '', from = '']) =>
        names.split(',').map((name) => [name.replace(/\btype\b/, '').trim(), targetOf(path, from)] as const),
    )
    const missing = imports.filter(
      ([name, file]) =>
        !new RegExp(`export (?:async )?(?:const|function|type) ${name}\\b`).test(withRecipes(file)),
    )
    expect(missing).toEqual([])
  },
)

/** What a recipe adds to a table; the table must have that name. */
test.each(blocks.filter(({ path }) => read(path) !== '').map(({ path, text }) => [path, text] as const))(
  'a recipe for %s names tables that are there',
  (path, text) => {
    const tables = [...text.matchAll(/export const (\w+)[^=]*= \{\n\s*\/\/ …/g)].map(([, name]) => name)
    expect(tables.filter((name) => !read(path).includes(`export const ${name}`))).toEqual([])
  },
)

test('every recipe has its code', () => {
  expect(new Set(blocks.map(({ path }) => path)).size).toBeGreaterThan(8)
})
