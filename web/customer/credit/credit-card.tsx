import type { AgeBand } from '#shop/credit/ageing.ts'
import type { Credit } from '#shop/credit/credit-contract.ts'
import { sayMoney } from '#shop/money/say-money.ts'
import { noonOf, sayDate } from '#shop/time/bangkok.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { useAccountWords } from '#web/words/customer/account-words.ts'
import { useOrderWords } from '#web/words/customer/order-words.ts'
import { usePayWords } from '#web/words/customer/pay-words.ts'
import { useLocale } from '#web/words/words.tsx'

const bands = {
  '0-30': 'credit.band0',
  '31-60': 'credit.band31',
  '61-90': 'credit.band61',
  '90+': 'credit.band91',
} as const satisfies Record<AgeBand, string>

/** The remaining credit, the age of the debt, and the next due amount. */
export function CreditCard({ credit }: { credit: Credit }) {
  const say = useOrderWords()
  const account = useAccountWords()
  const pay = usePayWords()
  const locale = useLocale()
  const used = account('profile.creditUsed', { debt: sayMoney(credit.debt), limit: sayMoney(credit.limit) })
  return (
    <Card as="section" aria-label={say('credit.title')} className="grid gap-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-2">
        <span>{account('bar.credit')}</span>
        <strong className="tabular text-xl">{sayMoney(credit.left)}</strong>
      </p>
      <ProgressBar
        value={credit.debt}
        max={credit.limit}
        label={<span className="text-muted">{used}</span>}
        valueText={used}
      />
      {credit.debt > 0 ? (
        <>
          <p className="flex flex-wrap items-center gap-2 text-sm">
            {credit.nextDueOn
              ? say('credit.nextDue', { date: sayDate(noonOf(credit.nextDueOn), locale) })
              : null}
            {credit.overdue > 0 ? (
              <Tag tone="danger">{say('credit.overdue', { amount: sayMoney(credit.overdue) })}</Tag>
            ) : null}
          </p>
          <table className="w-full text-sm">
            <caption className="pb-1 text-left font-bold">{say('credit.ageing')}</caption>
            <tbody className="tabular">
              {credit.bands.map(({ band, amount }) => (
                <tr key={band} className={amount === 0 ? 'text-muted' : undefined}>
                  <th className="py-0.5 text-left font-normal">{say(bands[band])}</th>
                  <td className="text-right">{sayMoney(amount)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <LinkButton
            to={paths.paymentCombine()}
            reloadDocument
            variant="secondary"
            className="justify-self-start"
          >
            {pay('money.payInvoices')}
          </LinkButton>
        </>
      ) : null}
    </Card>
  )
}
