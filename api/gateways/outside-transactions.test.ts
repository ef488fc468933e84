import { expect, test } from 'vitest'
import { testGateway } from '#checks/payments/test-gateway.ts'
import { callers, testApi } from '#checks/tools/test-api.ts'
import type { Gateways } from './gateways.ts'
import { outsideTransactions } from './outside-transactions.ts'

const { db } = await testApi()
const { provider } = testGateway('linepay', 'LINEPAY')
const payment = { saleUnit: callers.customer.saleUnit, id: 'PY00000000000000', amount: 1, reference: null }

test.each(['inquire', 'capture', 'letGo', 'refund', 'start'] as const)(
  'a gateway is not asked to %s inside a transaction, nor by what a transaction calls',
  async (name) => {
    const { payments: [guarded] = [] } = outsideTransactions({ payments: [provider] } as unknown as Gateways)
    const ask = async () => guarded?.[name]?.(payment as never, 1, '')
    await expect(db.transaction().execute(ask)).rejects.toThrow('inside a transaction')
    await expect(db.transaction().execute(() => Promise.all([ask()]))).rejects.toThrow('inside a transaction')
    expect(String(await ask().catch((error: Error) => error.message))).not.toContain('transaction')
  },
)

test.each(['push', 'mayReach'] as const)('LINE is not asked to %s inside a transaction', async (name) => {
  const channel = { push: async () => {}, mayReach: async () => true, findName: async () => 'LINE' }
  const { lineOf } = outsideTransactions({ lineOf: () => channel } as unknown as Gateways)
  const ask = async () => lineOf?.('BKK01')?.[name]('U', { type: 'text', text: 'x' }, '')
  await expect(db.transaction().execute(ask)).rejects.toThrow('inside a transaction')
  await ask()
})
