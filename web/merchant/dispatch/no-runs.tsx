import type { ReactNode } from 'react'
import { Card } from '#web/ui/card.tsx'
import { useDispatchWords } from '#web/words/merchant/dispatch/dispatch-words.ts'

/** What a run is, with an example, and the one way to begin. */
export function NoRuns({ hasWaiting, children }: { hasWaiting: boolean; children: ReactNode }) {
  const say = useDispatchWords()
  return (
    <Card as="section" aria-labelledby="no-runs" className="grid justify-items-start gap-3">
      <h2 id="no-runs" className="text-lg">
        {say(hasWaiting ? 'empty.title' : 'empty.nothing')}
      </h2>
      <p className="text-sm">{say('empty.what')}</p>
      <p className="rounded-input bg-sunk px-3 py-2 text-sm">{say('empty.example')}</p>
      {hasWaiting ? children : <p className="text-muted text-sm">{say('empty.nothingText')}</p>}
    </Card>
  )
}
