import { sql } from 'kysely'
import { actingStaff } from '#api/activity/acting-staff.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import type {
  SettingHistoryEntry,
  saveSettingsContract,
  settingHistoryContract,
  settingsOfCentreContract,
} from '#shop/merchant-settings/merchant-settings-contracts.ts'
import { settingNameOf } from '#shop/settings/settings.ts'
import { ownsNetwork, requireNetworkOwner } from './network-owner.ts'
import { writeSettings } from './write-settings.ts'

export const settingsOfCentre: Handler<typeof settingsOfCentreContract> = async ({ saleUnit }, context) => {
  const { db } = context
  const [rows, centres, owns] = await Promise.all([
    db
      .selectFrom('settings')
      .select(['sale_unit', 'key', 'value', 'changed_at', 'changed_by'])
      .where('sale_unit', 'in', ['*', saleUnit])
      .execute(),
    db
      .selectFrom('centres')
      .select(['sale_unit as saleUnit', 'name_th as name', 'name_en as nameEn'])
      .where('active', '=', true)
      .orderBy('sale_unit')
      .execute(),
    ownsNetwork(context),
  ])
  return {
    // What the shop does not know it does not show either: it may be a secret put there by mistake.
    rows: rows
      .filter(({ key }) => settingNameOf(key))
      .map((row) => ({
        scope: row.sale_unit === '*' ? ('network' as const) : ('centre' as const),
        key: row.key.toUpperCase(),
        value: row.value,
        changedAt: row.changed_at.toISOString(),
        changedBy: row.changed_by,
      })),
    ownsNetwork: owns,
    centres,
  }
}

export const saveSettings: Handler<typeof saveSettingsContract> = async (
  { saleUnit, scope, changes },
  context,
) => {
  if (scope === 'network') await requireNetworkOwner(context)
  const by = await actingStaff(context)
  const written = await context.db.transaction().execute((tx) =>
    writeSettings(
      tx,
      changes.map((change) => ({ ...change, scope: scope === 'network' ? '*' : saleUnit })),
      { now: context.now, by },
    ),
  )
  return { changed: written.length }
}

const mostEntries = 50
type Row = Omit<SettingHistoryEntry, 'at'> & { at: Date }

export const settingHistory: Handler<typeof settingHistoryContract> = async ({ saleUnit, key }, { db }) => {
  const [{ rows: own }, { rows: shared }] = await Promise.all([
    sql<Row>`select a.id, 'centre' as scope, a.at, a.by_name as "byName", a.before->>'value' as before, a.after->>'value' as after
      from activity a where a.sale_unit = ${saleUnit} and a.kind = 'setting' and a.subject = ${key.toUpperCase()}
      order by a.id desc limit ${mostEntries}`.execute(db),
    sql<Row>`select n.id, 'network' as scope, n.at, n.by_name as "byName", n.before->>'value' as before, n.after->>'value' as after
      from network_activity n where n.kind = 'setting' and n.subject = ${key.toUpperCase()}
      order by n.id desc limit ${mostEntries}`.execute(db),
  ])
  const entries = [...own, ...shared].sort(
    (a, b) => b.at.getTime() - a.at.getTime() || (a.id < b.id ? 1 : -1),
  )
  return { entries: entries.slice(0, mostEntries).map((row) => ({ ...row, at: row.at.toISOString() })) }
}
