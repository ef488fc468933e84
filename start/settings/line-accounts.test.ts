import { expect, test } from 'vitest'
import { readEnvironment } from './environment.ts'
import { openGateways } from './gateways.ts'

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgresql://db/shop',
  SECRET: 'q8Zr2mVx0LbT5nYc7KdW3hJf9PgA6sEu',
  PUBLIC_URL: 'https://shop.example',
}
const accountsOf = (env: Record<string, string>) => readEnvironment(env).lineAccounts
const gatewaysOf = (env: Record<string, string>) =>
  openGateways(readEnvironment(env), () => 'http://localhost:3000')

test('unset, the sandbox has an account for every centre, and in production nobody writes by LINE', () => {
  expect(gatewaysOf({}).lineOf?.('BKK01')).toBeDefined()
  const { lineOf, pushLine, findLineAccount } = gatewaysOf(production)
  expect([lineOf, pushLine, findLineAccount]).toEqual([undefined, undefined, undefined])
})

test('a centre writes from its own account, else from that of all, else not at all', async () => {
  const own = { LINE_MESSAGING_TOKEN_BKK01: 'of-bkk', LINE_MESSAGING_URL: 'https://line.test/' }
  const bkk = { url: 'https://line.test', channelToken: 'of-bkk' }
  expect(accountsOf(own)).toEqual({ every: undefined, centres: new Map([['BKK01', bkk]]) })
  const { lineOf, pushLine } = gatewaysOf({ ...production, ...own })
  expect([lineOf?.('BKK01') !== undefined, lineOf?.('CNX01')]).toEqual([true, undefined])
  await expect(pushLine?.('U', 'x', 'key', 'CNX01')).rejects.toThrow('no LINE account')
  const all = { ...production, ...own, LINE_MESSAGING_TOKEN: 'of-all' }
  expect(accountsOf(all)).toEqual({
    every: { url: 'https://line.test', channelToken: 'of-all' },
    centres: new Map([['BKK01', bkk]]),
  })
  expect(gatewaysOf(all).lineOf?.('CNX01')).toBeDefined()
})

test.each([
  [{ LINE_MESSAGING_URL: 'https://line.test' }, /LINE_MESSAGING_URL must be set with LINE_MESSAGING_TOKEN/],
  [
    { LINE_MESSAGING_TOKEN: 't', LINE_MESSAGING_URL_BKK01: 'https://line.test' },
    /LINE_MESSAGING_URL_BKK01 must be set with LINE_MESSAGING_TOKEN_BKK01/,
  ],
  [
    { LINE_MESSAGING_TOKEN: 't', LINE_MESSAGING_URL: 'line.test' },
    'LINE_MESSAGING_URL must be an http or https address.',
  ],
] as const)('half a configuration, %o, is refused with a sentence', (env, sentence) => {
  expect(() => readEnvironment(env as Record<string, string>)).toThrow(sentence)
})
