import { Store, TriangleAlert } from 'lucide-react'
import { useEffect } from 'react'
import type { Place } from '#shop/thai/place.ts'
import { pick } from '#shop/words/locale.ts'
import { useAnswer } from '#web/kit/calls/use-answer.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import type { Point } from '#web/shared/places/point.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { useCentreWords } from '#web/words/customer/centre-words.ts'
import { useLocale } from '#web/words/words.tsx'
import type { RegisterOptions } from './register-centre-route.ts'

const debounce = 250

type ServingCentreProps = {
  link: { dist: string; saleCode: string }
  place: Place | undefined
  pin: Point | undefined
  options: RegisterOptions
  onOptions: (options: RegisterOptions) => void
  isRequested: boolean
  wrong: string | undefined
}

/**
 * The centre for the shop and why, updated with address and pin; where none delivers, the nearest can be
 * asked. Field: askNearest.
 */
export default function ServingCentre({
  link,
  place,
  pin,
  options,
  onOptions,
  isRequested,
  wrong,
}: ServingCentreProps) {
  const say = useCentreWords()
  const locale = useLocale()
  const { postcode = '', subdistrict = '' } = place ?? {}
  const at = pin ? { lat: String(pin.lat), lng: String(pin.lng) } : undefined
  const path = withQuery(paths.registerCentre, { ...link, ...{ postcode, subdistrict }, ...at })
  const { answer, waiting } = useAnswer<RegisterOptions>(postcode.length === 5 ? path : undefined, debounce)
  useEffect(() => {
    if (answer) onOptions(answer)
  }, [answer, onOptions])

  const { open, centre, chosenBy, delivers } = options
  const name = centre ? pick(locale, centre.name, centre.nameEn) : ''
  const why = { link: 'serving.byLink', setting: 'serving.bySetting', address: 'serving.byAddress' } as const
  const isFine = open && delivers
  const Icon = isFine ? Store : TriangleAlert
  return (
    <div role="status" aria-busy={waiting}>
      {!centre || chosenBy === 'default' ? null : (
        <div className={`grid gap-1 rounded-card p-3 ${isFine ? 'bg-primary-tint' : 'bg-secondary-tint'}`}>
          <p className="flex items-start gap-2">
            <Icon
              aria-hidden
              size={22}
              strokeWidth={1.75}
              className={`mt-0.5 shrink-0 ${isFine ? 'text-primary-text' : 'text-secondary-text'}`}
            />
            <span>
              <strong className="block">
                {chosenBy === 'nearest' ? say('serving.none') : say('serving.centre', { centre: name })}
              </strong>
              <span className="text-sm">
                {!open
                  ? say('serving.closed')
                  : chosenBy === 'nearest'
                    ? say('serving.nearest', { centre: name })
                    : delivers
                      ? say(why[chosenBy])
                      : say('serving.notThere')}
              </span>
            </span>
          </p>
          {chosenBy === 'nearest' && open ? (
            <Checkbox
              name="askNearest"
              value="Y"
              defaultChecked={isRequested}
              aria-invalid={wrong ? true : undefined}
              aria-describedby={wrong ? 'ask-wrong' : undefined}
              label={say('serving.ask', { centre: name })}
            />
          ) : null}
          {wrong && chosenBy === 'nearest' ? (
            <p id="ask-wrong" className="text-danger text-sm">
              {say('serving.askFirst')}
            </p>
          ) : null}
        </div>
      )}
    </div>
  )
}
