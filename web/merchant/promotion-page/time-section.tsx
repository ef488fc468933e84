import { Checkbox, Chip } from '@mantine/core'
import { useId } from 'react'
import { FormSection, PartError } from '#web/merchant/forms/form-section.tsx'
import { DayField } from '#web/merchant/lists/day-field.tsx'
import { usePromotionWords } from '#web/words/merchant/promotions/promotion-words.ts'
import { weekdayNumbers, weekdayWords } from './say-draft.ts'
import type { Editor } from './use-editor.ts'

/** When it holds, and whether a coupon is needed. */
export function TimeSection({ editor: { draft, change, errorsOf } }: { editor: Editor }) {
  const say = usePromotionWords()
  const id = useId()
  const days = weekdayNumbers.filter((day) => draft.weekdays & (1 << day)).map(String)
  return (
    <FormSection title={say('editor.time')} text={say('editor.timeText')}>
      <div className="grid grid-cols-2 gap-2">
        <DayField
          label={say('field.startsOn')}
          value={draft.startsOn}
          onChange={(day) => day && change({ startsOn: day })}
        />
        <DayField
          label={say('field.endsOn')}
          value={draft.endsOn}
          onChange={(day) => day && change({ endsOn: day })}
          error={errorsOf('endsOn')[0]}
        />
      </div>
      <fieldset aria-labelledby={id} className="grid min-w-0 gap-1">
        <p id={id} className="font-bold text-sm">
          {say('field.weekdays')}
        </p>
        <Chip.Group
          multiple
          value={days}
          onChange={(chosen) =>
            change({ weekdays: chosen.reduce((all, day) => all | (1 << Number(day)), 0) })
          }
        >
          <div className="grid grid-cols-4 gap-1.5 sm:grid-cols-7">
            {weekdayNumbers.map((day) => (
              <Chip
                key={day}
                value={String(day)}
                size="sm"
                classNames={{ label: 'w-full justify-center px-0' }}
              >
                {say(weekdayWords[day])}
              </Chip>
            ))}
          </div>
        </Chip.Group>
        <PartError texts={errorsOf('weekdays')} />
      </fieldset>
      <Checkbox
        label={say('field.needsCoupon')}
        description={say('field.needsCouponHint')}
        checked={draft.needsCoupon}
        onChange={({ currentTarget }) => change({ needsCoupon: currentTarget.checked })}
      />
    </FormSection>
  )
}
