import { expect, test } from 'vitest'
import { sandboxClients } from '#sandbox/addresses.ts'
import { readEnvironment } from './environment.ts'
import { openGateways } from './gateways.ts'

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgresql://db/shop',
  SECRET: 'q8Zr2mVx0LbT5nYc7KdW3hJf9PgA6sEu',
  PUBLIC_URL: 'https://shop.example',
}
const linePay = { LINEPAY_CHANNEL_ID: '1650', LINEPAY_CHANNEL_SECRET: 'shh' }
const kbank = { KBANK_PUBLIC_KEY: 'pkey_1', KBANK_SECRET_KEY: 'skey_1', KBANK_MERCHANT_ID: '401' }
const providersOf = (env: Record<string, string>) =>
  openGateways(readEnvironment(env), () => 'http://localhost:3000').payments ?? []
const namesIn = (env: Record<string, string>, saleUnit = 'BKK01') =>
  providersOf(env).flatMap(({ name, serves }) => (serves(saleUnit) ? [name] : []))

test('unset, the sandbox takes payments for every centre, and in production nobody does', () => {
  expect(namesIn({})).toEqual(['linepay', 'kbank-card', 'kbank-qr'])
  expect(providersOf(production)).toEqual([])
})

test('in production only what is set takes payments', () => {
  expect(namesIn({ ...production, ...linePay })).toEqual(['linepay'])
  expect(namesIn({ ...production, ...kbank })).toEqual(['kbank-card', 'kbank-qr'])
})

test('the real hosts and version 3 are the default', () => {
  expect(readEnvironment({ ...linePay, ...kbank }).payments).toEqual({
    linePay: {
      every: { url: 'https://api-pay.line.me', version: 'v3', channelId: '1650', channelSecret: 'shh' },
      centres: new Map(),
    },
    kbank: {
      every: {
        url: 'https://kpaymentgateway-services.kasikornbank.com',
        uiUrl: 'https://kpaymentgateway.kasikornbank.com',
        ...{ publicKey: 'pkey_1', secretKey: 'skey_1', merchantId: '401' },
      },
      centres: new Map(),
    },
  })
})

test('a centre has its own account, or that of all; without either it takes no payments', () => {
  const own = {
    LINEPAY_CHANNEL_ID_BKK01: '1',
    LINEPAY_CHANNEL_SECRET_BKK01: 's',
    LINEPAY_VERSION_BKK01: 'v4',
  }
  const env = { ...production, ...own, LINEPAY_URL: 'https://pay.test/' }
  const { every, centres } = readEnvironment(env).payments.linePay
  expect([every, centres.get('BKK01')]).toEqual([
    undefined,
    { url: 'https://pay.test', version: 'v4', channelId: '1', channelSecret: 's' },
  ])
  expect([namesIn(env), namesIn(env, 'CNX01')]).toEqual([['linepay'], []])
  expect(namesIn({ ...env, ...linePay }, 'CNX01')).toEqual(['linepay'])
})

test('a notification may bear the key of any centre', () => {
  const other = {
    KBANK_PUBLIC_KEY_CNX01: 'p',
    KBANK_SECRET_KEY_CNX01: 'test-skey',
    KBANK_MERCHANT_ID_CNX01: 'm',
  }
  const [card] = providersOf({ ...production, ...kbank, ...other })
  const checksum = '5331d90082377f1a2923e52ad5ca85a1c99853edf9026878dcef24e8c1b5a64c'
  const message = { id: 'chrg_test_1', amount: 100, currency: 'THB', status: 'success', checksum }
  const body = Buffer.from(JSON.stringify({ ...message, transaction_state: 'Authorized' }))
  expect(card?.readNotification?.(body, {})).toMatchObject({ reference: 'chrg_test_1' })
  const [without] = providersOf({ ...production, ...kbank })
  expect(without?.readNotification?.(body, {})).toBeUndefined()
})

test.each([
  [{ LINEPAY_CHANNEL_ID: '1' }, 'LINEPAY_CHANNEL_ID and LINEPAY_CHANNEL_SECRET must be set together.'],
  [{ LINEPAY_CHANNEL_SECRET: '1' }, 'LINEPAY_CHANNEL_ID and LINEPAY_CHANNEL_SECRET must be set together.'],
  [
    { ...linePay, LINEPAY_CHANNEL_SECRET_BKK01: '1' },
    'LINEPAY_CHANNEL_ID_BKK01 and LINEPAY_CHANNEL_SECRET_BKK01 must be set together.',
  ],
  [
    { KBANK_SECRET_KEY: 's', KBANK_PUBLIC_KEY: 'p' },
    'KBANK_PUBLIC_KEY, KBANK_SECRET_KEY and KBANK_MERCHANT_ID must be set together.',
  ],
  [
    { KBANK_MERCHANT_ID_BKK01: 'm' },
    'KBANK_PUBLIC_KEY_BKK01, KBANK_SECRET_KEY_BKK01 and KBANK_MERCHANT_ID_BKK01 must be set together.',
  ],
  [{ ...linePay, LINEPAY_VERSION: '3' }, 'LINEPAY_VERSION must be v3 or v4.'],
  [{ ...linePay, LINEPAY_URL: 'pay.test' }, 'LINEPAY_URL must be an http or https address.'],
  [{ ...kbank, KBANK_UI_URL: 'ftp://x' }, 'KBANK_UI_URL must be an http or https address.'],
  [{ ...production, SANDBOX_URL: 'http://localhost:4000' }, /SANDBOX_URL must not be set in production/],
  [{ SANDBOX_URL: 'here' }, /SANDBOX_URL must be an http or https address/],
] as const)('%o is refused with a sentence', (env, sentence) => {
  expect(() => readEnvironment(env as Record<string, string>)).toThrow(sentence)
})

test('a blank variable counts as missing', () => {
  expect(namesIn({ ...production, LINEPAY_CHANNEL_ID: '', KBANK_SECRET_KEY_BKK01: '' })).toEqual([])
})

test('with SANDBOX_URL the services are those of that sandbox', () => {
  const { signIn, payments } = openGateways(
    readEnvironment({ SANDBOX_URL: 'http://localhost:4000/' }),
    () => 'http://localhost:3000',
  )
  expect(signIn?.('line')?.token).toBe('http://localhost:4000/sandbox/line/oauth2/v2.1/token')
  const payment = { saleUnit: 'BKK01', id: 'PY1', amount: 100, reference: null }
  expect(payments?.find(({ name }) => name === 'kbank-card')?.form?.(payment, '')).toMatchObject({
    script: 'http://localhost:4000/sandbox/kbank/ui/v2/kpayment.min.js',
    publicKey: sandboxClients.kbank.publicKey,
    merchantId: 'sandbox-BKK01',
  })
})
