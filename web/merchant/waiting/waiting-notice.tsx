import { CloudUpload } from 'lucide-react'
import type { Owner } from '#web/merchant/outbox/entry.ts'
import { type Snapshot, sender } from '#web/merchant/outbox/sender.ts'
import { Button } from '#web/ui/button.tsx'
import { useVisitWords } from '#web/words/merchant/visits/visit-words.ts'
import { WaitingList } from './waiting-list.tsx'

type WaitingNoticeProps = { owner: Owner; snapshot: Snapshot; customerCode?: string }

/** How sending goes, in a sentence, with the list of what waits; nothing while nothing waits. */
export function WaitingNotice({ owner, snapshot, customerCode }: WaitingNoticeProps) {
  const say = useVisitWords()
  const entries = snapshot.entries.filter(
    (entry) => !customerCode || (entry.customerCode === customerCode && entry.centre === owner.centre),
  )
  if (entries.length === 0) return null
  const open = entries.filter(({ refused, centre }) => !refused && centre === owner.centre)
  const refused = entries.filter((entry) => entry.refused).length
  return (
    <section
      aria-label={say('wait.title')}
      className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-card border border-secondary bg-secondary-tint p-3"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <CloudUpload aria-hidden size={22} strokeWidth={1.75} className="shrink-0" />
        <div role="status" className="min-w-48 flex-1">
          <p className="font-bold">{say('wait.some', { count: entries.length })}</p>
          {snapshot.state === 'sending' && open.length > 0 ? (
            <p className="text-sm">{say('wait.sending', { count: open.length })}</p>
          ) : null}
          {snapshot.state === 'paused' ? <p className="text-sm">{say('wait.paused')}</p> : null}
          {snapshot.state === 'left' ? <p className="text-sm">{say('wait.left')}</p> : null}
          {refused > 0 ? <p className="text-sm">{say('wait.refusedSome', { count: refused })}</p> : null}
        </div>
        {open.length > 0 && snapshot.state !== 'sending' ? (
          <Button variant="secondary" size="sm" onClick={sender.runNow}>
            {say('wait.now')}
          </Button>
        ) : null}
      </div>
      <WaitingList owner={owner} entries={entries} snapshot={snapshot} />
    </section>
  )
}
