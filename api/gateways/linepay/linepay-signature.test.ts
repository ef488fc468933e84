import { expect, test } from 'vitest'
import { linePaySignature } from './linepay-signature.ts'

const [secret, nonce] = ['test-secret', '00000000-0000-4000-8000-000000000000']

test('a POST is signed with its body, a GET with its query', () => {
  const content = '{"amount":100,"currency":"THB","orderId":"SO1"}'
  expect(linePaySignature({ secret, path: '/v3/payments/request', content, nonce })).toBe(
    '8XEdhIGFjerEiERKzlHSJ/fvj+WqVu50sJiCfpmVXYk=',
  )
  expect(linePaySignature({ secret, path: '/v3/payments', content: 'orderId=SO1', nonce })).toBe(
    'hVyEKhLgG+YTyycivu/HiKbBugDND64QIYSsHT3ocmE=',
  )
})
