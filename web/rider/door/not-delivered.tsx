import { useState } from 'react'
import { type FailReason, failReasons } from '#shop/deliveries/door-reasons.ts'
import type { RiderRun, RiderStop } from '#shop/deliveries/rider-run.ts'
import { addDays, bangkokDay, noonOf, sayWeekday } from '#shop/time/bangkok.ts'
import { ActionBar } from '#web/rider/parts/action-bar.tsx'
import { ChoiceList } from '#web/rider/parts/choice-list.tsx'
import { RiderButton } from '#web/rider/parts/rider-button.tsx'
import { RiderField } from '#web/rider/parts/rider-field.tsx'
import { RiderPage } from '#web/rider/parts/rider-page.tsx'
import { findOwnPlace } from '#web/rider/position/find-own-place.ts'
import { useRecord } from '#web/rider/sending/use-record.ts'
import { useRiderSite } from '#web/rider/store/rider-site.ts'
import { useDoorWords } from '#web/words/rider/road/door-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { sayReason } from './say-reason.ts'

type NotDeliveredProps = { run: RiderRun; stop: RiderStop; onBack: () => void; onDone: () => void }

const daysOffered = 4
const goodsBack = 'back'

/** Why not, then when again; or the goods come back. */
export default function NotDelivered({ run, stop, onBack, onDone }: NotDeliveredProps) {
  const say = useDoorWords()
  const locale = useLocale()
  const { mark } = useRiderSite()
  const record = useRecord()
  const [reason, setReason] = useState<FailReason>()
  const [isAskingWhen, setIsAskingWhen] = useState(false)
  const [when, setWhen] = useState<string>()
  const [note, setNote] = useState('')
  const [isRecorded, setIsRecorded] = useState(false)
  const today = bangkokDay(new Date())
  const days = Array.from({ length: daysOffered }, (_, later) => addDays(today, later))

  async function keep() {
    if (!reason || !when || isRecorded) return
    setIsRecorded(true)
    await record({
      ...{ runId: run.id, kind: 'fail', orderNumber: stop.orderNumber, reason, note: note.trim() },
      ...{ retryOn: when === goodsBack ? null : when, place: await findOwnPlace(mark) },
    })
    onDone()
  }
  if (!isAskingWhen)
    return (
      <RiderPage
        title={say('fail.title')}
        back={onBack}
        actions={
          <ActionBar>
            <RiderButton
              whyDisabled={reason ? undefined : say('fail.chooseReason')}
              onClick={() => setIsAskingWhen(true)}
            >
              {say('fail.next')}
            </RiderButton>
          </ActionBar>
        }
      >
        <ChoiceList
          legend={say('fail.why')}
          chosen={reason}
          onChoose={setReason}
          choices={failReasons.map((value) => ({ value, text: sayReason(value, say) }))}
        />
        <RiderField label={say('fail.note')} maxLength={500} value={note} onChange={setNote} />
      </RiderPage>
    )
  return (
    <RiderPage
      title={say('fail.when')}
      back={() => setIsAskingWhen(false)}
      actions={
        <ActionBar>
          <RiderButton whyDisabled={when ? undefined : say('fail.chooseWhen')} onClick={() => void keep()}>
            {say('fail.keep')}
          </RiderButton>
        </ActionBar>
      }
    >
      <ChoiceList
        legend={say('fail.tryAgain')}
        chosen={when}
        onChoose={setWhen}
        choices={[
          ...days.map((day, at) => ({
            value: day,
            text: [say('fail.today'), say('fail.tomorrow')][at] ?? sayWeekday(noonOf(day), locale),
          })),
          { value: goodsBack, text: say('fail.back') },
        ]}
      />
    </RiderPage>
  )
}
