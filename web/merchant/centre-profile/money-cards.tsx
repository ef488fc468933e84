import { shortMoney } from '#shop/money/say-money.ts'
import { banks } from '#shop/payments/banks.ts'
import { pick } from '#shop/words/locale.ts'
import { useSayArea } from '#web/merchant/centre-areas/say-area.ts'
import { Tag } from '#web/ui/tag.tsx'
import { useProfileWords } from '#web/words/merchant/profile/profile-words.ts'
import { useLocale } from '#web/words/words.tsx'
import type { CentreProfile } from './days-cards.tsx'
import { ProfileCard } from './profile-card.tsx'

type CardProps = { centre: CentreProfile; mayChange: boolean }
const mostShown = 8

export function AreasCard({ centre, mayChange }: CardProps) {
  const say = useProfileWords()
  const locale = useLocale()
  const { network, ...own } = centre.terms
  const terms = {
    fee: own.fee ?? network.fee,
    freeFrom: own.freeFrom ?? network.freeFrom,
    minimum: own.minimum ?? network.minimum,
  }
  const sayArea = useSayArea(terms)
  const { areas } = centre.areas
  const facts = [
    [say('terms.minimum'), shortMoney(terms.minimum)],
    [say('terms.fee'), shortMoney(terms.fee)],
    [say('terms.freeFrom'), terms.freeFrom > 0 ? shortMoney(terms.freeFrom) : '–'],
  ] as const
  return (
    <ProfileCard title={say('tab.areas')} edit={mayChange ? 'areas' : undefined}>
      <dl className="grid grid-cols-3 gap-2">
        {facts.map(([label, amount]) => (
          <div key={label} className="rounded-input bg-sunk p-2">
            <dt className="text-muted text-xs">{label}</dt>
            <dd className="tabular font-bold">{amount}</dd>
          </div>
        ))}
      </dl>
      {areas.length === 0 ? <p className="text-muted text-sm">{say('profile.everywhere')}</p> : null}
      <ul className="grid gap-2 text-sm empty:hidden">
        {areas.slice(0, mostShown).map((area) => (
          <li key={area.id}>
            <span className="flex flex-wrap items-center gap-2">
              <b>{pick(locale, area.nameTh, area.nameEn)}</b>
              {area.active ? null : <Tag>{say('areas.off')}</Tag>}
            </span>
            <span className="text-muted">{sayArea(area)}</span>
          </li>
        ))}
      </ul>
      {areas.length > mostShown ? (
        <p className="text-muted text-sm">{say('profile.more', { count: areas.length - mostShown })}</p>
      ) : null}
    </ProfileCard>
  )
}

/** In groups of three or four digits, as one reads it out. */
const sayNumber = (digits: string) => digits.replace(/^(.{3})(.)(.{5})(.)$/, '$1-$2-$3-$4')

export function AccountsCard({ centre, mayChange }: CardProps) {
  const say = useProfileWords()
  const locale = useLocale()
  const { accounts } = centre.accounts
  return (
    <ProfileCard title={say('tab.accounts')} edit={mayChange ? 'accounts' : undefined}>
      {accounts.length === 0 ? <p className="text-muted text-sm">{say('accounts.none')}</p> : null}
      <ul className="grid gap-3 text-sm empty:hidden">
        {accounts.map((account) => (
          <li key={`${account.bankCode} ${account.accountNumber}`} className="grid gap-0.5">
            <b>{banks[account.bankCode]?.[locale] ?? account.bankCode}</b>
            <span className="tabular text-base">{sayNumber(account.accountNumber)}</span>
            <span>{account.accountName}</span>
            {account.promptPayId ? (
              <span className="tabular text-muted">
                {say('accounts.promptPay')} {account.promptPayId}
              </span>
            ) : null}
            {account.billerId ? (
              <span className="tabular text-muted">
                {say('accounts.biller')} {account.billerId}
              </span>
            ) : null}
          </li>
        ))}
      </ul>
      {mayChange || accounts.length === 0 ? null : (
        <p className="text-muted text-xs">{say('profile.covered')}</p>
      )}
    </ProfileCard>
  )
}
