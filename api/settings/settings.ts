import type { Handler, HandlersOf } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import type { Notifications } from '#api/kit/notifications.ts'
import type { Caller } from '#shop/contract/caller.ts'
import {
  defaultSettings,
  pickSettings,
  readSettings,
  settings as registry,
  type SettingName,
  type Settings,
  settingNameOf,
} from '#shop/settings/settings.ts'
import type { webConfigContract, webConfigContracts } from '#shop/settings/web-config-contract.ts'
import { loadingCache } from '#shop/time/loading-cache.ts'

/** The topic by which every process hears that a setting changed. */
export const settingsChanged = 'settings-changed'

type Reading = { notifications?: Pick<Notifications, 'onTopic'>; now?: () => number }

/**
 * Reads a centre's settings over the network's. They are kept for a few seconds, or until a process tells that it
 * changed one.
 */
export function settingsReader(db: Db, { notifications, now = () => Date.now() }: Reading = {}) {
  const cache = loadingCache<Settings>({ freshMs: 5_000, now })
  let changes = 0
  notifications?.onTopic((topic) => {
    if (topic === undefined || topic === settingsChanged) changes++
  })
  return (saleUnit = '*'): Promise<Settings> =>
    cache.get(db, `${changes} ${saleUnit}`, () => loadSettings(db, saleUnit))
}

async function loadSettings(db: Db, saleUnit: string): Promise<Settings> {
  const rows = await db
    .selectFrom('settings')
    .select(['sale_unit', 'key', 'value'])
    .where('sale_unit', 'in', ['*', saleUnit])
    .execute()
  const sorted = rows.sort((a, b) => Number(a.sale_unit !== '*') - Number(b.sale_unit !== '*'))
  return { ...defaultSettings, ...readSettings(sorted) }
}

function maySee(name: SettingName, caller: Caller): boolean {
  const { seenBy } = registry[name]
  return seenBy === 'shop' || (seenBy === 'merchant' && caller.kind === 'merchant')
}

const webConfig: Handler<typeof webConfigContract> = async ({ keys, everything }, { caller, settings }) => {
  const values = await settings(caller.kind === 'nobody' ? undefined : caller.saleUnit)
  const requested = keys.map(settingNameOf).filter((name) => name !== undefined)
  const names = everything ? (Object.keys(registry) as SettingName[]) : requested
  return pickSettings(
    values,
    names.filter((name) => maySee(name, caller)),
  )
}

export const settingsHandlers: HandlersOf<typeof webConfigContracts> = {
  webConfig,
}
