import { ShieldCheck } from 'lucide-react'
import { confirmAddress } from '#web/kit/visit/confirm-address.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { useAccountWords } from '#web/words/customer/account-words.ts'

/** For a session of a sign-in link: what is locked until confirmation, and the link to confirm. */
export function BoundNotice() {
  const say = useAccountWords()
  return (
    <Card as="section" className="flex flex-wrap items-center gap-3 border-primary-text">
      <ShieldCheck aria-hidden size={22} strokeWidth={1.75} className="shrink-0 text-primary-text" />
      <p className="min-w-48 flex-1 text-sm">{say('profile.bound')}</p>
      <LinkButton to={confirmAddress(paths.profile)} reloadDocument className="max-sm:w-full">
        {say('confirm.title')}
      </LinkButton>
    </Card>
  )
}
