import { z } from 'zod'
import { signedInShoppers } from '../contract/caller.ts'
import { endpoint } from '../contract/endpoint.ts'
import { money } from '../contract/wire.ts'

/** Empty for an order that is not awaiting a transfer. */
export const payToContract = endpoint({
  method: 'GET',
  path: 'api/orders/pay-to',
  says: 'Where the transfer for one’s own order goes: the centre’s accounts, and what a banking app reads from the PromptPay QR.',
  who: signedInShoppers,
  request: z.object({ orderNumber: z.string().min(1).max(40) }),
  answer: z.object({
    amount: money,
    accounts: z.array(
      z.object({
        bankCode: z.string(),
        bank: z.string(),
        accountName: z.string(),
        accountNumber: z.string(),
      }),
    ),
    promptPay: z.string().nullable(),
  }),
  touches: {
    of: 'customer',
    exampleRequest: ({ orderNumber }) => ({ orderNumber }),
    elsewhere: ['orders.none'],
  },
})

export const payToContracts = {
  payTo: payToContract,
}
