import { Monitor, Smartphone } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import type { OwnSession } from '#shop/identity/session-contracts.ts'
import { sayDateTime } from '#shop/time/bangkok.ts'
import { RiderButton } from '#web/rider/parts/rider-button.tsx'
import { askAsRider } from '#web/rider/sending/ask-as-rider.ts'
import { useAccountWords } from '#web/words/rider/account/account-words.ts'
import { useLocale } from '#web/words/words.tsx'

const phones = ['Android', 'iPhone', 'iPad']

/** Where the rider is signed in, each with a button that ends it. */
export function RiderDevices() {
  const say = useAccountWords()
  const locale = useLocale()
  const [sessions, setSessions] = useState<readonly OwnSession[]>()
  const [said, setSaid] = useState('')
  const look = useCallback(async () => {
    const result = await askAsRider(locale, 'riderSessions', {})
    if (result.kind === 'ok') setSessions(result.answer.sessions)
    else setSaid(say('profile.cut'))
  }, [locale, say])
  useEffect(() => void look(), [look])
  async function end(ending: ReturnType<typeof askAsRider<'endRiderSession' | 'endOtherRiderSessions'>>) {
    const result = await ending
    setSaid(
      result.kind === 'ok'
        ? say('devices.ended')
        : result.kind === 'refused'
          ? result.message
          : say('profile.cut'),
    )
    await look()
  }
  return (
    <section className="grid gap-2">
      <h2>{say('devices.title')}</h2>
      <p role="status" className="font-bold empty:hidden">
        {said}
      </p>
      <ul className="divide-y divide-ink/30">
        {sessions?.map(({ id, browser, system, lastUsedAt, isThis }) => {
          const Icon = phones.includes(system) ? Smartphone : Monitor
          const name = [browser, system].filter(Boolean).join(' · ') || say('devices.unknown')
          return (
            <li key={id} className="grid gap-2 py-2">
              <p className="flex items-center gap-3 leading-snug">
                <Icon aria-hidden size={26} className="shrink-0" />
                <span className="min-w-0">
                  <b className="wrap-anywhere block">{name}</b>
                  <span className="text-base">
                    {isThis ? say('devices.this') : sayDateTime(new Date(lastUsedAt), locale)}
                  </span>
                </span>
              </p>
              {isThis ? null : (
                <RiderButton
                  look="secondary"
                  aria-label={say('devices.endOf', { name })}
                  onClick={() => void end(askAsRider(locale, 'endRiderSession', { id }))}
                >
                  {say('devices.end')}
                </RiderButton>
              )}
            </li>
          )
        })}
      </ul>
      {sessions && sessions.length > 1 ? (
        <RiderButton
          look="secondary"
          onClick={() => void end(askAsRider(locale, 'endOtherRiderSessions', {}))}
        >
          {say('devices.endOthers')}
        </RiderButton>
      ) : null}
    </section>
  )
}
