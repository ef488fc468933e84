import { expect, test } from 'vitest'
import type { Problem } from '#shop/problems/problem.ts'
import { makeSheets } from './make-sheets.ts'

test('a file that takes too long is too large; one that finds too many waiting may be sent again', async () => {
  const { readSheetFile } = makeSheets({
    file: new URL('data:text/javascript,setInterval(() => {}, 1e6)'),
    ...{ most: 1, patience: 1, waiting: 1, memory: 64 },
  })
  const codeOf = () =>
    readSheetFile('prices', Buffer.from('code')).then(
      () => 'read',
      (problem: Problem) => problem.code,
    )
  expect(await Promise.all([codeOf(), codeOf(), codeOf()])).toEqual([
    ...['imports.tooLarge', 'imports.tooLarge', 'imports.busy'],
  ])
})
