import { expect, test } from 'vitest'
import { findLongComments, longComments } from './long-comments.ts'

const found = (text: string, path = 'shop/a/a.tsx') => findLongComments([{ path, text }])
const words = (count: number) => 'word '.repeat(count).trim()

test('no comment has a sentence of more than 25 words, or more than two sentences', () => {
  expect(longComments()).toEqual([])
})

test.each([
  [`/** ${words(26)}. */`, '26 words in a sentence'],
  [`/* Short. ${words(26)} */`, '26 words in a sentence'],
  [`// ${words(13)}\n// ${words(13)}\nconst a = 1`, '26 words in a sentence'],
  [`// One.\n// Two.\n// Three.`, '3 sentences'],
  [`/**\n * One\n *\n * Two\n *\n * Three\n */`, '3 sentences'],
  [`/** One. Two. */\n// Three.`, '3 sentences'],
  [`const a = 1 // One? Two! "Three."`, '3 sentences'],
  [`const a = <p>{/* One. Two. Three. */}</p>`, '3 sentences'],
  [`const a = \`\${/* One. Two. Three. */ 1}\``, '3 sentences'],
])('a long comment is found: %s', (text, problem) => {
  expect(found(text)).toEqual([`shop/a/a.tsx:1: ${problem}`])
})

test.each([
  `/** ${words(25)}. ${words(25)}. */`,
  `// ${words(25)}\n\n// ${words(25)}`,
  `const a = 1 // ${words(25)}\nconst b = 2 // ${words(25)}\n// ${words(25)}`,
  `// One, e.g. 1.5 of \`a.ts\` in 0.3 s. Two at https://a.example/b.c?d.`,
  `const a = 'https://a.example // ${words(26)}'`,
  `const a = \`// ${words(26)}\``,
  `const a = /[/*]${words(26)} *\\//`,
  `const a = <p>// ${words(26)}</p>`,
  `// biome-ignore lint/a/b: ${words(26)}\nconst a = 1`,
  `// One.\n// @ts-expect-error ${words(26)}\n// Two.`,
])('what is short, or no comment, stays: %s', (text) => {
  expect(found(text)).toEqual([])
})

test('comments of SQL and CSS are judged too, and a place is told by its line', () => {
  const sql = `select '-- ${words(26)}';\n-- One.\n-- Two.\n-- Three.\n`
  expect(found(sql, 'database/functions/a-1.sql')).toEqual(['database/functions/a-1.sql:2: 3 sentences'])
  const css = `a { content: '/* ${words(26)} */' }\n/* ${words(26)} */\n`
  expect(found(css, 'web/ui/a.css')).toEqual(['web/ui/a.css:2: 26 words in a sentence'])
})
