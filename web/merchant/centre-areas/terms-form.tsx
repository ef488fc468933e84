import type { CentreTerms } from '#shop/merchant-centre/centre-profile.ts'
import { whyNotTerms } from '#shop/merchant-centre/why-not-area.ts'
import { shortMoney } from '#shop/money/say-money.ts'
import type { CentreCalls } from '#web/merchant/centre-forms/centre-calls.ts'
import { MoneyField } from '#web/merchant/centre-forms/money-field.tsx'
import { PartForm } from '#web/merchant/centre-forms/part-form.tsx'
import { usePart } from '#web/merchant/centre-forms/use-part.ts'
import { officeCallsOf } from '#web/merchant/staff/office-calls.ts'
import { useProfileWords } from '#web/words/merchant/profile/profile-words.ts'
import { useLocale } from '#web/words/words.tsx'

const ask = officeCallsOf<CentreCalls>()
type Terms = CentreTerms & { version: string }
type TermsFormProps = { saved: Terms; network: { fee: number; freeFrom: number; minimum: number } }

/** What delivery costs and the least an order must be worth, unless an area says otherwise. */
export function TermsForm({ saved, network }: TermsFormProps) {
  const say = useProfileWords()
  const locale = useLocale()
  const part = usePart<Terms>({
    ...{ name: 'terms', saved, whyNot: whyNotTerms },
    send: (thing) => ask(locale, 'saveCentreTerms', thing),
  })
  const { typed, change, errorOf } = part
  const asNetwork = (satang: number) => say('terms.asNetwork', { amount: shortMoney(satang) })
  return (
    <PartForm part={part} title={say('terms.title')} text={say('terms.text')}>
      <div className="grid items-end gap-3 sm:grid-cols-3">
        <MoneyField
          label={say('terms.minimum')}
          value={typed.minimum}
          placeholder={asNetwork(network.minimum)}
          error={errorOf('minimum')}
          onChange={(minimum) => change({ minimum })}
        />
        <MoneyField
          label={say('terms.fee')}
          value={typed.fee}
          placeholder={asNetwork(network.fee)}
          error={errorOf('fee')}
          onChange={(fee) => change({ fee })}
        />
        <MoneyField
          label={say('terms.freeFrom')}
          description={say('terms.freeFromText')}
          value={typed.freeFrom}
          placeholder={asNetwork(network.freeFrom)}
          error={errorOf('freeFrom')}
          onChange={(freeFrom) => change({ freeFrom })}
        />
      </div>
    </PartForm>
  )
}
