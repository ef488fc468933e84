import { Send, TriangleAlert, X } from 'lucide-react'
import type { ListedInvitation } from '#shop/people/people-contracts.ts'
import { sayPhone } from '#shop/thai/phone.ts'
import { sayDateTime } from '#shop/time/bangkok.ts'
import { useChange } from '#web/merchant/forms/use-change.ts'
import { officeCallsOf } from '#web/merchant/staff/office-calls.ts'
import { sayRole } from '#web/merchant/staff/say-role.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { usePeopleWords } from '#web/words/merchant/people/people-words.ts'
import { useLocale, useMerchantWords } from '#web/words/words.tsx'
import type { PeopleCalls } from './people-calls.ts'

const ask = officeCallsOf<PeopleCalls>()

type InvitationListProps = { invitations: readonly ListedInvitation[]; now: string }

/** Who has not come yet: until when the link is valid, send it again, or withdraw it. */
export function InvitationList({ invitations, now }: InvitationListProps) {
  const say = usePeopleWords()
  if (invitations.length === 0)
    return <EmptyState drawing="nothing-found" title={say('invited.none')} text={say('invited.noneText')} />
  return (
    <ul
      aria-label={say('invited.list')}
      className="divide-y divide-hairline rounded-card border border-hairline bg-card"
    >
      {invitations.map((invitation) => (
        <Invitation key={invitation.id} invitation={invitation} now={now} />
      ))}
    </ul>
  )
}

function Invitation({ invitation, now }: { invitation: ListedInvitation; now: string }) {
  const say = usePeopleWords()
  const sayMerchant = useMerchantWords()
  const locale = useLocale()
  const { send, isSaving } = useChange({ unknown: say('unknown') })
  const { id, name, mobile, role, centres, madeBy, madeAt, expiresAt, sentBy } = invitation
  const isOver = expiresAt <= now
  const until = sayDateTime(new Date(expiresAt), locale)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 p-3 md:px-4">
      <div className="grid min-w-0 gap-0.5">
        <p className="wrap-anywhere font-bold">{name}</p>
        <p className="text-sm">
          {sayRole(sayMerchant, role)} · {centres.join(', ')} ·{' '}
          <span className="tabular">{sayPhone(mobile)}</span>
        </p>
        <p className="text-muted text-sm">
          {say('invited.by', { name: madeBy, time: sayDateTime(new Date(madeAt), locale) })}
        </p>
        {sentBy && !isOver ? (
          <p className="text-muted text-sm">
            {say(sentBy === 'sms' ? 'invited.sms' : 'invited.line')} · {say('invited.until', { time: until })}
          </p>
        ) : (
          <p className="flex items-start gap-1.5 text-danger text-sm">
            <TriangleAlert aria-hidden size={16} strokeWidth={1.75} className="mt-0.5 shrink-0" />
            {isOver ? say('invited.over', { time: until }) : say('invited.notSent')}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2 max-sm:w-full">
        <Button
          variant="secondary"
          size="sm"
          loading={isSaving}
          aria-label={say('invited.againTo', { name })}
          icon={<Send aria-hidden size={18} strokeWidth={1.75} />}
          onClick={() =>
            void send(
              () => ask(locale, 'resendInvitation', { id }),
              (answer) => (answer.sentBy ? say('invited.sentAgain', { name }) : say('invited.notSent')),
            )
          }
        >
          {say('invited.again')}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          loading={isSaving}
          aria-label={say('invited.withdrawOf', { name })}
          icon={<X aria-hidden size={18} strokeWidth={1.75} />}
          onClick={() =>
            void send(() => ask(locale, 'withdrawInvitation', { id }), say('invited.withdrawn', { name }))
          }
        >
          {say('invited.withdraw')}
        </Button>
      </div>
    </li>
  )
}
