import { expect, test } from 'vitest'
import { readSlipService } from './slip-service.ts'

test('without settings, or with blank ones, no service verifies slips', () => {
  expect(readSlipService({})).toBeUndefined()
  expect(readSlipService({ SLIP_SERVICE: '', SLIP_SERVICE_KEY: '' })).toBeUndefined()
})

test('each service has its own address, unless another is named', () => {
  expect(readSlipService({ SLIP_SERVICE: 'easyslip', SLIP_SERVICE_KEY: 'k' })).toEqual({
    kind: 'easyslip',
    key: 'k',
    url: 'https://developer.easyslip.com/api/v1',
  })
  const slipOk = { SLIP_SERVICE: 'slipok', SLIP_SERVICE_KEY: 'k', SLIP_SERVICE_BRANCH: '7' }
  expect(readSlipService({ ...slipOk, SLIP_SERVICE_URL: 'http://localhost:9/' })).toEqual({
    kind: 'slipok',
    key: 'k',
    branch: '7',
    url: 'http://localhost:9',
  })
  expect(readSlipService({ SLIP_SERVICE: 'sandbox' })).toEqual({ kind: 'sandbox' })
})

test.each([
  [{ SLIP_SERVICE: 'easyslip' }, 'SLIP_SERVICE_KEY must be set'],
  [{ SLIP_SERVICE: 'slipok', SLIP_SERVICE_KEY: 'k' }, 'SLIP_SERVICE_BRANCH must be set'],
  [{ SLIP_SERVICE_KEY: 'k' }, 'SLIP_SERVICE must be set'],
  [{ SLIP_SERVICE: 'magic', SLIP_SERVICE_KEY: 'k' }, 'SLIP_SERVICE must be easyslip or slipok'],
  [{ SLIP_SERVICE: 'easyslip', SLIP_SERVICE_KEY: 'k', SLIP_SERVICE_URL: 'here' }, 'must be an http'],
  [{ SLIP_SERVICE: 'sandbox', NODE_ENV: 'production' }, 'must not be sandbox in production'],
])('%o refuses to start', (env, sentence) => {
  expect(() => readSlipService(env)).toThrow(sentence)
})
