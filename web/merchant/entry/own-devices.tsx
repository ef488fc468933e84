import { Monitor, Smartphone } from 'lucide-react'
import type { OwnSession } from '#shop/identity/session-contracts.ts'
import { sayDateTime } from '#shop/time/bangkok.ts'
import { FormSection } from '#web/merchant/forms/form-section.tsx'
import { useChange } from '#web/merchant/forms/use-change.ts'
import { officeCallsOf } from '#web/merchant/staff/office-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { useEntryWords } from '#web/words/merchant/people/entry-words.ts'
import { useLocale } from '#web/words/words.tsx'
import type { SecurityCalls } from './security-calls.ts'

const ask = officeCallsOf<SecurityCalls>()
const phones = ['Android', 'iPhone', 'iPad']

export function OwnDevices({ sessions }: { sessions: readonly OwnSession[] }) {
  const say = useEntryWords()
  const locale = useLocale()
  const { send, isSaving } = useChange({ unknown: say('unknown') })
  return (
    <FormSection title={say('devices.title')} text={say('devices.text')}>
      <ul className="divide-y divide-hairline">
        {sessions.map(({ id, browser, system, lastUsedAt, isThis }) => {
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
                  {isThis
                    ? say('devices.this')
                    : say('devices.used', { time: sayDateTime(new Date(lastUsedAt), locale) })}
                </span>
              </span>
              {isThis ? null : (
                <Button
                  variant="quiet"
                  size="sm"
                  loading={isSaving}
                  aria-label={say('devices.endOf', { name })}
                  onClick={() =>
                    void send(() => ask(locale, 'endStaffSession', { id }), say('devices.ended'))
                  }
                >
                  {say('devices.end')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {sessions.length > 1 ? (
        <Button
          variant="secondary"
          loading={isSaving}
          onClick={() => void send(() => ask(locale, 'endOtherStaffSessions', {}), say('devices.ended'))}
        >
          {say('devices.endOthers')}
        </Button>
      ) : null}
    </FormSection>
  )
}
