import { expect, test } from 'vitest'
import { readEnvironment } from './environment.ts'

const secret = 'q8Zr2mVx0LbT5nYc7KdW3hJf9PgA6sEu'
const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgresql://db/shop',
  SECRET: secret,
  PUBLIC_URL: 'https://shop.example',
}

test('nothing has to be set', () => {
  expect(readEnvironment({})).toMatchObject({
    production: false,
    port: 3000,
    host: 'localhost',
    databaseUrl: undefined,
  })
})

test('a blank variable counts as missing', () => {
  expect(readEnvironment({ PORT: '', DATABASE_URL: '', NODE_ENV: '' })).toMatchObject({
    port: 3000,
    databaseUrl: undefined,
  })
})

test.each([
  [{ PORT: 'abc' }, /PORT must be a number/],
  [{ PORT: '70000' }, /PORT must be 0 to 65535/],
  [{ DATABASE_URL: 'mysql://x' }, /DATABASE_URL must begin with postgresql/],
  [{ DATABASE_OWNER_URL: 'mysql://x' }, /DATABASE_OWNER_URL must begin with postgresql/],
  [
    { DATABASE_OWNER_URL: 'postgresql://db/shop' },
    /DATABASE_OWNER_URL must be set together with DATABASE_URL/,
  ],
  [{ PUBLIC_URL: 'shop.example' }, /PUBLIC_URL must be an http/],
  [{ LOG_LEVEL: 'loud' }, /LOG_LEVEL must be/],
  [{ NODE_ENV: 'live' }, /NODE_ENV must be/],
  [{ ...production, DATABASE_URL: undefined }, /DATABASE_URL must name/],
  [{ ...production, PUBLIC_URL: undefined }, /PUBLIC_URL must be set in production/],
  [
    { ...production, DATABASE_URL: undefined, API_BASE_URL: 'http://api/rest', PUBLIC_URL: '' },
    /PUBLIC_URL must be set in production/,
  ],
  [{ ...production, DEMO: 'yes' }, /DEMO must not be yes in production/],
  [{ DEMO: 'perhaps' }, /DEMO must be yes or no/],
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

const open = [
  [{ PUBLIC_URL: 'https://shop.example' }, /PUBLIC_URL is an address that others can open/],
  [{ PUBLIC_URL: 'https://localhost' }, /PUBLIC_URL is an address that others can open/],
  [{ PUBLIC_URL: 'http://shop.example' }, /PUBLIC_URL is an address that others can open/],
  [{ HOST: '0.0.0.0' }, /HOST is an address that other machines can reach/],
  [{ HOST: '::' }, /HOST is an address that other machines can reach/],
  [{ HOST: '192.168.1.5' }, /HOST is an address that other machines can reach/],
  [{ HOST: '127.0.0.1.example.com' }, /HOST is an address that other machines can reach/],
  [{ TRUST_PROXY: '1' }, /TRUST_PROXY says that visitors come through a proxy/],
  [
    { DATABASE_URL: 'postgresql://me:pass@db.internal/shop' },
    /DATABASE_URL names a database on another machine/,
  ],
  [
    { DATABASE_URL: 'postgresql://localhost/shop?host=db.internal' },
    /DATABASE_URL names a database on another machine/,
  ],
  [{ NODE_ENV: 'test', HOST: '0.0.0.0' }, /HOST is an address that other machines can reach/],
  [
    { API_BASE_URL: 'http://localhost:3000/rest', HOST: '0.0.0.0' },
    /HOST is an address that other machines can reach/,
  ],
] as const

test.each(open)('outside production, %o would open the demo to strangers and is refused', (env, sentence) => {
  expect(() => readEnvironment(env)).toThrow(sentence)
  expect(() => readEnvironment({ ...env, DEMO: 'no' })).toThrow('DEMO=yes')
})

test.each(open)('%o starts when DEMO says that strangers may', (env) => {
  expect(readEnvironment({ ...env, DEMO: 'yes' })).toMatchObject({ production: false })
})

test.each([
  { PUBLIC_URL: 'http://localhost:3000' },
  { HOST: 'localhost' },
  { HOST: '127.0.0.1' },
  { HOST: '::1' },
  { TRUST_PROXY: '0' },
  { DATABASE_URL: 'postgresql://me:pass@localhost:5433/shop' },
  { DATABASE_URL: 'postgresql://[::1]/shop' },
  { DATABASE_URL: 'postgresql:///shop?host=%2Ftmp%2Fsockets&user=me' },
  { DATABASE_URL: 'postgresql://db.internal/shop', API_BASE_URL: 'http://localhost:3000/rest' },
])('%o reaches nobody else, and starts', (env) => {
  expect(readEnvironment(env)).toMatchObject({ production: false })
})
