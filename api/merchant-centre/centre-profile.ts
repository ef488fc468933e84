import { roundsOf } from '#api/centres/rounds-of.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import { nextRound } from '#shop/centres/next-round.ts'
import { roles } from '#shop/contract/caller.ts'
import type { BankAccount } from '#shop/merchant-centre/centre-profile.ts'
import type { centreProfileContract } from '#shop/merchant-centre/merchant-centre-contracts.ts'
import { coverNumber } from '#shop/merchant-centre/why-not-accounts.ts'
import { bangkokDay } from '#shop/time/bangkok.ts'
import {
  findAccounts,
  findAreas,
  findOwnTerms,
  loadRow,
  marked,
  orderOf,
  partsOf,
  readTerms,
} from './find-parts.ts'

const covered = (account: BankAccount): BankAccount => ({
  ...account,
  accountNumber: coverNumber(account.accountNumber),
  promptPayId: coverNumber(account.promptPayId),
  billerId: coverNumber(account.billerId),
})

export const centreProfile: Handler<typeof centreProfileContract> = async ({ saleUnit }, context) => {
  const { db, caller, now } = context
  const [row, bank, areas, stored, network] = await Promise.all([
    loadRow(db, saleUnit),
    findAccounts(db, saleUnit),
    findAreas(db, saleUnit),
    findOwnTerms(db, saleUnit),
    context.settings(''),
  ])
  const parts = partsOf(row)
  const mayChange =
    caller.kind === 'merchant' && (caller.role === roles.manager || caller.role === roles.owner)
  const round = nextRound(now, roundsOf(row))
  return {
    details: marked(parts.details),
    photos: marked(parts.photos),
    rounds: marked(parts.rounds),
    holidays: marked(parts.holidays),
    hours: marked(parts.hours),
    accounts: marked(mayChange ? bank : { accounts: bank.accounts.map(covered) }),
    areas: { version: marked(orderOf(areas)).version, areas: areas.map(marked) },
    terms: {
      ...marked(readTerms(stored)),
      network: {
        fee: network.deliveryFee,
        freeFrom: network.freeShippingFrom,
        minimum: network.minimumOrder,
      },
    },
    closed: row.active
      ? null
      : {
          ...{ reasonTh: row.closed_reason_th, reasonEn: row.closed_reason_en },
          ...{ reopensOn: row.reopens_on ?? '', at: row.closed_at?.toISOString() ?? null },
        },
    openedOn: bangkokDay(row.opened_at),
    nextRound: round ? { day: round.day, orderBefore: round.orderBefore.toISOString() } : null,
    today: bangkokDay(now),
  }
}
