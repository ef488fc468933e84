import { z } from 'zod'
import { settingNameOf, settings } from '../settings/settings.ts'
import { type SettingScope, whyNotSet } from './why-not-set.ts'

/** Where a setting holds: `*` for the whole network, or a centre. */
const networkScope = '*'
export const scopeOf = (scope: string): SettingScope => (scope === networkScope ? 'network' : 'centre')

const line = z.object({
  scope: z.string().min(1).max(10),
  key: z.string().min(1).max(80),
  value: z.string().max(1_000),
})
export type ConfigLine = z.output<typeof line>

const format = 'sangdai-settings'
export const configVersion = 1
const mostLines = 20_000

/** A deployment's settings as a file. It has no secrets: those are in the environment, never among the settings. */
export const configFile = z.object({
  format: z.literal(format),
  version: z.int(),
  network: z.string().max(200),
  takenAt: z.string().max(40),
  lines: z.array(line).max(mostLines),
})
type ConfigFile = z.output<typeof configFile>

export const configFileOf = (network: string, takenAt: Date, lines: ConfigLine[]): ConfigFile => ({
  ...{ format, version: configVersion, network, takenAt: takenAt.toISOString(), lines },
})

/** `unknown` and `invalid` are what this deployment could not obey: a key or a centre it lacks, or a wrong value. */
export const lineStates = ['differs', 'onlyThere', 'onlyHere', 'unknown', 'invalid', 'same'] as const
export type LineState = (typeof lineStates)[number]
export type ComparedLine = {
  scope: string
  key: string
  here: string | null
  there: string | null
  state: LineState
}

type Deployment = { centres: readonly string[]; openCentres: readonly string[] }

const idOf = ({ scope, key }: Pick<ConfigLine, 'scope' | 'key'>) => `${scope} ${key.toUpperCase()}`

/** Both deployments line by line, what can be chosen first; Y and 1 mean the same. */
export function compareConfig(
  here: readonly ConfigLine[],
  there: readonly ConfigLine[],
  deployment: Deployment,
): ComparedLine[] {
  const [own, other] = [new Map(here.map(entryOf)), new Map(there.map(entryOf))]
  const ids = new Set([...own.keys(), ...other.keys()])
  return [...ids]
    .map((id) => {
      const [mine, theirs] = [own.get(id), other.get(id)]
      const { scope, key } = (theirs ?? mine) as ConfigLine
      const line = { scope, key: key.toUpperCase(), here: mine?.value ?? null, there: theirs?.value ?? null }
      return { ...line, state: stateOf(line, deployment) }
    })
    .sort(
      (a, b) =>
        lineStates.indexOf(a.state) - lineStates.indexOf(b.state) ||
        Number(a.scope !== networkScope) - Number(b.scope !== networkScope) ||
        a.scope.localeCompare(b.scope) ||
        a.key.localeCompare(b.key),
    )
}

const entryOf = (line: ConfigLine) => [idOf(line), line] as const

function stateOf(
  { scope, key, here, there }: Omit<ComparedLine, 'state'>,
  deployment: Deployment,
): LineState {
  const name = settingNameOf(key)
  if (!name || (scope !== networkScope && !deployment.centres.includes(scope))) return 'unknown'
  if (there === null) return 'onlyHere'
  const { read } = settings[name].reader
  if (here !== null && read(here) !== undefined && read(here) === read(there)) return 'same'
  if (whyNotSet(name, there, { scope: scopeOf(scope), openCentres: deployment.openCentres })) return 'invalid'
  return here === null ? 'onlyThere' : 'differs'
}
