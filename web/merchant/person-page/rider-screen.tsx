import { Pencil, UserMinus } from 'lucide-react'
import { useState } from 'react'
import type { AnswerOf } from '#shop/contract/endpoint.ts'
import type { riderPersonContract } from '#shop/people/rider-contracts.ts'
import { sayDate, sayDateTime } from '#shop/time/bangkok.ts'
import { FormSection } from '#web/merchant/forms/form-section.tsx'
import { useChange } from '#web/merchant/forms/use-change.ts'
import { AskFirst } from '#web/merchant/people/ask-first.tsx'
import type { PeopleCalls } from '#web/merchant/people/people-calls.ts'
import { RiderDialog } from '#web/merchant/people/rider-dialog.tsx'
import { saySeen } from '#web/merchant/people/say-seen.ts'
import { officeCallsOf } from '#web/merchant/staff/office-calls.ts'
import * as officePaths from '#web/paths/office-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import { Button } from '#web/ui/button.tsx'
import { usePeopleWords } from '#web/words/merchant/people/people-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { DevicesCard } from './devices-card.tsx'
import { PersonFrame } from './person-frame.tsx'

const ask = officeCallsOf<PeopleCalls>()

type RiderScreenProps = { detail: AnswerOf<typeof riderPersonContract>; centre: string; today: string }

/** One rider: company and vehicle, devices, and the end of their work. */
export function RiderScreen({ detail: { rider, devices }, centre, today }: RiderScreenProps) {
  const say = usePeopleWords()
  const locale = useLocale()
  const [asking, setAsking] = useState<'edit' | 'end'>()
  const { send, isSaving } = useChange({ unknown: say('unknown') })
  const { mobile, name, open } = rider
  const isWorking = rider.endedAt === null
  const close = () => setAsking(undefined)
  return (
    <PersonFrame
      name={name}
      mobile={mobile}
      back={withQuery(officePaths.people, { tab: isWorking ? 'riders' : 'former' })}
      facts={[
        say('former.rider'),
        say('person.since', { day: sayDate(new Date(rider.since), locale) }),
        rider.lastSeenAt
          ? say('person.seen', { time: saySeen(say, rider.lastSeenAt, { today, locale }) })
          : say('seen.never'),
      ]}
      notice={
        rider.endedAt
          ? say('person.ended', {
              time: sayDateTime(new Date(rider.endedAt), locale),
              name: rider.endedBy ?? '',
            })
          : undefined
      }
      action={
        isWorking ? (
          <div className="flex flex-wrap gap-2">
            <Button
              variant="secondary"
              size="sm"
              icon={<Pencil aria-hidden size={18} strokeWidth={1.75} />}
              onClick={() => setAsking('edit')}
            >
              {say('rider.edit')}
            </Button>
            <Button
              variant="secondary"
              size="sm"
              icon={<UserMinus aria-hidden size={18} strokeWidth={1.75} />}
              onClick={() => setAsking('end')}
            >
              {say('end.open')}
            </Button>
          </div>
        ) : null
      }
    >
      <FormSection title={say('riders.company')}>
        <p>{rider.company}</p>
        <p className="text-muted text-sm">{rider.vehicle || '–'}</p>
        {open > 0 ? <p className="text-sm">{say('rider.openCount', { count: open })}</p> : null}
      </FormSection>
      {isWorking ? <DevicesCard devices={devices} of={{ mobile }} /> : null}
      {asking === 'edit' ? <RiderDialog companies={[rider.company]} rider={rider} onClose={close} /> : null}
      <AskFirst
        isOpen={asking === 'end'}
        title={say('endRider.title', { name, centre })}
        lines={[
          say('endRider.now'),
          ...(open > 0 ? [say('endRider.orders', { count: open })] : []),
          say('end.stays'),
        ]}
        action={say('end.open')}
        isBusy={isSaving}
        onClose={close}
        onGo={async () => {
          await send(() => ask(locale, 'endRider', { mobile }), say('endRider.done', { name }))
          close()
        }}
      />
    </PersonFrame>
  )
}
