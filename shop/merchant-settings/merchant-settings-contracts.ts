import { z } from 'zod'
import type { CallerKind } from '../contract/caller.ts'
import { endpoint } from '../contract/endpoint.ts'

const saleUnit = z.string().min(1).max(10)
const key = z.string().min(1).max(80)
const text = z.string().max(500)
const scope = z.enum(['network', 'centre'])
const owners = ['owner'] as const satisfies CallerKind[]
const aboutCentre = ({ saleUnit }: { saleUnit: string }) => ({ saleUnit })
/** More than there are settings. */
const mostAtOnce = 150

const settingRow = z.object({
  scope,
  key: z.string(),
  value: z.string(),
  changedAt: z.string(),
  changedBy: z.string(),
})
export type SettingRow = z.output<typeof settingRow>

export const settingsOfCentreContract = endpoint({
  method: 'GET',
  path: 'api/merchant/settings',
  says: 'The settings that the network and this centre have set themselves; all others hold by default.',
  who: owners,
  request: z.object({ saleUnit }),
  answer: z.object({
    rows: z.array(settingRow),
    ownsNetwork: z.boolean(),
    /** Centres that are open, for settings that name one. */
    centres: z.array(z.object({ saleUnit: z.string(), name: z.string(), nameEn: z.string() })),
  }),
  about: aboutCentre,
  touches: { of: 'centre', exampleRequest: ({ saleUnit }) => ({ saleUnit }) },
})

/** What a save met that somebody else had saved. */
export type StaleSettings = { by: string; keys: string[] }

export const saveSettingsContract = endpoint({
  method: 'POST',
  path: 'api/merchant/settings/save',
  says: 'Sets settings of the network or of a centre all together, or none; null takes one back to what holds without it.',
  who: owners,
  request: z.object({
    saleUnit,
    scope,
    changes: z
      .array(
        z.object({
          key,
          value: text.nullable(),
          /** What was set when the change was typed; anything else meanwhile is not overwritten. */
          seen: text.nullable(),
        }),
      )
      .min(1)
      .max(mostAtOnce),
  }),
  answer: z.object({ changed: z.int() }),
  about: aboutCentre,
  touches: {
    of: 'centre',
    exampleRequest: ({ saleUnit }) => ({
      ...{ saleUnit, scope: 'centre' as const },
      changes: [{ key: 'CONTACT_PHONE', value: null, seen: null }],
    }),
  },
})

const historyEntry = z.object({
  id: z.string(),
  scope,
  at: z.string(),
  byName: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
})
export type SettingHistoryEntry = z.output<typeof historyEntry>

export const settingHistoryContract = endpoint({
  method: 'GET',
  path: 'api/merchant/settings/history',
  says: 'Who changed a setting of the network or of this centre when, from what to what, newest first.',
  who: owners,
  request: z.object({ saleUnit, key }),
  answer: z.object({ entries: z.array(historyEntry) }),
  about: aboutCentre,
  touches: { of: 'centre', exampleRequest: ({ saleUnit }) => ({ saleUnit, key: 'CONTACT_PHONE' }) },
})

export const merchantSettingsContracts = {
  settingsOfCentre: settingsOfCentreContract,
  saveSettings: saveSettingsContract,
  settingHistory: settingHistoryContract,
}
