import {
  Award,
  ChevronRight,
  ClipboardList,
  Globe,
  Heart,
  KeyRound,
  LogOut,
  type LucideIcon,
  MapPin,
  Newspaper,
  Package,
  Repeat,
  ShieldCheck,
  Star,
  Store,
  Tags,
  Ticket,
  Users,
} from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { Form, Link } from 'react-router'
import { roles } from '#shop/contract/caller.ts'
import type { Credit } from '#shop/credit/credit-contract.ts'
import type { OwnSession } from '#shop/identity/session-contracts.ts'
import type { User } from '#shop/identity/user.ts'
import { sayNumber } from '#shop/money/say-money.ts'
import type { TokenLink } from '#shop/sign-in/token-link-contracts.ts'
import { sayPhone } from '#shop/thai/phone.ts'
import { CreditCard } from '#web/customer/credit/credit-card.tsx'
import type { FormProblem } from '#web/kit/calls/form-problem.ts'
import { FormAlert } from '#web/kit/forms/form-alert.tsx'
import { useOtherLanguage } from '#web/kit/page/other-language.ts'
import { PageHead } from '#web/kit/page/page-head.tsx'
import * as paths from '#web/paths/customer-paths.ts'
import { type Linkable, LinkedAccounts } from '#web/shared/sign-in/linked-accounts.tsx'
import { Card } from '#web/ui/card.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { TitledRows } from '#web/ui/titled-rows.tsx'
import { showToast, toastLife } from '#web/ui/toast-store.ts'
import { useAccountWords } from '#web/words/customer/account-words.ts'
import { BoundNotice } from './bound-notice.tsx'
import type { ProfileEntry, ProfileGroup } from './profile-entries.ts'
import { SentLinks } from './sent-links.tsx'
import { ShopMark } from './shop-mark.tsx'
import { SignedInDevices } from './signed-in-devices.tsx'

const icons: Record<ProfileEntry['icon'], LucideIcon> = {
  address: MapPin,
  edit: Store,
  password: KeyRound,
  wishlist: Heart,
  coupon: Ticket,
  promotion: Tags,
  points: Star,
  incentive: Award,
  news: Newspaper,
  privacy: ShieldCheck,
  history: ClipboardList,
  clients: Users,
  products: Package,
  standing: Repeat,
}

const row = 'flex min-h-13 w-full items-center gap-3 px-3 text-left hover:bg-primary-tint md:px-4'

type ProfileScreenProps = {
  user: User
  pointsMenu: boolean
  credit: Credit | null
  groups: ProfileGroup[]
  accounts: Linkable[]
  sentLinks: TokenLink[]
  bound: boolean
  sessions: OwnSession[]
  trouble: string | undefined
  linked: boolean
  ended: boolean
  problem: FormProblem | undefined
}

export function ProfileScreen({
  user,
  pointsMenu,
  credit,
  groups,
  accounts,
  sentLinks,
  bound,
  sessions,
  trouble,
  linked,
  ended,
  problem,
}: ProfileScreenProps) {
  const say = useAccountWords()
  useEffect(() => {
    if (linked) showToast({ text: say('linked.done'), tone: 'success', lifeMs: toastLife.local })
    if (ended) showToast({ text: say('devices.ended'), tone: 'success', lifeMs: toastLife.local })
  }, [linked, ended, say])
  const other = useOtherLanguage()
  return (
    <main
      id="content"
      className="page-width grid grid-cols-[minmax(0,1fr)] content-start gap-4 pt-3 md:grid-cols-[22rem_minmax(0,1fr)] md:gap-6 md:pt-6"
    >
      <PageHead title={say('page.profile')} indexed={false} />
      <div className="grid gap-3 empty:hidden md:col-span-2">
        <FormAlert message={problem?.message ?? trouble} />
        {bound ? <BoundNotice /> : null}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-3 md:gap-4">
        <Card className="flex items-start gap-3">
          <ShopMark name={user.name} photo={user.shopPhoto} />
          <div className="min-w-0 flex-1">
            <h1 className="text-xl">{user.name}</h1>
            <p className="text-muted text-sm">{user.activeCentreName}</p>
            <p className="flex flex-wrap items-center gap-x-2 text-muted text-sm">
              <Tag tone="primary">
                {user.role === roles.agent ? say('profile.agent') : say('profile.customer')}
              </Tag>
              <span className="tabular">{sayPhone(user.mobile)}</span>
            </p>
          </div>
        </Card>
        {pointsMenu ? <PointsChip points={user.points} /> : null}
        {credit ? <CreditCard credit={credit} /> : null}
      </div>
      <div className="grid items-start gap-4 md:gap-6 lg:grid-cols-2">
        {groups.map((group, at) => (
          <div key={group.title} className="grid gap-4">
            <EntryGroup {...group} />
            {at === groups.length - 1 ? <LinkedAccounts accounts={accounts} /> : null}
            {at === groups.length - 1 ? <SignedInDevices sessions={sessions} /> : null}
            {at === groups.length - 1 ? <SentLinks links={sentLinks} /> : null}
            {at === groups.length - 1 ? (
              <Card flush className="divide-y divide-hairline overflow-hidden">
                <a href={other.href} hrefLang={other.locale} className={row}>
                  <EntryText Icon={Globe}>{say('app.language')}</EntryText>
                  <span lang={other.locale} className="text-primary-text">
                    {other.name}
                  </span>
                </a>
                <Form method="post" action={paths.logout} reloadDocument>
                  <button type="submit" className={row}>
                    <EntryText Icon={LogOut}>{say('profile.signOut')}</EntryText>
                  </button>
                </Form>
              </Card>
            ) : null}
          </div>
        ))}
      </div>
    </main>
  )
}

function EntryGroup({ title, entries }: ProfileGroup) {
  const say = useAccountWords()
  return (
    <TitledRows id={title} title={say(title as 'profile.account')}>
      {entries.map(({ to, text, icon }) => (
        <li key={to}>
          <Link to={to} className={row}>
            <EntryText Icon={icons[icon]}>{say(text as 'page.address')}</EntryText>
            <ChevronRight aria-hidden size={20} strokeWidth={1.75} className="text-muted" />
          </Link>
        </li>
      ))}
    </TitledRows>
  )
}

function EntryText({ Icon, children }: { Icon: LucideIcon; children: ReactNode }) {
  return (
    <>
      <Icon aria-hidden size={22} strokeWidth={1.75} className="shrink-0" />
      <span className="min-w-0 flex-1 py-2">{children}</span>
    </>
  )
}

function PointsChip({ points }: { points: number }) {
  const say = useAccountWords()
  return (
    <Link
      to={paths.points}
      className="flex min-h-14 items-center gap-3 rounded-card border border-hairline bg-card px-3 hover:border-outline md:px-4"
    >
      <Star aria-hidden size={22} strokeWidth={1.75} className="shrink-0 text-secondary-text" />
      <span className="flex-1">{say('page.points')}</span>
      <strong className="tabular text-xl">{sayNumber(points)}</strong>
    </Link>
  )
}
