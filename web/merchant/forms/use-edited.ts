import { differing, type Edited, merged } from './merge-edits.ts'
import { useKept } from './use-kept.ts'

/** A form over what others may save too: what is typed, and where that and what is saved by now differ. */
export function useEdited<Thing extends { version: string }>(key: string, saved: Thing) {
  const [{ typed, from }, keep] = useKept<Edited<Thing>>(key, { typed: saved, from: saved })
  return {
    typed,
    /** What was saved when the typing began. */
    from,
    /** The version that was typed over. */
    version: from.version,
    change: (part: Partial<Thing>) => keep({ from, typed: { ...typed, ...part } }),
    forget: () => keep(undefined),
    /** What was just saved: it is typed over that from now on, also before the page has loaded again. */
    rebase: (thing: Thing) => keep({ typed: thing, from: thing }),
    differing: differing({ typed, from }, saved),
    /** What is saved by now, with mine in these fields; it is typed over that from now on. */
    settle: (mine: ReadonlySet<string>): Thing => {
      const next = merged({ typed, from }, saved, mine)
      keep({ typed: next, from: saved })
      return next
    },
  }
}
