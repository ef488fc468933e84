import { Monitor, Smartphone } from 'lucide-react'
import type { PersonDevice } from '#shop/people/people-contracts.ts'
import { sayDateTime } from '#shop/time/bangkok.ts'
import { FormSection } from '#web/merchant/forms/form-section.tsx'
import { useChange } from '#web/merchant/forms/use-change.ts'
import type { PeopleCalls } from '#web/merchant/people/people-calls.ts'
import { officeCallsOf } from '#web/merchant/staff/office-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { usePeopleWords } from '#web/words/merchant/people/people-words.ts'
import { useLocale } from '#web/words/words.tsx'

const ask = officeCallsOf<PeopleCalls>()
const phones = ['Android', 'iPhone', 'iPad']

type DevicesCardProps = { devices: readonly PersonDevice[]; of: { username: string } | { mobile: string } }

/** Where somebody is signed in: each can be ended, or all. */
export function DevicesCard({ devices, of }: DevicesCardProps) {
  const say = usePeopleWords()
  const locale = useLocale()
  const { send, isSaving } = useChange({ unknown: say('unknown') })
  const end = (id?: string) =>
    send(
      () => ask(locale, 'endDevices', { ...of, ...(id ? { id } : {}) }),
      ({ ended }) => say('devices.ended', { count: ended }),
    )
  return (
    <FormSection title={say('devices.title')}>
      {devices.length === 0 ? <p className="text-muted text-sm">{say('devices.none')}</p> : null}
      <ul className="divide-y divide-hairline empty:hidden">
        {devices.map(({ id, browser, system, lastUsedAt }) => {
          const Icon = phones.includes(system) ? Smartphone : Monitor
          const name =
            browser && system
              ? say('devices.name', { browser, system })
              : browser || system || say('devices.unknown')
          return (
            <li key={id} className="flex min-h-14 items-center gap-3 py-1.5">
              <Icon aria-hidden size={22} strokeWidth={1.75} className="shrink-0 text-muted" />
              <span className="min-w-0 flex-1">
                <span className="wrap-anywhere block">{name}</span>
                <span className="block text-muted text-sm">
                  {say('devices.used', { time: sayDateTime(new Date(lastUsedAt), locale) })}
                </span>
              </span>
              <Button
                variant="quiet"
                size="sm"
                loading={isSaving}
                aria-label={say('devices.endOf', { name })}
                onClick={() => void end(id)}
              >
                {say('devices.end')}
              </Button>
            </li>
          )
        })}
      </ul>
      {devices.length > 1 ? (
        <Button variant="secondary" loading={isSaving} onClick={() => void end()}>
          {say('devices.endAll')}
        </Button>
      ) : null}
    </FormSection>
  )
}
