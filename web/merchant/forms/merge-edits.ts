/** What is typed, and what was saved when the typing began. */
export type Edited<Thing> = { typed: Thing; from: Thing }

/** Of things that stand in a list only which ones and their order counts. */
const written = (value: unknown): string =>
  JSON.stringify(Array.isArray(value) ? value.map((each: { code?: string }) => each.code ?? each) : value)

const fieldsOf = <Thing extends { version: string }>(thing: Thing) =>
  (Object.keys(thing) as (keyof Thing & string)[]).filter((field) => field !== 'version')

/** The fields in which what is typed differs from what is saved by now, and whether I changed them. */
export const differing = <Thing extends { version: string }>({ typed, from }: Edited<Thing>, saved: Thing) =>
  fieldsOf(saved)
    .filter((field) => written(typed[field]) !== written(saved[field]))
    .map((field) => ({ field, isMine: written(typed[field]) !== written(from[field]) }))

/** What is saved by now, with what is typed in the fields where that holds. */
export function merged<Thing extends { version: string }>(
  { typed }: Edited<Thing>,
  saved: Thing,
  mine: ReadonlySet<string>,
): Thing {
  const kept = fieldsOf(saved).filter((field) => mine.has(field))
  return { ...saved, ...Object.fromEntries(kept.map((field) => [field, typed[field]])) }
}
