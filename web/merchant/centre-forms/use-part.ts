import { useLayoutEffect, useState } from 'react'
import { sayChanges } from '#shop/activity/say-changes.ts'
import { merchantCentreProblems } from '#shop/merchant-centre/merchant-centre-problems.ts'
import type { FieldReason } from '#shop/problems/problem.ts'
import type { Result } from '#web/kit/calls/ask-server.ts'
import { useEdited } from '#web/merchant/forms/use-edited.ts'
import { useReload } from '#web/merchant/lists/use-reload.ts'
import { showToast, toastLife } from '#web/ui/toast-store.ts'
import { useProfileWords } from '#web/words/merchant/profile/profile-words.ts'
import { useLocale } from '#web/words/words.tsx'

type PartOptions<Thing> = {
  /** What the typed text is kept under. */
  name: string
  saved: Thing
  whyNot: (thing: Thing) => FieldReason[]
  /** Without blanks around it, and so on; its order stays. */
  tidy?: (thing: Thing) => Thing
  /** In the order in which the server keeps it. */
  inOrder?: (thing: Thing) => Thing
  send: (thing: Thing) => Promise<Result<{ version: string }>>
}

const reasonsIn = (details: unknown): FieldReason[] =>
  Array.isArray(details) ? (details as FieldReason[]) : []

/** A part of the centre as a form: what is typed, what is wrong with it, and saving it over what others saved. */
export function usePart<Thing extends { version: string }>(options: PartOptions<Thing>) {
  const { name, saved, whyNot, tidy = (thing) => thing, inOrder = (thing) => thing, send } = options
  const say = useProfileWords()
  const locale = useLocale()
  const reload = useReload()
  const edited = useEdited<Thing>(`centre ${name}`, saved)
  const [isTried, setIsTried] = useState(false)
  const [isSaving, setIsSaving] = useState(false)
  const [isStale, setIsStale] = useState(false)
  const [told, setTold] = useState<readonly FieldReason[]>([])
  const { typed } = edited
  const faults = [...(isTried ? whyNot(tidy(typed)) : []), ...told]
  const isAsSaved = typed !== saved && edited.differing.length === 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: it forgets the same whatever function holds it.
  useLayoutEffect(() => {
    if (isAsSaved) edited.forget()
  }, [isAsSaved])

  /** Whether it can be sent; what is wrong is shown at its field, and the first one is gone to. */
  function check(thing: Thing = typed): boolean {
    setIsTried(true)
    const isRight = whyNot(tidy(thing)).length === 0
    if (!isRight) goToFault(name)
    return isRight
  }

  async function save(wanted?: Thing): Promise<'saved' | 'stale' | 'refused'> {
    const thing = tidy(wanted ?? { ...typed, version: edited.version })
    if (isSaving || !check(thing)) return 'refused'
    setIsSaving(true)
    setTold([])
    const kept = inOrder(thing)
    const result = await send(kept)
    setIsSaving(false)
    const isLate = result.kind === 'refused' && result.code === merchantCentreProblems.stale.code
    if (result.kind === 'ok') {
      edited.rebase({ ...kept, version: result.answer.version })
      setIsTried(false)
      setIsStale(false)
      showToast({ text: say('part.saved'), tone: 'success' })
      await reload()
      return 'saved'
    }
    if (isLate) {
      await reload()
      setIsStale(true)
      return 'stale'
    }
    const reasons = result.kind === 'refused' ? reasonsIn(result.details) : []
    setTold(reasons)
    if (reasons.length > 0) goToFault(name)
    const text = result.kind === 'refused' ? result.message : say('part.unknown')
    showToast({ text, tone: 'danger', lifeMs: toastLife.serverError })
    return 'refused'
  }

  return {
    ...{ name, typed, saved, isSaving, check, save },
    change: (part: Partial<Thing>) => {
      setTold([])
      edited.change(part)
    },
    errorOf: (field: string): string | undefined => faults.find((each) => each.field === field)?.[locale],
    faults: new Set(faults.map(({ field }) => field)).size,
    changes: edited.differing.length,
    discard: () => {
      edited.forget()
      setIsTried(false)
      setTold([])
    },
    /** What two people left differently, in words; none unless somebody else saved first. */
    differences: isStale
      ? edited.differing.map(({ field, isMine }) => {
          const [said] = sayChanges(
            {
              ...{ kind: 'centre', subject: '' },
              before: { [field]: saved[field as keyof Thing] },
              after: { [field]: typed[field as keyof Thing] },
            },
            locale,
          )
          return {
            ...{ field, isMine, label: said?.label ?? field },
            ...{ mine: said?.after ?? say('part.none'), theirs: said?.before ?? say('part.none') },
          }
        })
      : [],
    settle: edited.settle,
    forgetStale: () => setIsStale(false),
  }
}
export type Part<Thing extends { version: string }> = ReturnType<typeof usePart<Thing>>

/** After the errors are on the page. */
function goToFault(name: string): void {
  setTimeout(() => {
    const form = document.querySelector(`[data-part="${name}"]`)
    form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid], [role="alert"]')?.focus()
    form?.querySelector('[aria-invalid="true"], [role="alert"]')?.scrollIntoView({ block: 'center' })
  }, 50)
}
