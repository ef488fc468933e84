import { expect, test } from 'vitest'
import { readEnvironment } from './environment.ts'

const secret = 'q8Zr2mVx0LbT5nYc7KdW3hJf9PgA6sEu'
const production = { NODE_ENV: 'production', DATABASE_URL: 'postgresql://db/shop', SECRET: secret }

test('nothing has to be set', () => {
  expect(readEnvironment({})).toMatchObject({ production: false, port: 3000, host: 'localhost', databaseUrl: undefined })
})

test('a blank variable counts as missing', () => {
  expect(readEnvironment({ PORT: '', DATABASE_URL: '', NODE_ENV: '' })).toMatchObject({ port: 3000, databaseUrl: undefined })
})

test.each([
  [{ PORT: 'abc' }, /PORT must be a number/],
  [{ PORT: '70000' }, /PORT must be 0 to 65535/],
  [{ DATABASE_URL: 'mysql://x' }, /DATABASE_URL must begin with postgresql/],
  [{ PUBLIC_URL: 'shop.example' }, /PUBLIC_URL must be an http/],
  [{ LOG_LEVEL: 'loud' }, /LOG_LEVEL must be/],
  [{ NODE_ENV: 'live' }, /NODE_ENV must be/],
  [{ ...production, DATABASE_URL: undefined }, /DATABASE_URL must name/],
  [{ ...production, SECRET: undefined }, /SECRET must be set/],
  [{ ...production, SECRET: 'short' }, /SECRET is too weak/],
  [{ ...production, SECRET: 'a'.repeat(64) }, /SECRET is too weak/],
  [{ ...production, SECRET: `sangdai-demo-${secret}` }, /demo secret/],
] as const)('%o is refused with a sentence', (env, sentence) => {
  expect(() => readEnvironment(env as Record<string, string | undefined>)).toThrow(sentence)
})

test('production takes a database and a secret', () => {
  expect(readEnvironment(production)).toMatchObject({ production: true, host: '0.0.0.0', secret })
})
