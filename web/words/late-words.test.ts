import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('what every page loads asks for no late words: it would wait for them before it wakes', () => {
  const everywhere = globSync(['web/kit/**/*.{ts,tsx}', 'web/ui/**/*.{ts,tsx}', 'web/layouts/**/*.{ts,tsx}'])
  expect(everywhere.length).toBeGreaterThan(50)
  const late = lateFiles()
  expect(
    everywhere.filter((file) => late.some((name) => readFileSync(file, 'utf8').includes(`/${name}`))),
  ).toEqual([])
})

/** Dictionary files that load with their pages: each uses `lateWords`. */
function lateFiles(): string[] {
  const names = globSync('web/words/**/*-words.ts').filter((file) =>
    readFileSync(file, 'utf8').includes('await lateWords'),
  )
  expect(names.length).toBeGreaterThan(1)
  return names.map((file) => file.replace(/.*\//, ''))
}
