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
  expect(pictures(policyFor('n', { mapTiles: tiles }))).toBe(expected)
  expect(policyFor('n', { mapTiles: tiles })).not.toContain('unsafe-inline;')
})

const rule = (policy: string, name: string) => policy.split('; ').find((each) => each.startsWith(name))

test('a bank’s script is allowed with its frames and forms, and only where a page asks for it', () => {
  const policy = policyFor('n', { outsideScript: 'https://pay.bank.example/ui/v2/kpayment.min.js' })
  expect(rule(policy, 'script-src')).toBe("script-src 'self' 'nonce-n' https://pay.bank.example")
  expect(rule(policy, 'frame-src')).toBe("frame-src 'self' https://pay.bank.example")
  expect(rule(policy, 'form-action')).toBe(
    "form-action 'self' https://pay.bank.example https://*.bank.example",
  )
  expect(policyFor('n')).not.toContain('frame-src')
  expect(rule(policyFor('n'), 'form-action')).toBe("form-action 'self'")
})

test.each(['javascript:alert(1)', '/kpayment.js', "https://x; script-src 'unsafe-inline'", ''])(
  'rubbish instead of a bank’s script (%j) allows nothing',
  (outsideScript) => expect(policyFor('n', { outsideScript })).toBe(policyFor('n')),
)
