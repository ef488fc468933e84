import { expect, test } from 'vitest'
import { isTest } from './imports.ts'
import { sourceFiles } from './source-files.ts'

const most = 15
const roots = ['shop', 'api', 'web', 'sandbox', 'start', 'database', 'e2e', 'bench', 'checks']

test('no folder holds more than fifteen files besides its tests: past that it is two businesses', () => {
  const files = sourceFiles(...roots).filter(({ path }) => !isTest(path))
  const folders = Map.groupBy(files, ({ path }) => path.slice(0, path.lastIndexOf('/')))
  const tooLarge = [...folders].filter(([folder, all]) => all.length > most && folder !== 'web/ui')
  expect(tooLarge.map(([folder, all]) => `${folder}: ${all.length} files`)).toEqual([])
})
