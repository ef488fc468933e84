import { requireEmailCode, sendEmailCode } from '#api/identity/email-code.ts'
import { loadUser } from '#api/identity/load-user.ts'
import { findCustomersOf } from '#api/identity/own-shops.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import type {
  accountDetailContract,
  confirmEmailContract,
  updateAccountContract,
} from '#shop/account/account-contracts.ts'
import { asReasons, profileErrors, profileOnWire } from '#shop/account/account-rules.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import { generalProblems } from '#shop/problems/general-problems.ts'
import { Problem, refuse } from '#shop/problems/problem.ts'
import { lockAccount, requireInPerson } from './own-customer.ts'

export const accountDetail: Handler<typeof accountDetailContract> = async (
  _input,
  { db, caller, locale },
) => {
  const { saleUnit, customerCode } = requireInPerson(caller)
  const account = await db
    .selectFrom('accounts')
    .innerJoin('customers', 'customers.account_id', 'accounts.id')
    .select(['accounts.email', 'accounts.email_wanted', 'accounts.name'])
    .where('customers.sale_unit', '=', saleUnit)
    .where('customers.code', '=', customerCode)
    .executeTakeFirst()
  if (!account) throw refuse(identityProblems.noProfile)
  const user = await loadUser(db, saleUnit, customerCode, locale)
  return { user, email: account.email ?? '', emailWanted: account.email_wanted ?? '', contact: account.name }
}

/** The tax number belongs to the shop, so every centre gets it; the name belongs to this centre's branch. */
export const updateAccount: Handler<typeof updateAccountContract> = async (
  { name, email, taxNumber },
  context,
) => {
  const { db, caller, locale } = context
  const own = requireInPerson(caller)
  const tidy = {
    name: name.trim().replace(/\s+/g, ' '),
    email: email?.trim() ?? '',
    taxNumber: taxNumber.trim(),
  }
  const reasons = asReasons(profileErrors(tidy), profileOnWire)
  if (reasons.length > 0) throw new Problem(generalProblems.badInput, {}, reasons)
  const emailChange = await db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, own)
    // Codes can go to this address, so changing it needs confirmation; a new one counts once its code is
    // entered.
    const isNew = tidy.email !== '' && tidy.email !== account.email
    if (email !== undefined) {
      if (tidy.email !== (account.email ?? '')) await context.requireProof('fresh', tx)
      await tx
        .updateTable('accounts')
        .set({ email: tidy.email === '' ? null : account.email, email_wanted: isNew ? tidy.email : null })
        .where('id', '=', account.id)
        .execute()
    }
    for (const shop of await findCustomersOf(tx, account.id))
      await tx
        .updateTable('customers')
        .set({ tax_number: tidy.taxNumber || null })
        .where('sale_unit', '=', shop.sale_unit)
        .where('code', '=', shop.code)
        .execute()
    await tx
      .updateTable('customers')
      .set({ name: tidy.name })
      .where('sale_unit', '=', own.saleUnit)
      .where('code', '=', own.customerCode)
      .execute()
    return isNew ? { mobile: account.mobile, email: tidy.email } : undefined
  })
  const confirm = emailChange
    ? { ...(await sendEmailCode(context, emailChange)), email: emailChange.email }
    : null
  return { user: await loadUser(db, own.saleUnit, own.customerCode, locale), confirm }
}

/** The code verifies the address only for the account that requested it; the previous address is notified. */
export const confirmEmail: Handler<typeof confirmEmailContract> = async ({ requestId, code }, context) => {
  const own = requireInPerson(context.caller)
  const { mobile, email } = await requireEmailCode(context, requestId, code)
  const before = await context.db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, own)
    if (account.mobile !== mobile) throw refuse(identityProblems.deadCode)
    await tx.updateTable('accounts').set({ email, email_wanted: null }).where('id', '=', account.id).execute()
    return account.email
  })
  if (before && before !== email) {
    await context.gateways
      .sendMail(
        before,
        'อีเมลของร้านถูกเปลี่ยน / Your e-mail address was changed',
        'อีเมลสำหรับรับรหัสของร้านคุณเพิ่งถูกเปลี่ยน หากไม่ใช่คุณ กรุณาติดต่อศูนย์กระจายสินค้าทันที\nThe e-mail address of your shop has just been changed. If this was not you, contact your distribution centre at once.',
      )
      .catch(() => context.log.warn({ gateway: 'mail' }, 'a notice could not be sent'))
  }
  return { email }
}
