import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { useMerchantWords } from '#web/words/words.tsx'
import type { Selection } from './use-selection.ts'

/** What can be done with all that is ticked; stays in sight while the list is scrolled. */
export function BulkBar({ selection, children }: { selection: Selection; children: ReactNode }) {
  const say = useMerchantWords()
  const count = selection.chosen.length
  if (count === 0) return null
  return (
    <div
      role="toolbar"
      aria-label={say('list.chosen', { count })}
      className="sticky bottom-3 z-10 flex flex-wrap items-center gap-2 rounded-card border border-outline bg-card p-2 shadow-lg"
    >
      <p className="px-1 font-bold text-sm">{say('list.chosen', { count })}</p>
      <Button variant="quiet" size="sm" onClick={selection.clear}>
        {say('list.chooseNone')}
      </Button>
      <div className="ml-auto flex flex-wrap gap-2">{children}</div>
    </div>
  )
}
