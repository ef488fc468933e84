import { sql } from 'kysely'
import type { Context } from '#api/kit/calls/context.ts'
import { merchantSettingsProblems } from '#shop/merchant-settings/merchant-settings-problems.ts'
import { refuse } from '#shop/problems/problem.ts'

/** Whether the caller may change what holds for every centre: listed as an owner of the network, or owner of each. */
export async function ownsNetwork({ db, caller }: Pick<Context, 'db' | 'caller'>): Promise<boolean> {
  if (caller.kind !== 'merchant' || caller.role !== '8') return false
  const { rows } = await sql<{ owns: boolean }>`
    select case when exists (select from network_owners o join staff s on s.username = o.username and s.active)
      then exists (select from network_owners n where n.username = ${caller.username})
      else not exists (select from centres c where c.active and not exists (
        select from staff_centres w where w.sale_unit = c.sale_unit and w.username = ${caller.username} and w.role = '8')) end as owns`.execute(
    db,
  )
  return rows[0]?.owns ?? false
}

export async function requireNetworkOwner(context: Pick<Context, 'db' | 'caller'>): Promise<void> {
  if (!(await ownsNetwork(context))) throw refuse(merchantSettingsProblems.notNetworkOwner)
}
