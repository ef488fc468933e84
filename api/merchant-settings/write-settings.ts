import { sql } from 'kysely'
import { addActivity, type StaffMember } from '#api/activity/add-activity.ts'
import { addNetworkActivity } from '#api/activity/network-activity.ts'
import type { Db } from '#api/kit/database.ts'
import { notify } from '#api/kit/notifications.ts'
import { settingsChanged } from '#api/settings/settings.ts'
import { scopeOf } from '#shop/merchant-settings/config-lines.ts'
import type { StaleSettings } from '#shop/merchant-settings/merchant-settings-contracts.ts'
import { merchantSettingsProblems } from '#shop/merchant-settings/merchant-settings-problems.ts'
import { whyNotSet, whyNotTogether } from '#shop/merchant-settings/why-not-set.ts'
import { type FieldReason, Problem } from '#shop/problems/problem.ts'
import { defaultSettings, readSettings, settingNameOf, settings } from '#shop/settings/settings.ts'

/** A setting of the network (`*`) or of a centre; a value of null takes it away. */
type SettingChange = { scope: string; key: string; value: string | null; seen: string | null }
type Row = { sale_unit: string; key: string; value: string; changed_by: string }
export type Written = { scope: string; key: string; before: string | null; after: string | null }

/** Changes of settings wait for each other: rows that are not there yet cannot be locked. */
export async function lockSettings(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('settings', 52))`.execute(tx)
}

const idOf = (scope: string, key: string) => `${scope} ${key}`

type Writing = { now: Date; by: StaffMember; what?: string }

/**
 * Writes settings with their lines in the log, all or none: each is understood by the shop, and none overwrites what
 * was not seen. Returns what really changed.
 */
export async function writeSettings(
  tx: Db,
  changes: readonly SettingChange[],
  { now, by, what = 'changed' }: Writing,
): Promise<Written[]> {
  await lockSettings(tx)
  const rows = await tx.selectFrom('settings').select(['sale_unit', 'key', 'value', 'changed_by']).execute()
  const held = new Map(rows.map((row) => [idOf(row.sale_unit, row.key.toUpperCase()), row]))
  const wanted = changes
    .map((change) => ({ ...change, key: change.key.toUpperCase() }))
    .filter(({ scope, key, value }) => (held.get(idOf(scope, key))?.value ?? null) !== value)
  requireSeen(wanted, held)
  await requireValid(tx, wanted, rows)
  for (const { scope, key, value } of wanted) {
    const before = held.get(idOf(scope, key))?.value ?? null
    if (value === null)
      await sql`delete from settings s where s.sale_unit = ${scope} and upper(s.key) = ${key}`.execute(tx)
    else
      await sql`insert into settings (sale_unit, key, value, changed_at, changed_by) values (${scope}, ${key}, ${value}, ${now}, ${by.name})
        on conflict (sale_unit, key) do update set value = excluded.value, changed_at = excluded.changed_at, changed_by = excluded.changed_by`.execute(
        tx,
      )
    const activity = {
      ...({ kind: 'setting', subject: key, what } as const),
      ...{ before: { value: before }, after: { value } },
    }
    if (scopeOf(scope) === 'network') await addNetworkActivity(tx, { at: now, by }, activity)
    else await addActivity(tx, { saleUnit: scope, at: now, by }, activity)
  }
  if (wanted.length > 0) await notify(tx, { saleUnit: '*', topic: settingsChanged })
  return wanted.map(({ scope, key, value }) => ({
    ...{ scope, key, before: held.get(idOf(scope, key))?.value ?? null, after: value },
  }))
}

function requireSeen(wanted: readonly SettingChange[], held: ReadonlyMap<string, Row>): void {
  const stale = wanted.filter(({ scope, key, seen }) => (held.get(idOf(scope, key))?.value ?? null) !== seen)
  if (stale.length === 0) return
  const by = stale.map(({ scope, key }) => held.get(idOf(scope, key))?.changed_by).find(Boolean) ?? ''
  const details: StaleSettings = { by, keys: stale.map(({ key }) => key) }
  throw new Problem(merchantSettingsProblems.stale, { name: by || '…' }, [], details)
}

async function requireValid(tx: Db, wanted: readonly SettingChange[], rows: readonly Row[]): Promise<void> {
  const centres = await tx.selectFrom('centres').select(['sale_unit', 'active']).execute()
  const openCentres = centres.filter(({ active }) => active).map(({ sale_unit }) => sale_unit)
  const unknown = {
    th: 'ไม่มีการตั้งค่าหรือศูนย์นี้ในระบบ',
    en: 'There is no such setting or centre here',
  }
  const wrong: FieldReason[] = wanted.flatMap(({ scope, key, value }) => {
    const name = settingNameOf(key)
    const isKnown = name && (scope === '*' || centres.some(({ sale_unit }) => sale_unit === scope))
    if (!isKnown) return [{ field: key, ...unknown }]
    const why = value === null ? undefined : whyNotSet(name, value, { scope: scopeOf(scope), openCentres })
    return why ? [{ field: key, ...why }] : []
  })
  // A period may be set in part by the network and in part by the centre.
  for (const scope of new Set(wanted.map((change) => change.scope))) {
    const after = new Map(
      rows
        .filter((row) => row.sale_unit === '*' || row.sale_unit === scope)
        .sort((a, b) => Number(a.sale_unit !== '*') - Number(b.sale_unit !== '*'))
        .map((row) => [row.key.toUpperCase(), row.value]),
    )
    for (const { scope: of, key, value } of wanted)
      if (of !== scope) continue
      else if (value === null) after.delete(key)
      else after.set(key, value)
    const together = whyNotTogether({
      ...defaultSettings,
      ...readSettings([...after].map(([key, value]) => ({ key, value }))),
    })
    const changed = wanted.filter((change) => change.scope === scope).map(({ key }) => key)
    if (together && changed.some((key) => /^(MAINTENANCE|REDEEM_PERIOD)_/.test(key)))
      wrong.push({ field: settings[together.name].key, ...together.reason })
  }
  if (wrong.length > 0) throw new Problem(merchantSettingsProblems.invalid, {}, wrong)
}
