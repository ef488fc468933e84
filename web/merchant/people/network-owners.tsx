import { Globe } from 'lucide-react'
import { useState } from 'react'
import type { AnswerOf } from '#shop/contract/endpoint.ts'
import type { networkOwnersContract } from '#shop/people/network-owner-contracts.ts'
import { sayDate } from '#shop/time/bangkok.ts'
import { useChange } from '#web/merchant/forms/use-change.ts'
import { officeCallsOf } from '#web/merchant/staff/office-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { usePeopleWords } from '#web/words/merchant/people/people-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { AskFirst } from './ask-first.tsx'
import type { PeopleCalls } from './people-calls.ts'

const ask = officeCallsOf<PeopleCalls>()
const rows = 'divide-y divide-hairline rounded-card border border-hairline bg-card'
const row = 'flex flex-wrap items-center justify-between gap-x-6 gap-y-1 p-3 md:px-4'

/** Who may change what holds for every centre; for them alone. */
export function NetworkOwners({ network }: { network: AnswerOf<typeof networkOwnersContract> }) {
  const say = usePeopleWords()
  const locale = useLocale()
  const { send, isSaving } = useChange({ unknown: say('unknown') })
  const [removing, setRemoving] = useState<{ username: string; name: string }>()
  const set = (username: string, owns: boolean) =>
    send(() => ask(locale, 'setNetworkOwner', { username, owns }), say('network.saved'))
  const isLast = network.owners.length < 2
  return (
    <div className="grid gap-4">
      <p className="flex items-start gap-2 text-muted text-sm">
        <Globe aria-hidden size={18} strokeWidth={1.75} className="mt-0.5 shrink-0" />
        {network.owners.length === 0 ? say('network.none') : say('network.text')}
      </p>
      {network.owners.length > 0 ? (
        <ul aria-label={say('tab.network')} className={rows}>
          {network.owners.map(({ username, name, since, isYou, centres }) => (
            <li key={username} className={row}>
              <div className="min-w-0">
                <p className="wrap-anywhere font-bold">
                  {name}
                  {isYou ? <span className="font-normal text-muted"> · {say('staff.you')}</span> : null}
                </p>
                <p className="text-muted text-sm">
                  {say('network.since', { day: sayDate(new Date(since), locale) })}
                  {centres.length > 0 ? ` · ${say('network.owns', { centres: centres.join(', ') })}` : null}
                </p>
              </div>
              <Button
                variant="secondary"
                size="sm"
                whyDisabled={isLast ? say('network.last') : undefined}
                aria-label={`${say('network.remove')}: ${name}`}
                onClick={() => setRemoving({ username, name })}
              >
                {say('network.remove')}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      <section aria-label={say('network.others')} className="grid gap-1.5">
        <h2 className="text-base text-muted">{say('network.others')}</h2>
        {network.others.length === 0 ? <p className="text-sm">{say('network.noOthers')}</p> : null}
        {network.others.length > 0 ? (
          <ul className={rows}>
            {network.others.map(({ username, name, centres }) => (
              <li key={username} className={row}>
                <div className="min-w-0">
                  <p className="wrap-anywhere font-bold">{name}</p>
                  <p className="text-muted text-sm">{say('network.owns', { centres: centres.join(', ') })}</p>
                </div>
                <Button
                  variant="secondary"
                  size="sm"
                  loading={isSaving}
                  aria-label={say('network.addOf', { name })}
                  onClick={() => void set(username, true)}
                >
                  {say('network.add')}
                </Button>
              </li>
            ))}
          </ul>
        ) : null}
      </section>
      <AskFirst
        isOpen={removing !== undefined}
        title={say('network.removeOf', { name: removing?.name ?? '' })}
        lines={[say('network.removeText')]}
        action={say('network.remove')}
        isBusy={isSaving}
        onClose={() => setRemoving(undefined)}
        onGo={async () => {
          if (removing) await set(removing.username, false)
          setRemoving(undefined)
        }}
      />
    </div>
  )
}
