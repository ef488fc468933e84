import { z } from 'zod'

type Variables = Record<string, string | undefined>
/** The accounts of each centre, and the one for all centres without their own. */
export type Accounts<Access> = { every: Access | undefined; centres: ReadonlyMap<string, Access> }
/** A variable as it is for one centre: `own` is its own value alone, `shared` falls back to that for all. */
export type AccountReader<Name extends string> = {
  own: (name: Name) => string | undefined
  shared: (name: Name) => string | undefined
  suffix: string
}

export const isSet = ({ every, centres }: Accounts<unknown>) => every !== undefined || centres.size > 0

/** The account of a centre: its own, else that of all. */
export const accountOf =
  <Access>({ every, centres }: Accounts<Access>) =>
  (saleUnit: string): Access | undefined =>
    centres.get(saleUnit.toUpperCase()) ?? every

/**
 * Reads the accounts at one gateway. Without a suffix a variable is for every centre; with the code of a centre,
 * such as _BKK01, for that one alone.
 */
export function readAccounts<const Name extends string, Access>(
  env: Variables,
  names: readonly [Name, ...Name[]],
  read: (reader: AccountReader<Name>) => Access | undefined,
): Accounts<Access> {
  const suffixes = new Set(
    Object.keys(env).flatMap((name) => names.flatMap((known) => suffixOf(name, known, names))),
  )
  const readerFor = (suffix: string): AccountReader<Name> => ({
    own: (name) => env[`${name}${suffix}`] || undefined,
    shared: (name) => env[`${name}${suffix}`] || env[name] || undefined,
    suffix,
  })
  const centres = new Map<string, Access>()
  for (const suffix of suffixes) {
    const access = read(readerFor(suffix))
    if (access) centres.set(suffix.slice(1), access)
    else refuseAlone(env, names, suffix)
  }
  const every = read(readerFor(''))
  // What is set for all may serve the centres that have keys of their own.
  if (!every && centres.size === 0) refuseAlone(env, names, '')
  return { every, centres }
}

/** An address or a version without its keys would be ignored in silence. */
function refuseAlone(env: Variables, names: readonly [string, ...string[]], suffix: string): void {
  const alone = names.map((name) => `${name}${suffix}`).find((name) => env[name])
  if (alone) throw new Error(`${alone} must be set with ${names[0]}${suffix} and the keys beside it.`)
}

function suffixOf(name: string, known: string, names: readonly string[]): string[] {
  const suffix = name.slice(known.length)
  return !names.includes(name) && name.startsWith(known) && /^_[A-Z0-9]{1,10}$/.test(suffix) ? [suffix] : []
}

const httpAddress = z.url({ protocol: /^https?$/ })

export function address(name: string, value: string | undefined): string | undefined {
  if (value === undefined) return undefined
  if (!httpAddress.safeParse(value).success) throw new Error(`${name} must be an http or https address.`)
  return value.replace(/\/$/, '')
}
