import { whyNotTaxInvoice } from '#shop/checkout/tax-invoice.ts'
import { Card } from '#web/ui/card.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { useOrderWords } from '#web/words/customer/order-words.ts'
import { useLocale } from '#web/words/words.tsx'
import type { Checkout } from './use-checkout.ts'

type WantedTax = Checkout['draft']['tax']

export function TaxSection({ checkout: { draft, choose } }: { checkout: Checkout }) {
  return <TaxFields tax={draft.tax} onChange={(tax) => choose({ tax })} />
}

/** A tax invoice with the buyer's number and branch, judged as it is typed by the server's own rule. */
export function TaxFields({ tax, onChange }: { tax: WantedTax; onChange: (tax: WantedTax) => void }) {
  const say = useOrderWords()
  const locale = useLocale()
  const wrong =
    tax.wanted && tax.number.length === 13
      ? whyNotTaxInvoice({ taxNumber: tax.number, branch: tax.branch })
      : undefined
  const wrongNumber = wrong?.code === 'checkout.badTaxNumber'
  return (
    <Card as="section" aria-label={say('tax.title')} className="grid gap-2">
      <Switch
        label={<span className="font-bold">{say('tax.title')}</span>}
        hint={say('tax.hint')}
        checked={tax.wanted}
        onChange={(event) => onChange({ ...tax, wanted: event.target.checked })}
      />
      {tax.wanted ? (
        <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_10rem]">
          <NumberField
            label={say('tax.number')}
            hint={say('tax.numberHint')}
            maxLength={13}
            value={tax.number}
            error={wrongNumber ? wrong?.say(locale) : undefined}
            onDigits={(number) => onChange({ ...tax, number })}
          />
          <NumberField
            label={say('tax.branch')}
            hint={say('tax.branchHint')}
            maxLength={5}
            value={tax.branch}
            error={wrong && !wrongNumber ? wrong.say(locale) : undefined}
            onDigits={(branch) => onChange({ ...tax, branch })}
          />
        </div>
      ) : null}
    </Card>
  )
}

export function RemarkSection({ checkout: { draft, choose } }: { checkout: Checkout }) {
  const say = useOrderWords()
  return (
    <Card as="section" aria-label={say('checkout.remark')}>
      <TextAreaField
        label={say('checkout.remark')}
        hint={say('checkout.remarkHint')}
        maxLength={500}
        rows={2}
        value={draft.remark}
        onChange={(event) => choose({ remark: event.target.value })}
      />
    </Card>
  )
}
