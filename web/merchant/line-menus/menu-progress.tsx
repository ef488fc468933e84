import { Check, Circle, LoaderCircle } from 'lucide-react'
import { useEffect } from 'react'
import type { MenuProgress as Progress } from '#shop/line-menus/line-menu-contracts.ts'
import { sayDateTime } from '#shop/time/bangkok.ts'
import { FormSection } from '#web/merchant/forms/form-section.tsx'
import { useReload } from '#web/merchant/lists/use-reload.ts'
import { useLineWords } from '#web/words/merchant/line/line-words.ts'
import { useLocale } from '#web/words/words.tsx'

const lookAgainMs = 1_500

/** How far publishing has come; the page looks again until it is done. */
export function MenuProgress({ progress }: { progress: Progress | null }) {
  const say = useLineWords()
  const locale = useLocale()
  const reload = useReload()
  const isUnderWay = progress !== null && !progress.isDone
  useEffect(() => {
    if (!isUnderWay) return
    const looking = setInterval(() => void reload(), lookAgainMs)
    return () => clearInterval(looking)
  }, [isUnderWay, reload])
  if (!progress)
    return (
      <FormSection title={say('progress.title')}>
        <p className="text-muted">{say('progress.none')}</p>
      </FormSection>
    )
  const { madeBy, madeAt, menus, pictures, isDefault, people, isDone, trouble } = progress
  const steps = [
    { text: say('progress.menus', { count: menus }), isDone: menus === 4 },
    { text: say('progress.pictures', { count: pictures }), isDone: pictures === 4 },
    { text: say('progress.default'), isDone: isDefault },
    ...(people.all > 0
      ? [
          {
            text: say('progress.people', people),
            isDone: isDone || (isDefault && people.linked === people.all),
          },
        ]
      : []),
  ]
  const current = steps.findIndex((step) => !step.isDone)
  return (
    <FormSection
      title={say('progress.title')}
      text={say('progress.by', { name: madeBy, time: sayDateTime(new Date(madeAt), locale) })}
    >
      <ol className="grid gap-1 text-sm">
        {steps.map((step, at) => {
          const Icon = step.isDone ? Check : at === current && isUnderWay ? LoaderCircle : Circle
          return (
            <li key={step.text} className={step.isDone ? 'flex gap-2' : 'flex gap-2 text-muted'}>
              <Icon
                aria-hidden
                size={20}
                strokeWidth={1.75}
                className={step.isDone ? 'shrink-0 text-primary-text' : 'shrink-0'}
              />
              {step.text}
            </li>
          )
        })}
      </ol>
      <p role="status" className={trouble === 'refused' ? 'text-danger' : 'font-bold'}>
        {isDone ? say('progress.done') : trouble ? say(`progress.${trouble}`) : ''}
      </p>
    </FormSection>
  )
}
