import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { linePay } from '#api/gateways/linepay/linepay.ts'
import { sandboxAddresses, sandboxClients } from './addresses.ts'
import { press } from './test-payments.ts'

async function start(folder: string): Promise<{ child: ChildProcess; origin: string }> {
  const child = fork(join(import.meta.dirname, 'main.ts'), {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      SHOP_URL: 'http://localhost:3000',
      SANDBOX_DIR: folder,
      PORT: '0',
    },
    execArgv: [],
    silent: true,
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [message] = (await once(child, 'message')) as [{ ready: string }]
  return { child, origin: message.ready }
}

const open = (origin: string) =>
  linePay({
    access: () => ({ url: sandboxAddresses(origin).linePay, version: 'v3', ...sandboxClients.linePay }),
  })
const payment = {
  ...{
    saleUnit: 'BKK01',
    id: 'PY00000000000001',
    amount: 12_345,
    orderNumbers: ['SO1'],
    locale: 'en' as const,
  },
  ...{ returnTo: 'http://localhost:3000/back', cancelTo: 'http://localhost:3000/no', notifyTo: '' },
}

test('a sandbox of its own that is killed at any step still knows every payment, and takes each once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-main-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  let { child, origin } = await start(folder)
  const killed = async () => {
    child.kill('SIGKILL')
    await once(child, 'exit')
    ;({ child, origin } = await start(folder))
  }
  const { reference, redirect } = await open(origin).start({ ...payment, reference: null })
  const known = { ...payment, reference }
  await killed()
  expect(await open(origin).inquire(known)).toMatchObject({ state: 'waiting' })
  await press(`${origin}${(redirect ?? '').slice(new URL(redirect ?? '').origin.length)}`, 'approve')
  await killed()
  expect(await open(origin).inquire(known)).toMatchObject({ state: 'approved' })
  await open(origin).capture?.(known)
  await killed()
  expect(await open(origin).capture?.(known)).toMatchObject({ state: 'paid', amount: 12_345 })
})
