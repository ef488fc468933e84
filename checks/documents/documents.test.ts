import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { home } from '#checks/house/source-files.ts'
import { documents } from './write-documents.ts'

const read = (path: string) => readFileSync(join(home, path), 'utf8')

test.each(documents().map(({ path, text }) => [path, text] as const))(
  '%s says what the code says; else run: npm run documents',
  (path, text) => {
    expect(read(path)).toBe(text)
  },
)

const decisions = readdirSync(join(home, 'docs/decisions')).map((name) => `docs/decisions/${name}`)
const manual = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'docs/tour.md',
  'docs/how-to-add.md',
  'docs/vocabulary.md',
  'docs/deploy.md',
]
const generated = documents().map(({ path }) => path)
const roots = 'shop|api|web|start|database|checks|e2e|bench|docs'

describe.each([...manual, ...generated, ...decisions])('%s', (path) => {
  test('links to files that are there', () => {
    const links = [...read(path).matchAll(/\]\((?!https?:|#)([^)#]+)[^)]*\)/g)].map(([, link]) =>
      join(dirname(path), link ?? ''),
    )
    expect(links.filter((link) => !existsSync(join(home, link)))).toEqual([])
  })

  test('names files that are there', () => {
    const named = [
      ...read(path).matchAll(new RegExp(`\`((?:${roots})/[\\w./-]+\\.(?:tsx?|sql|css|md))\``, 'g')),
    ].map(([, file]) => file ?? '')
    expect(named.filter((file) => !existsSync(join(home, file)))).toEqual([])
  })
})

test('the README lists every variable of the environment', () => {
  const variables = [...read('start/settings/environment.ts').matchAll(/^ {2}([A-Z_]+): optional\(/gm)].map(
    ([, name]) => name ?? '',
  )
  expect(variables).toContain('DATABASE_URL')
  expect(variables.filter((name) => !read('README.md').includes(`| \`${name}\``))).toEqual([])
})
