import { useState } from 'react'
import { useChange } from '#web/merchant/forms/use-change.ts'
import { AskFirst } from '#web/merchant/people/ask-first.tsx'
import type { PeopleCalls } from '#web/merchant/people/people-calls.ts'
import { officeCallsOf } from '#web/merchant/staff/office-calls.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { usePeopleWords } from '#web/words/merchant/people/people-words.ts'
import { useLocale } from '#web/words/words.tsx'
import type { PersonDetail } from './person-detail.ts'

const ask = officeCallsOf<PeopleCalls>()

type EndDialogProps = { detail: PersonDetail; centre: string; onClose: () => void }

/** Says what ending somebody's work does, and offers to hand their customers over with it. */
export function EndDialog({ detail: { person, customers, colleagues }, centre, onClose }: EndDialogProps) {
  const say = usePeopleWords()
  const locale = useLocale()
  const [handTo, setHandTo] = useState('')
  const { send, isSaving } = useChange({ unknown: say('unknown') })
  const { username, name } = person
  return (
    <AskFirst
      isOpen
      title={say('end.title', { name, centre })}
      lines={[say('end.now'), say('end.stays'), say('end.back')]}
      action={say('end.open')}
      isBusy={isSaving}
      onClose={onClose}
      onGo={async () => {
        await send(
          () => ask(locale, 'endWork', { username, ...(handTo ? { handTo } : {}) }),
          (answer) =>
            answer.customers > 0
              ? say('end.doneHanded', { name, count: answer.customers })
              : say('end.done', { name }),
        )
        onClose()
      }}
    >
      {customers > 0 ? (
        <SelectField
          label={say('end.customers', { count: customers })}
          placeholder={say('end.nobody')}
          value={handTo}
          options={colleagues.map((each) => ({ value: each.saleCode, text: each.name }))}
          onChange={({ currentTarget }) => setHandTo(currentTarget.value)}
        />
      ) : null}
    </AskFirst>
  )
}
