import type { ImportState } from '#shop/imports/import-kinds.ts'
import { Dot } from '#web/merchant/lists/dot.tsx'
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
  return <Dot tone={tones[state]} text={say(`state.${state}`)} />
}
