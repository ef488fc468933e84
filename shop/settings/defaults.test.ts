import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Setting } from './setting.ts'
import { type SettingName, settings } from './settings.ts'

/** What the document tells operators: one row for each setting, written by `npm run documents`. */
const rows = readFileSync(new URL('../../docs/settings.md', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map((cell) => cell.trim().replaceAll('`', '')))
const told = new Map(rows.map(([, key, name, values, missing]) => [name, { key, values, missing }]))

test.each(Object.keys(settings) as SettingName[])(
  '%s holds in a centre that sets nothing as docs/settings.md says; if the change is meant: npm run documents',
  (name) => {
    const { key, reader, otherwise } = settings[name] as Setting<unknown>
    expect(told.get(name)).toEqual({
      key,
      values: reader.kind.replaceAll(' | ', ' or '),
      missing: reader.write(otherwise) || 'blank',
    })
  },
)

test('the document names no setting that is gone', () => {
  expect([...told.keys()].filter((name) => !Object.hasOwn(settings, name ?? ''))).toEqual([])
})
