import { expect, test } from 'vitest'
import { policyFor } from './content-security-policy.ts'

const pictures = (policy: string) => policy.split('; ').find((rule) => rule.startsWith('img-src'))

test.each([
  ['', "img-src 'self' data: blob:"],
  ['/tiles/{z}/{x}/{y}.png', "img-src 'self' data: blob:"],
  ['javascript:alert(1)', "img-src 'self' data: blob:"],
  ["https://x; script-src 'unsafe-inline'", "img-src 'self' data: blob:"],
  ['https://{s}.tiles.example/{z}/{x}/{y}.png', "img-src 'self' data: blob: https://*.tiles.example"],
  ['https://tiles.example:8443/{z}/{x}/{y}.png', "img-src 'self' data: blob: https://tiles.example:8443"],
])('map tiles from %j: only that host may be asked for pictures', (tiles, expected) => {
  expect(pictures(policyFor('n', '', tiles))).toBe(expected)
  expect(policyFor('n', '', tiles)).not.toContain('unsafe-inline;')
})
