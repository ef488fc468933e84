import { expect, test, vi } from 'vitest'
import type { Problem } from '#shop/problems/problem.ts'
import { readSheetFile } from './sheets.ts'

vi.mock('#api/kit/worker-pool.ts', async (original) => {
  const { makeWorkerPool } = await original<typeof import('#api/kit/worker-pool.ts')>()
  const file = new URL('data:text/javascript,setInterval(() => {}, 1e6)')
  const neverReady: typeof makeWorkerPool = (options) =>
    makeWorkerPool({ ...options, file, patience: 1, waiting: 1 })
  return { makeWorkerPool: neverReady }
})

test('a file that takes too long is too large; one that finds too many waiting may be sent again', async () => {
  const codeOf = () =>
    readSheetFile('prices', Buffer.from('code')).then(
      () => 'read',
      (problem: Problem) => problem.code,
    )
  expect(await Promise.all([codeOf(), codeOf(), codeOf()])).toEqual([
    ...['imports.tooLarge', 'imports.tooLarge', 'imports.busy'],
  ])
})
