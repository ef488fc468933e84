import { z } from 'zod'
import { signedInShoppers } from '../contract/caller.ts'
import { endpoint, subjectOf } from '../contract/endpoint.ts'
import { named } from '../contract/wire.ts'
import { pointReasons } from './points.ts'

const expiring = z.object({ on: z.string(), points: z.int() })

export const getPointContract = endpoint({
  method: 'POST',
  path: 'GET_MASTER_DATA/GET_POINT',
  says: 'The caller’s points, those that run out soon, and whether they can be redeemed now.',
  who: signedInShoppers,
  request: named({
    customerCode: ['customerCode', z.string().max(60).optional()],
    saleUnit: ['saleUnit', z.string().max(10).optional()],
  }),
  answer: named({
    statusText: ['statusText', z.string()],
    points: ['Point', z.int()],
    expiring: [
      'ExpiringPoint',
      z.array(named({ on: ['ExpireDate', z.string()], points: ['Point', z.int()] })),
    ],
    redeemOpen: ['RedeemOpen', z.boolean()],
    redeemFrom: ['RedeemFrom', z.string()],
    redeemTo: ['RedeemTo', z.string()],
  }),
  about: subjectOf,
  touches: { of: 'customer', exampleRequest: ({ customerCode, saleUnit }) => ({ customerCode, saleUnit }) },
})

const ledgerPage = 24

export const pointsLedgerContract = endpoint({
  method: 'POST',
  path: 'api/points/ledger',
  says: 'Every change of the caller’s points, newest first, and when those left run out.',
  who: signedInShoppers,
  request: z.object({
    skip: z.int().min(0).max(100_000).default(0),
    take: z.int().min(1).max(100).default(ledgerPage),
  }),
  answer: z.object({
    balance: z.int(),
    expiring: z.array(expiring),
    entries: z.array(
      z.object({
        id: z.string(),
        at: z.string(),
        points: z.int(),
        /** The balance after this change. */
        balance: z.int(),
        reason: z.enum(pointReasons),
        orderNumber: z.string().nullable(),
        expiresOn: z.string().nullable(),
      }),
    ),
    total: z.int(),
  }),
  touches: { of: 'caller' },
})
export type PointsLedger = z.output<typeof pointsLedgerContract.answer>

export const pointsContracts = {
  getPoint: getPointContract,
  pointsLedger: pointsLedgerContract,
}
