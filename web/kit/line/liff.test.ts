import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => vi.resetModules())

const moduleOf = (init: string) =>
  `data:text/javascript,${encodeURIComponent(`export default { init: ${init}, getIDToken: () => 'token' }`)}`
const start = async (script: string, wait = 2_000) => {
  const { startLiff } = await import('./liff.ts')
  return startLiff({ id: 'x', links: 'https://liff.test/x', script }, wait)
}

test('LINE’s script is started once with the shop’s id', async () => {
  const script = moduleOf(
    'async ({ liffId }) => { globalThis.started = [...(globalThis.started ?? []), liffId] }',
  )
  const [one, other] = await Promise.all([start(script), start(script)])
  expect(one?.getIDToken()).toBe('token')
  expect(other).toBe(one)
  expect((globalThis as { started?: string[] }).started).toEqual(['x'])
})

test.each([
  ['cannot be loaded', 'http://127.0.0.1:1/sdk.js'],
  ['refuses to start', moduleOf('async () => { throw new Error("INIT_FAILED") }')],
])('a script that %s is undefined, and may be tried again', async (_what, script) => {
  expect(await start(script)).toBeUndefined()
  expect((await start(moduleOf('async () => {}')))?.getIDToken()).toBe('token')
})

test('nobody waits for a script that never starts', async () => {
  const began = Date.now()
  expect(await start(moduleOf('() => new Promise(() => {})'), 50)).toBeUndefined()
  expect(Date.now() - began).toBeLessThan(2_000)
})
