import { sql } from 'kysely'
import { contentMark } from '#api/activity/content-mark.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import { roles } from '#shop/contract/caller.ts'
import type { saveAccountsContract } from '#shop/merchant-centre/merchant-centre-contracts.ts'
import { merchantCentreProblems } from '#shop/merchant-centre/merchant-centre-problems.ts'
import { whyNotAccounts } from '#shop/merchant-centre/why-not-accounts.ts'
import { refuse } from '#shop/problems/problem.ts'
import { findAccounts } from './find-parts.ts'
import { requireOwnPassword } from './require-own-password.ts'
import { requireRight, savePart } from './save-part.ts'

/** Where money goes changes only with the password; each owner of the centre is told. */
export const saveAccounts: Handler<typeof saveAccountsContract> = async (request, context) => {
  const { saleUnit, version, accounts, password } = request
  requireRight(whyNotAccounts(accounts))
  if (contentMark(await findAccounts(context.db, saleUnit)) !== version)
    throw refuse(merchantCentreProblems.stale)
  await requireOwnPassword(context, password)
  return savePart(context, request, {
    what: 'accounts',
    find: (db) => findAccounts(db, saleUnit),
    write: async (tx) => {
      await tx.deleteFrom('bank_accounts').where('sale_unit', '=', saleUnit).execute()
      if (accounts.length === 0) return
      await tx
        .insertInto('bank_accounts')
        .values(
          accounts.map((account, at) => ({
            ...{ sale_unit: saleUnit, position: at + 1, bank_code: account.bankCode },
            ...{ account_number: account.accountNumber, account_name: account.accountName.trim() },
            ...{ promptpay_id: account.promptPayId || null, biller_id: account.billerId || null },
          })),
        )
        .execute()
    },
    onChanged: (tx) => tellOwners(tx, saleUnit, context.now),
  })
}

/** One message for each owner, so that one who cannot be reached holds up nobody. */
async function tellOwners(tx: Db, saleUnit: string, now: Date): Promise<void> {
  await sql`insert into outbox (sale_unit, topic, order_number, at)
    select ${saleUnit}, 'accounts-changed', l.id || ' ' || w.username, ${now}
    from (select a.id from activity a where a.sale_unit = ${saleUnit} and a.kind = 'centre' and a.subject = ${saleUnit}
        and a.what = 'accounts' order by a.id desc limit 1) l
    join staff_centres w on w.sale_unit = ${saleUnit} and w.role = ${roles.owner}
    join staff t on t.username = w.username and t.active`.execute(tx)
}
