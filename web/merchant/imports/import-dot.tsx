import type { ImportState } from '#shop/imports/import-kinds.ts'
import { joinClasses } from '#web/ui/join-classes.ts'
import { useImportWords } from '#web/words/merchant/import-words.ts'

const tones: Record<ImportState, string> = {
  checking: 'bg-secondary',
  ready: 'bg-secondary',
  applying: 'bg-secondary',
  applied: 'bg-primary',
  undoing: 'bg-secondary',
  undone: 'bg-outline',
  dropped: 'bg-outline',
  failed: 'bg-danger',
}

/** The state of an import as coloured dot and word. */
export function ImportDot({ state }: { state: ImportState }) {
  const say = useImportWords()
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      <span aria-hidden className={joinClasses('size-2.5 shrink-0 rounded-chip', tones[state])} />
      {say(`state.${state}`)}
    </span>
  )
}
