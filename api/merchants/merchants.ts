import { sql } from 'kysely'
import { actingStaff } from '#api/activity/acting-staff.ts'
import { addActivity } from '#api/activity/add-activity.ts'
import { loadUser } from '#api/identity/load-user.ts'
import type { Context } from '#api/kit/calls/context.ts'
import type { Handler, HandlersOf } from '#api/kit/calls/perform.ts'
import type { StaffRole } from '#shop/contract/caller.ts'
import type { actingContracts, loginAsClientContract } from '#shop/identity/acting-contracts.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import type { clientContracts, customerListContract } from '#shop/merchants/client-contracts.ts'
import { refuse } from '#shop/problems/problem.ts'
import { clientsOf } from './clients-of.ts'
import { customerCard } from './customer-card.ts'
import { registrationFacts } from './registration-facts.ts'

const customerList: Handler<typeof customerListContract> = async (
  { code, text, status, take = 200, skip = 0 },
  context,
) => {
  if (context.caller.kind !== 'merchant') throw refuse(identityProblems.notAllowed)
  const { saleUnit } = context.caller
  const like = `%${(text ?? '').trim().replace(/[\\%_]/g, '\\$&')}%`
  const rows = await clientsOf(context)
    .innerJoin('accounts', 'accounts.id', 'customers.account_id')
    .leftJoin('customer_types', (join) =>
      join
        .on('customer_types.sale_unit', '=', saleUnit)
        .onRef('customer_types.code', '=', 'customers.customer_type'),
    )
    .select([
      'customers.code',
      'customers.sale_unit',
      'customers.customer_type',
      'customer_types.name_th as type_name',
      'customer_types.name_en as type_name_en',
      'customers.name',
      'customers.status',
      'customers.sale_code',
      'customers.card_photo',
      'accounts.mobile',
    ])
    .select(
      sql<
        string | null
      >`(select to_char(max(o.placed_at) at time zone 'Asia/Bangkok', 'YYYY-MM-DD') from orders o
      where o.sale_unit = ${saleUnit} and o.customer_code = customers.code)`.as('last_order'),
    )
    .$if(code !== undefined, (query) => query.where('customers.code', '=', code ?? ''))
    .$if(status !== undefined, (query) => query.where('customers.status', '=', status ?? ''))
    .$if(like !== '%%', (query) =>
      query.where((eb) =>
        eb.or([
          eb('customers.name', 'ilike', like),
          eb('customers.code', 'ilike', like),
          eb('accounts.mobile', 'like', like),
        ]),
      ),
    )
    .orderBy(sql`customers.status = 'pending'`, 'desc')
    .orderBy('customers.name')
    .orderBy('customers.code')
    .limit(take)
    .offset(skip)
    .execute()
  return rows.map((row) => ({
    code: row.code,
    saleUnit: row.sale_unit,
    typeCode: row.customer_type,
    typeName: row.type_name ?? row.customer_type,
    typeNameEn: row.type_name_en ?? row.customer_type,
    name: row.name,
    mobile: row.mobile,
    status: row.status as 'pending' | 'active' | 'inactive',
    saleCode: row.sale_code ?? '',
    lastOrderOn: row.last_order,
    hasCard: row.card_photo !== null,
  }))
}

/** An active customer of the caller, in an open centre. */
export async function requireClient(context: Context, code: string): Promise<{ role: string }> {
  const client = await clientsOf(context)
    .innerJoin('centres', 'centres.sale_unit', 'customers.sale_unit')
    .select(['customers.role', 'customers.status', 'centres.active as centre_open'])
    .where('customers.code', '=', code)
    .executeTakeFirst()
  if (!client) throw refuse(identityProblems.notYours)
  if (client.status !== 'active') throw refuse(identityProblems.pending)
  if (!client.centre_open) throw refuse(identityProblems.centreClosed)
  return client
}

/** The same request in another centre the caller works for, with their role there. */
async function asWorkingIn(context: Context, saleUnit: string): Promise<Context> {
  const { db, caller } = context
  if (caller.kind !== 'merchant' || saleUnit === caller.saleUnit) return context
  const work = await db
    .selectFrom('staff_centres')
    .select('role')
    .where('sale_unit', '=', saleUnit)
    .where('username', '=', caller.username)
    .executeTakeFirst()
  if (!work) throw refuse(identityProblems.notYours)
  return { ...context, caller: { ...caller, saleUnit, role: work.role as StaffRole } }
}

/** The code of the same shop in another centre. */
async function codeThere(
  { db }: Context,
  { code, from, to }: { code: string; from: string; to: string },
): Promise<string> {
  const same = await db
    .selectFrom('account_customers as here')
    .innerJoin('account_customers as there', 'there.account_id', 'here.account_id')
    .select('there.customer_code')
    .where('here.sale_unit', '=', from)
    .where('here.customer_code', '=', code)
    .where('there.sale_unit', '=', to)
    .executeTakeFirst()
  return same?.customer_code ?? ''
}

const loginAsClient: Handler<typeof loginAsClientContract> = async (
  { code: requestedCode, activeDc },
  context,
) => {
  const { db, issueToken, locale, log, now } = context
  const from = context.caller.kind === 'merchant' ? context.caller.saleUnit : ''
  const there = await asWorkingIn(context, activeDc?.toUpperCase() || from)
  const { caller } = there
  if (caller.kind !== 'merchant') throw refuse(identityProblems.notAllowed)
  const { saleUnit } = caller
  if (saleUnit !== from) await requireClient(context, requestedCode)
  const code =
    saleUnit === from ? requestedCode : await codeThere(context, { code: requestedCode, from, to: saleUnit })
  const client = await requireClient(there, code)
  const jtoken = await issueToken({
    kind: 'user',
    role: client.role === '2' ? '2' : '1',
    saleUnit,
    customerCode: code,
    session: caller.session,
    actor: { kind: 'staff', name: caller.username, role: caller.role },
  })
  await addActivity(
    db,
    { saleUnit, at: now, by: await actingStaff(context) },
    { kind: 'customer', subject: code, what: 'acts for' },
  )
  log.info({ by: caller.role }, 'a member of staff acts for a customer')
  return { Customer: { ...(await loadUser(db, saleUnit, code, locale)), jtoken, actorName: caller.username } }
}

export const merchantHandlers: HandlersOf<
  Pick<typeof actingContracts, 'loginAsClient'> & typeof clientContracts
> = {
  loginAsClient,
  customerList,
  customerCard,
  registrationFacts,
}
