import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { AnswerOf } from '#shop/contract/endpoint.ts'
import type { networkOwnersContract } from '#shop/people/network-owner-contracts.ts'
import type { peopleContract } from '#shop/people/people-contracts.ts'
import { PageHead } from '#web/kit/page/page-head.tsx'
import { ListTabs } from '#web/merchant/lists/list-tabs.tsx'
import * as officePaths from '#web/paths/office-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { usePeopleWords } from '#web/words/merchant/people/people-words.ts'
import { useMerchantWords } from '#web/words/words.tsx'
import { FormerTable } from './former-table.tsx'
import { InvitationList } from './invitation-list.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { NetworkOwners } from './network-owners.tsx'
import { RiderDialog } from './rider-dialog.tsx'
import { RiderTable } from './rider-table.tsx'
import { StaffTable } from './staff-table.tsx'

export const tabs = ['staff', 'riders', 'invited', 'former', 'network'] as const
type Tab = (typeof tabs)[number]
const tabWords = {
  staff: 'tab.staff',
  riders: 'tab.riders',
  invited: 'tab.invited',
  former: 'tab.former',
  network: 'tab.network',
} as const

type People = AnswerOf<typeof peopleContract>

type PeopleScreenProps = {
  saleUnit: string
  people: People
  network: AnswerOf<typeof networkOwnersContract>
  now: string
  today: string
  tab: Tab
}

/** Everybody who works for a centre, who was asked to, and who no longer does. */
export function PeopleScreen({ saleUnit, people, network, now, today, tab }: PeopleScreenProps) {
  const say = usePeopleWords()
  const sayMerchant = useMerchantWords()
  const [asking, setAsking] = useState<'staff' | 'rider'>()
  const counts: Partial<Record<Tab, number>> = { invited: people.invitations.length }
  const shown = tabs.filter((each) => each !== 'network' || network.mayChange)
  const current = shown.includes(tab) ? tab : 'staff'
  const adding = current === 'riders' ? 'rider' : 'staff'
  return (
    <main
      id="content"
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-3 px-3 py-4 md:px-6 md:py-5"
    >
      <PageHead title={sayMerchant('page.merchantPeople')} indexed={false} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h1 className="text-xl md:text-2xl">{sayMerchant('page.merchantPeople')}</h1>
        <Button
          size="sm"
          icon={<Plus aria-hidden size={18} strokeWidth={2} />}
          onClick={() => setAsking(adding)}
        >
          {adding === 'rider' ? say('riders.add') : say('staff.invite')}
        </Button>
      </div>
      <ListTabs
        label={say('tabs.label')}
        tabs={shown.map((each) => ({
          to: withQuery(officePaths.people, each === 'staff' ? {} : { tab: each }),
          text: say(tabWords[each]),
          current: each === current,
          ...(counts[each] ? { count: counts[each] } : {}),
        }))}
      />
      {current === 'staff' ? <StaffTable staff={people.staff} today={today} /> : null}
      {current === 'riders' ? (
        people.riders.length > 0 ? (
          <RiderTable riders={people.riders} today={today} />
        ) : (
          <EmptyState drawing="nothing-found" title={say('riders.none')} text={say('riders.noneText')} />
        )
      ) : null}
      {current === 'invited' ? <InvitationList invitations={people.invitations} now={now} /> : null}
      {current === 'former' ? <FormerTable former={people.former} riders={people.formerRiders} /> : null}
      {current === 'network' ? <NetworkOwners network={network} /> : null}
      {asking === 'staff' ? (
        <InviteDialog saleUnit={saleUnit} centres={people.centres} onClose={() => setAsking(undefined)} />
      ) : null}
      {asking === 'rider' ? (
        <RiderDialog companies={people.companies} onClose={() => setAsking(undefined)} />
      ) : null}
    </main>
  )
}
