import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Centre } from '#shop/centres/centre.ts'
import { hoursOn, sayMinute } from '#shop/centres/opening-hours.ts'
import { sayNumber } from '#shop/money/say-money.ts'
import { bangkokDay } from '#shop/time/bangkok.ts'
import { weekdayOf } from '#shop/time/weekday.ts'
import { pick } from '#shop/words/locale.ts'
import { Picture } from '#web/ui/picture.tsx'
import { useCentreWords } from '#web/words/customer/centre-words.ts'
import { useLocale } from '#web/words/words.tsx'

type CentreRowProps = {
  centre: Centre
  selected?: boolean
  /** Missing when the centre cannot be chosen, as it does not serve the visitor yet. */
  onChoose?: () => void
  children?: ReactNode
}

/** A centre: photo or initial, name, address and distance. */
export function CentreRow({ centre, selected = false, onChoose, children }: CentreRowProps) {
  return (
    <li className="border-hairline border-b last:border-0">
      {onChoose ? (
        <button
          type="button"
          onClick={onChoose}
          aria-current={selected || undefined}
          className="flex w-full items-center gap-3 rounded-input px-1 py-2.5 text-left hover:bg-primary-tint"
        >
          <CentreFace centre={centre} selected={selected} />
        </button>
      ) : (
        <div className="flex items-center gap-3 px-1 pt-2.5">
          <CentreFace centre={centre} selected={false} />
        </div>
      )}
      {children ? <div className="py-2 pl-16">{children}</div> : null}
    </li>
  )
}

function CentreFace({ centre, selected }: { centre: Centre; selected: boolean }) {
  const say = useCentreWords()
  const locale = useLocale()
  const name = pick(locale, centre.name, centre.nameEn)
  const spans = hoursOn(centre.hours ?? [], weekdayOf(bangkokDay(new Date())))
  const today = spans.map(({ opens, closes }) => `${sayMinute(opens)}–${sayMinute(closes)}`).join(', ')
  return (
    <>
      {centre.photo ? (
        <span className="block size-12 shrink-0 overflow-hidden rounded-input">
          <Picture src={`/files/${centre.photo}`} width={400} height={400} sizes="48px" alt="" />
        </span>
      ) : (
        <span
          aria-hidden
          className="grid size-12 shrink-0 place-items-center rounded-input bg-primary-soft font-bold text-primary-text text-xl"
        >
          {[...name][0]}
        </span>
      )}
      <span className="min-w-0 flex-1">
        <span className="clamp-2 font-bold">{name}</span>
        <span className="clamp-2 text-muted text-sm">{centre.address}</span>
        {today ? (
          <span className="tabular block text-muted text-sm">{say('picker.today', { hours: today })}</span>
        ) : null}
      </span>
      <span className="grid shrink-0 justify-items-end text-muted text-sm">
        {selected ? (
          <Check
            aria-label={say('picker.selected')}
            size={20}
            strokeWidth={2.25}
            className="text-primary-text"
          />
        ) : null}
        {centre.distance > 0 ? (
          <span className="tabular">
            {say('picker.distance', {
              km: centre.distance < 10 ? centre.distance : sayNumber(Math.round(centre.distance)),
            })}
          </span>
        ) : null}
      </span>
    </>
  )
}
