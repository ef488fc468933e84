import { Store, TriangleAlert } from 'lucide-react'
import { pick } from '#shop/words/locale.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { useRegisterWords } from '#web/words/register-words.ts'
import { useLocale } from '#web/words/words.tsx'
import type { RegisterOptions } from './register-centre-route.ts'

type ServingCentreProps = { options: RegisterOptions; waiting: boolean; isAsked: boolean; wrong: string | undefined }

/** Which centre will serve the shop and why; where none delivers, the nearest can be asked. Field: askNearest. */
export function ServingCentre({ options: { open, centre, chosenBy, delivers }, waiting, isAsked, wrong }: ServingCentreProps) {
  const say = useRegisterWords()
  const locale = useLocale()
  const name = centre ? pick(locale, centre.name, centre.nameEn) : ''
  const why = { link: 'register.byLink', setting: 'register.bySetting', address: 'register.byAddress' } as const
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
                {chosenBy === 'nearest' ? say('register.noneDelivers') : say('register.servedBy', { centre: name })}
              </strong>
              <span className="text-sm">
                {!open
                  ? say('register.centreClosed')
                  : chosenBy === 'nearest'
                    ? say('register.nearest', { centre: name })
                    : delivers
                      ? say(why[chosenBy])
                      : say('register.notThere')}
              </span>
            </span>
          </p>
          {chosenBy === 'nearest' && open ? (
            <Checkbox
              name="askNearest"
              value="Y"
              defaultChecked={isAsked}
              aria-invalid={wrong ? true : undefined}
              aria-describedby={wrong ? 'ask-wrong' : undefined}
              label={say('register.askNearest', { centre: name })}
            />
          ) : null}
          {wrong && chosenBy === 'nearest' ? (
            <p id="ask-wrong" className="text-danger text-sm">
              {say('register.askFirst')}
            </p>
          ) : null}
        </div>
      )}
    </div>
  )
}
