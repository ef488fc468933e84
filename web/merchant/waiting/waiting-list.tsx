import { Progress } from '@mantine/core'
import { ClipboardList, MapPin } from 'lucide-react'
import { useState } from 'react'
import { sayDateTime } from '#shop/time/bangkok.ts'
import { type Entry, type Owner, photosOf } from '#web/merchant/outbox/entry.ts'
import { changeEntry } from '#web/merchant/outbox/outbox.ts'
import { type Snapshot, sender } from '#web/merchant/outbox/sender.ts'
import { Button } from '#web/ui/button.tsx'
import { useVisitWords } from '#web/words/merchant/visits/visit-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { DropDialog } from './drop-dialog.tsx'
import { KeptThumb } from './kept-thumb.tsx'

type WaitingListProps = { owner: Owner; entries: readonly Entry[]; snapshot: Snapshot }

/** What is on this device and not yet at the server, each with its state and what can be done. */
export function WaitingList({ owner, entries, snapshot }: WaitingListProps) {
  const say = useVisitWords()
  const locale = useLocale()
  const [dropped, setDropped] = useState<Entry>()
  function whatOf({ work }: Entry): string {
    if (work.kind === 'visit') return say(work.leftAt ? 'wait.visitEnd' : 'wait.visit')
    return work.kind === 'photo'
      ? say('wait.photo', { group: work.groupName })
      : say('wait.survey', { name: work.surveyName })
  }
  async function again({ refused: _, ...entry }: Entry) {
    await changeEntry(entry)
    sender.runNow()
  }
  return (
    <>
      <ul aria-label={say('wait.title')} className="grid gap-2">
        {entries.map((entry) => {
          const [first] = photosOf(entry)
          const isSending = snapshot.sendingId === entry.id
          return (
            <li
              key={entry.id}
              className="grid grid-cols-[3.5rem_minmax(0,1fr)_auto] items-start gap-3 rounded-card border border-hairline bg-card p-2"
            >
              {first ? (
                <KeptThumb photo={first} alt="" className="size-14 rounded-input" />
              ) : (
                <span className="grid size-14 place-items-center rounded-input bg-sunk text-muted">
                  {entry.work.kind === 'visit' ? (
                    <MapPin aria-hidden size={24} strokeWidth={1.75} />
                  ) : (
                    <ClipboardList aria-hidden size={24} strokeWidth={1.75} />
                  )}
                </span>
              )}
              <div className="grid min-w-0 gap-1">
                <p className="clamp-2 font-bold text-sm">{whatOf(entry)}</p>
                <p className="clamp-2 text-muted text-xs">
                  {entry.customerName} · {sayDateTime(new Date(entry.madeAt), locale)}
                </p>
                {isSending ? (
                  <>
                    <p className="tabular text-sm">{say('wait.percent', { percent: snapshot.percent })}</p>
                    <Progress value={snapshot.percent} size="sm" aria-label={whatOf(entry)} />
                  </>
                ) : (
                  <EntryState entry={entry} owner={owner} />
                )}
                {entry.refused && !isSending ? (
                  <Button
                    variant="secondary"
                    size="sm"
                    className="justify-self-start"
                    onClick={() => void again(entry)}
                  >
                    {say('wait.again')}
                  </Button>
                ) : null}
              </div>
              {isSending ? null : (
                <Button
                  variant="quiet"
                  size="sm"
                  aria-label={`${say('wait.drop')} ${whatOf(entry)}`}
                  onClick={() => setDropped(entry)}
                >
                  {say('wait.drop')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      <DropDialog
        entry={dropped}
        what={dropped ? whatOf(dropped) : ''}
        onClose={() => setDropped(undefined)}
      />
    </>
  )
}

function EntryState({ entry: { refused, centre }, owner }: { entry: Entry; owner: Owner }) {
  const say = useVisitWords()
  if (centre !== owner.centre)
    return <p className="text-secondary-text text-sm">{say('wait.otherCentre', { centre })}</p>
  if (refused) return <p className="text-danger text-sm">{say('wait.refused', { why: refused })}</p>
  return <p className="text-muted text-sm">{say('wait.waits')}</p>
}
