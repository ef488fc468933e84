import { z } from 'zod'
import type { CallerKind } from '../contract/caller.ts'
import { endpoint } from '../contract/endpoint.ts'
import { configFile, lineStates } from './config-lines.ts'

const owners = ['owner'] as const satisfies CallerKind[]
const value = z.string().max(500).nullable()
const scope = z.string().min(1).max(10)
const key = z.string().min(1).max(80)
const name = z.string().trim().min(1).max(100)
const example = '7b2c1f9e-52aa-4c5e-9b1d-0f4f6a1c2b3d'
const ownersOnly = ['merchantSettings.notNetworkOwner']

/** Characters of a file; the settings of a hundred centres are a tenth of it. */
export const longestConfigFile = 170_000
/** A request stays below a megabyte. */
export const mostApplied = 150

export const configExportContract = endpoint({
  method: 'GET',
  path: 'api/admin/config/export',
  says: 'Every setting of this deployment, of the network and of each centre, to compare elsewhere.',
  who: owners,
  request: z.object({}),
  answer: configFile,
  touches: { of: 'caller', answers: ownersOnly },
})

const snapshot = z.object({
  id: z.string(),
  name: z.string(),
  /** `applied` was kept before another deployment's settings were applied, and can be undone. */
  kind: z.enum(['taken', 'applied']),
  madeAt: z.string(),
  byName: z.string(),
  lines: z.int(),
  applied: z.array(z.object({ scope: z.string(), key: z.string(), before: value, after: value })),
  undoneAt: z.string().nullable(),
  undoneBy: z.string().nullable(),
})
export type ConfigSnapshot = z.output<typeof snapshot>

export const configSnapshotsContract = endpoint({
  method: 'GET',
  path: 'api/admin/config/snapshots',
  says: 'The snapshots of this deployment’s settings, newest first.',
  who: owners,
  request: z.object({}),
  answer: z.object({ snapshots: z.array(snapshot) }),
  touches: { of: 'caller', answers: ownersOnly },
})

export const takeSnapshotContract = endpoint({
  method: 'POST',
  path: 'api/admin/config/snapshots/take',
  says: 'Keeps all settings as they are now under a name; the same id again is the same snapshot.',
  who: owners,
  request: z.object({ id: z.uuid(), name }),
  answer: z.object({ lines: z.int() }),
  touches: { of: 'caller', exampleRequest: () => ({ id: example, name: 'test' }), answers: ownersOnly },
})

const comparedLine = z.object({
  scope: z.string(),
  key: z.string(),
  here: value,
  there: value,
  state: z.enum(lineStates),
})

export const compareConfigContract = endpoint({
  method: 'POST',
  path: 'api/admin/config/compare',
  says: 'This deployment’s settings beside a snapshot or the text of an exported file, line by line.',
  who: owners,
  request: z.object({ snapshotId: z.uuid().optional(), file: z.string().max(longestConfigFile).optional() }),
  answer: z.object({ name: z.string(), takenAt: z.string(), lines: z.array(comparedLine) }),
  touches: {
    of: 'caller',
    exampleRequest: () => ({ snapshotId: '00000000-0000-4000-8000-000000000000' }),
    answers: [...ownersOnly, 'merchantSettings.noSnapshot'],
  },
})

export const applyConfigContract = endpoint({
  method: 'POST',
  path: 'api/admin/config/apply',
  says: 'Sets the chosen lines all together, or none; keeps what was before, so that it can be undone as a whole.',
  who: owners,
  request: z.object({
    id: z.uuid(),
    name,
    lines: z
      .array(z.object({ scope, key, value, seen: value }))
      .min(1)
      .max(mostApplied),
  }),
  answer: z.object({ applied: z.int() }),
  touches: {
    of: 'caller',
    exampleRequest: () => ({
      ...{ id: '1d1c2f9e-52aa-4c5e-9b1d-0f4f6a1c2b3d', name: 'test' },
      lines: [{ scope: '*', key: 'CONTACT_PHONE', value: null, seen: null }],
    }),
    answers: ownersOnly,
  },
})

export const undoConfigContract = endpoint({
  method: 'POST',
  path: 'api/admin/config/undo',
  says: 'Puts back what was before applied settings; what somebody changed since then stays, and is named.',
  who: owners,
  request: z.object({ id: z.uuid() }),
  answer: z.object({
    restored: z.int(),
    kept: z.array(z.object({ scope: z.string(), key: z.string() })),
  }),
  touches: {
    of: 'caller',
    exampleRequest: () => ({ id: '00000000-0000-4000-8000-000000000000' }),
    answers: [...ownersOnly, 'merchantSettings.noSnapshot'],
  },
})

export const configSyncContracts = {
  configExport: configExportContract,
  configSnapshots: configSnapshotsContract,
  takeSnapshot: takeSnapshotContract,
  compareConfig: compareConfigContract,
  applyConfig: applyConfigContract,
  undoConfig: undoConfigContract,
}
