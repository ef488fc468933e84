import { expect, test } from 'vitest'
import english from '../../../CHANGELOG.md?raw'
import thai from '../../../CHANGELOG.th.md?raw'
import { releasesOf } from './releases.ts'

test('versions with their day and their parts; an empty one is not shown', () => {
  const releases = releasesOf(
    '# Log\n\nAll changes.\n\n## [Unreleased]\n\nNothing yet.\n\n## [1.1.0] - 2026-12-01\n\nSmall.\n\n### Added for shoppers\n\n- One\n\n### Added for operators\n\n- Two\n\n## [1.0.0]\n\n### Added\n\n- Three\n',
  )
  expect(releases.map(({ version, day }) => [version, day])).toEqual([
    ['1.1.0', '2026-12-01'],
    ['1.0.0', undefined],
  ])
  expect(releases[0]?.intro).toEqual([{ kind: 'text', lines: ['Small.'] }])
  expect(releases[0]?.parts.map(({ title, isTechnical }) => [title, isTechnical])).toEqual([
    ['Added for shoppers', false],
    ['Added for operators', true],
  ])
})

test('both changelogs tell of the same versions', () => {
  const numbered = (source: string) => [...source.matchAll(/^## \[(\d[^\]]*)\]/gm)].map((match) => match[1])
  expect(numbered(thai)).toEqual(numbered(english))
  expect(releasesOf(thai).length).toBeGreaterThan(0)
})
