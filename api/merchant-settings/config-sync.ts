import { sql } from 'kysely'
import { actingStaff } from '#api/activity/acting-staff.ts'
import { addNetworkActivity } from '#api/activity/network-activity.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import {
  type ConfigLine,
  compareConfig as compareLines,
  configFile,
  configFileOf,
  configVersion,
} from '#shop/merchant-settings/config-lines.ts'
import type {
  applyConfigContract,
  compareConfigContract,
  configExportContract,
  configSnapshotsContract,
  takeSnapshotContract,
  undoConfigContract,
} from '#shop/merchant-settings/config-sync-contracts.ts'
import { merchantSettingsProblems } from '#shop/merchant-settings/merchant-settings-problems.ts'
import { refuse } from '#shop/problems/problem.ts'
import { settingNameOf } from '#shop/settings/settings.ts'
import { requireNetworkOwner } from './network-owner.ts'
import { lockSettings, type Written, writeSettings } from './write-settings.ts'

/** Every setting that the shop knows: what it does not know may be a secret, and leaves the shop by no file. */
async function findLines(db: Db): Promise<ConfigLine[]> {
  const rows = await db
    .selectFrom('settings')
    .select(['sale_unit', 'key', 'value'])
    .orderBy('sale_unit')
    .orderBy('key')
    .execute()
  return rows
    .filter(({ key }) => settingNameOf(key))
    .map(({ sale_unit, key, value }) => ({ scope: sale_unit, key: key.toUpperCase(), value }))
}

export const configExport: Handler<typeof configExportContract> = async (_request, context) => {
  await requireNetworkOwner(context)
  const { shopName } = await context.settings()
  return configFileOf(shopName, context.now, await findLines(context.db))
}

const mostSnapshots = 100
type SnapshotRow = {
  id: string
  name: string
  kind: 'taken' | 'applied'
  madeAt: Date
  byName: string
  lines: number
  applied: Written[] | null
  undoneAt: Date | null
  undoneBy: string | null
}

export const configSnapshots: Handler<typeof configSnapshotsContract> = async (_request, context) => {
  await requireNetworkOwner(context)
  const { rows } = await sql<SnapshotRow>`
    select s.id, s.name, s.kind, s.made_at as "madeAt", s.by_name as "byName", jsonb_array_length(s.lines) as lines, s.applied,
      s.undone_at as "undoneAt", s.undone_by as "undoneBy"
    from config_snapshots s order by s.made_at desc, s.id desc limit ${mostSnapshots}`.execute(context.db)
  return {
    snapshots: rows.map((row) => ({
      ...row,
      madeAt: row.madeAt.toISOString(),
      applied: row.applied ?? [],
      undoneAt: row.undoneAt?.toISOString() ?? null,
    })),
  }
}

export const takeSnapshot: Handler<typeof takeSnapshotContract> = async ({ id, name }, context) => {
  await requireNetworkOwner(context)
  const { db, now } = context
  const by = await actingStaff(context)
  return db.transaction().execute(async (tx) => {
    await lockSettings(tx)
    const lines = await findLines(tx)
    const { rows } =
      await sql`insert into config_snapshots (id, name, kind, made_at, username, by_name, lines)
      values (${id}, ${name}, 'taken', ${now}, ${by.username}, ${by.name}, ${JSON.stringify(lines)}::jsonb)
      on conflict (id) do nothing returning id`.execute(tx)
    if (rows.length > 0)
      await addNetworkActivity(
        tx,
        { at: now, by },
        { kind: 'config', subject: id, what: 'taken', after: { name, lines: lines.length } },
      )
    return { lines: lines.length }
  })
}

export const compareConfig: Handler<typeof compareConfigContract> = async ({ snapshotId, file }, context) => {
  await requireNetworkOwner(context)
  const { db } = context
  const there = snapshotId ? await loadSnapshot(db, snapshotId) : readFile(file ?? '')
  const [here, centres] = await Promise.all([
    findLines(db),
    db.selectFrom('centres').select(['sale_unit', 'active']).execute(),
  ])
  const lines = compareLines(here, there.lines, {
    centres: centres.map(({ sale_unit }) => sale_unit),
    openCentres: centres.filter(({ active }) => active).map(({ sale_unit }) => sale_unit),
  })
  return { name: there.name, takenAt: there.takenAt, lines }
}

type Other = { name: string; takenAt: string; lines: ConfigLine[] }

async function loadSnapshot(db: Db, id: string): Promise<Other> {
  const { rows } = await sql<{ name: string; madeAt: Date; lines: ConfigLine[] }>`
    select s.name, s.made_at as "madeAt", s.lines from config_snapshots s where s.id = ${id}`.execute(db)
  const [found] = rows
  if (!found) throw refuse(merchantSettingsProblems.noSnapshot)
  return { name: found.name, takenAt: found.madeAt.toISOString(), lines: found.lines }
}

function readFile(text: string): Other {
  const read = configFile.safeParse(parseJson(text))
  if (!read.success) throw refuse(merchantSettingsProblems.notAFile)
  const { version, network, takenAt, lines } = read.data
  if (version > configVersion) throw refuse(merchantSettingsProblems.newerFile)
  return { name: network, takenAt, lines }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}

/** The same id again is the same act: a second press applies nothing. */
export const applyConfig: Handler<typeof applyConfigContract> = async ({ id, name, lines }, context) => {
  await requireNetworkOwner(context)
  const { db, now } = context
  const by = await actingStaff(context)
  return db.transaction().execute(async (tx) => {
    await lockSettings(tx)
    const { rows } = await sql<{ applied: number }>`
      select jsonb_array_length(s.applied) as applied from config_snapshots s where s.id = ${id}`.execute(tx)
    if (rows[0]) return { applied: rows[0].applied }
    const before = await findLines(tx)
    const written = await writeSettings(tx, lines, { now, by, what: 'applied' })
    await sql`insert into config_snapshots (id, name, kind, made_at, username, by_name, lines, applied)
      values (${id}, ${name}, 'applied', ${now}, ${by.username}, ${by.name}, ${JSON.stringify(before)}::jsonb, ${JSON.stringify(written)}::jsonb)`.execute(
      tx,
    )
    await addNetworkActivity(
      tx,
      { at: now, by },
      { kind: 'config', subject: id, what: 'applied', after: { name, lines: written.length } },
    )
    return { applied: written.length }
  })
}

export const undoConfig: Handler<typeof undoConfigContract> = async ({ id }, context) => {
  await requireNetworkOwner(context)
  const { db, now } = context
  const by = await actingStaff(context)
  return db.transaction().execute(async (tx) => {
    await lockSettings(tx)
    const { rows } = await sql<{ name: string; applied: Written[] | null; undone: boolean }>`
      select s.name, s.applied, s.undone_at is not null as undone from config_snapshots s where s.id = ${id}`.execute(
      tx,
    )
    const [found] = rows
    if (!found?.applied) throw refuse(merchantSettingsProblems.noSnapshot)
    if (found.undone) throw refuse(merchantSettingsProblems.undone)
    const held = new Map((await findLines(tx)).map(({ scope, key, value }) => [`${scope} ${key}`, value]))
    const isStill = ({ scope, key, after }: Written) => (held.get(`${scope} ${key}`) ?? null) === after
    const written = await writeSettings(
      tx,
      found.applied
        .filter(isStill)
        .map(({ scope, key, before, after }) => ({ scope, key, value: before, seen: after })),
      { now, by, what: 'undone' },
    )
    await sql`update config_snapshots set undone_at = ${now}, undone_by = ${by.name} where id = ${id}`.execute(
      tx,
    )
    await addNetworkActivity(
      tx,
      { at: now, by },
      { kind: 'config', subject: id, what: 'undone', after: { name: found.name, lines: written.length } },
    )
    const kept = found.applied.filter((each) => !isStill(each)).map(({ scope, key }) => ({ scope, key }))
    return { restored: written.length, kept }
  })
}
