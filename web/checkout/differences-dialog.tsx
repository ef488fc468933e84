import type { Difference } from '#shop/checkout/differences.ts'
import { sayMoney, sayNumber } from '#shop/money/say-money.ts'
import { pick } from '#shop/words/locale.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useOrderWords } from '#web/words/order-words.ts'
import { useCommonWords, useLocale } from '#web/words/words.tsx'
import type { Checkout } from './use-checkout.ts'

/** What changed since the customer looked. Nothing has been ordered; they look again and decide. */
export function DifferencesDialog({ checkout: { differences, lookedAtDifferences, stale, priced } }: { checkout: Checkout }) {
  const say = useOrderWords()
  const common = useCommonWords()
  return (
    <Dialog
      open={differences !== undefined}
      onClose={lookedAtDifferences}
      title={say('differences.title')}
      closeLabel={common('app.close')}
      actions={
        <Button loading={stale} onClick={lookedAtDifferences}>
          {say('differences.look', { total: sayMoney(priced.total) })}
        </Button>
      }
    >
      <p className="pb-3 text-muted text-sm">{say('differences.lead')}</p>
      <ul className="grid gap-2">
        {differences?.map((difference) => (
          <DifferenceRow key={difference.kind + ('productCode' in difference ? difference.productCode : '')} difference={difference} />
        ))}
      </ul>
    </Dialog>
  )
}

function DifferenceRow({ difference }: { difference: Difference }) {
  const say = useOrderWords()
  const locale = useLocale()
  const name = 'name' in difference ? pick(locale, difference.name.th, difference.name.en) : say('totals.total')
  return (
    <li className="flex items-baseline justify-between gap-3 border-hairline border-b pb-2">
      <span className={difference.kind === 'total' ? 'font-bold' : 'min-w-0 text-sm'}>{name}</span>
      <span className="tabular shrink-0 text-right text-sm">
        {difference.kind === 'notSold' ? (
          <span className="text-danger">{say('differences.notSold')}</span>
        ) : difference.kind === 'stock' ? (
          <span className="text-danger">
            {say('differences.left', { left: sayNumber(difference.left), wanted: sayNumber(difference.wanted) })}
          </span>
        ) : (
          <>
            <s className="text-muted">{sayMoney(difference.was)}</s> <strong>{sayMoney(difference.now)}</strong>
          </>
        )}
      </span>
    </li>
  )
}
