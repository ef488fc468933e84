import { ChevronDown, Monitor, Smartphone } from 'lucide-react'
import { Form, useNavigation } from 'react-router'
import type { OwnSession } from '#shop/identity/session-contracts.ts'
import { sayDate, sayDateTime } from '#shop/time/bangkok.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { TitledRows } from '#web/ui/titled-rows.tsx'
import { useAccountWords } from '#web/words/customer/account-words.ts'
import { useLocale } from '#web/words/words.tsx'

const shownAtOnce = 3
const phones = ['Android', 'iPhone', 'iPad']

/** The customer's signed-in devices, each with a sign-out button. */
export function SignedInDevices({ sessions }: { sessions: OwnSession[] }) {
  const say = useAccountWords()
  const sending = useNavigation().formData?.get('do') === 'endOthers'
  if (sessions.length === 0) return null
  const [first, rest] = [sessions.slice(0, shownAtOnce), sessions.slice(shownAtOnce)]
  return (
    <TitledRows
      id="devices"
      title={say('devices.title')}
      after={
        <>
          {rest.length > 0 ? (
            <details className="group">
              <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 px-3 text-primary-text hover:bg-primary-tint md:px-4">
                {say('devices.more', { count: rest.length })}
                <ChevronDown aria-hidden size={20} strokeWidth={1.75} className="group-open:rotate-180" />
              </summary>
              <ul className="divide-y divide-hairline border-hairline border-t">{rest.map(device)}</ul>
            </details>
          ) : null}
          {sessions.length > 1 ? (
            <Form method="post" action={paths.profile} preventScrollReset className="p-3 md:px-4">
              <Button type="submit" name="do" value="endOthers" variant="secondary" wide loading={sending}>
                {say('devices.endOthers')}
              </Button>
            </Form>
          ) : null}
        </>
      }
    >
      {first.map(device)}
    </TitledRows>
  )
}

const device = (session: OwnSession) => <Device key={session.id} {...session} />

function Device({ id, browser, system, method, signedInAt, lastUsedAt, isThis }: OwnSession) {
  const say = useAccountWords()
  const locale = useLocale()
  const { formData } = useNavigation()
  const Icon = phones.includes(system) ? Smartphone : Monitor
  const name =
    browser && system ? say('devices.name', { browser, system }) : browser || system || say('devices.unknown')
  const sayMethod: Record<string, string> = {
    password: say('devices.byPassword'),
    otp: say('devices.byCode'),
    register: say('devices.byRegistering'),
    line: say('devices.by', { provider: 'LINE' }),
    google: say('devices.by', { provider: 'Google' }),
    facebook: say('devices.by', { provider: 'Facebook' }),
    link: say('devices.byLink'),
    partner: say('devices.byPartner'),
  }
  const since = say('devices.since', { day: sayDate(new Date(signedInAt), locale) })
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 px-3 pt-1 pb-3 md:px-4">
      <Icon aria-hidden size={22} strokeWidth={1.75} />
      <span className="flex min-h-11 flex-wrap items-center gap-x-2">
        <span className="font-bold">{name}</span>
        {isThis ? <Tag tone="primary">{say('devices.this')}</Tag> : null}
      </span>
      {isThis ? (
        <span />
      ) : (
        <Form method="post" action={paths.profile} preventScrollReset className="-mr-3">
          <input type="hidden" name="session" value={id} />
          <Button
            type="submit"
            name="do"
            value="endSession"
            variant="quiet"
            size="sm"
            loading={formData?.get('session') === id}
            aria-label={say('devices.endThis', { name })}
          >
            {say('devices.end')}
          </Button>
        </Form>
      )}
      <span className="col-span-2 col-start-2 text-muted text-sm">
        {say('devices.lastUsed', { time: sayDateTime(new Date(lastUsedAt), locale) })}
        <span className="block">{sayMethod[method] ? `${since} ${sayMethod[method]}` : since}</span>
      </span>
    </li>
  )
}
