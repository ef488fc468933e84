import type { Context } from '#api/kit/calls/context.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import { findPolicy, policyHash } from '#api/policies/find-policy.ts'
import { accountProblems } from '#shop/account/account-problems.ts'
import {
  type Consents,
  consentPurposes,
  type consentsContract,
  type saveConsentContract,
} from '#shop/account/consent-contracts.ts'
import { refuse } from '#shop/problems/problem.ts'
import { lockAccount, type OwnCustomer, requireInPerson } from './own-customer.ts'

/** The latest choice for each purpose. */
function findLatest(db: Db, { saleUnit, customerCode }: OwnCustomer) {
  return db
    .selectFrom('consents')
    .innerJoin('customers', 'customers.account_id', 'consents.account_id')
    .distinctOn('consents.purpose')
    .select(['consents.purpose', 'consents.version', 'consents.given', 'consents.at'])
    .where('customers.sale_unit', '=', saleUnit)
    .where('customers.code', '=', customerCode)
    .orderBy('consents.purpose')
    .orderBy('consents.at', 'desc')
    .orderBy('consents.id', 'desc')
    .execute()
}

async function loadConsents(context: Context, own: OwnCustomer): Promise<Consents> {
  const [rows, { version }] = await Promise.all([
    findLatest(context.db, own),
    findPolicy(context, own.saleUnit),
  ])
  const purposes = consentPurposes.map((purpose) => {
    const last = rows.find((row) => row.purpose === purpose)
    return {
      purpose,
      given: last?.given ?? false,
      version: last?.version ?? null,
      at: last?.at.toISOString() ?? null,
    }
  })
  const service = purposes.find(({ purpose }) => purpose === 'service')
  return { version, accepted: service?.given === true && service.version === version, purposes }
}

export const consents: Handler<typeof consentsContract> = (_input, context) =>
  loadConsents(context, requireInPerson(context.caller))

/** Each change adds a row; repeating the same choice adds none. */
export const saveConsent: Handler<typeof saveConsentContract> = async (
  { given, purpose, version },
  context,
) => {
  const { db, caller, now } = context
  const own = requireInPerson(caller)
  const policy = await findPolicy(context, own.saleUnit)
  if (version !== undefined && version !== policy.version)
    throw refuse(accountProblems.policyChanged, { version: policy.version })
  await db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, own)
    const last = (await findLatest(tx, own)).find((row) => row.purpose === purpose)
    if (last?.given === given && last.version === policy.version) return
    await tx
      .insertInto('consents')
      .values({
        account_id: account.id,
        purpose,
        version: policy.version,
        given,
        at: now,
        channel: 'web',
        text_hash: policyHash(policy),
      })
      .execute()
  })
  return loadConsents(context, own)
}
