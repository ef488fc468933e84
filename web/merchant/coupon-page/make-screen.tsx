import { Alert, NumberInput, Radio, Select, TextInput } from '@mantine/core'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { couponForms, mostNumbers, type SeriesDraft } from '#shop/merchant-coupons/coupon-series.ts'
import { noonOf, sayDate } from '#shop/time/bangkok.ts'
import { PageHead } from '#web/kit/page/page-head.tsx'
import { FormSection, LockedForm } from '#web/merchant/forms/form-section.tsx'
import { SaveBar } from '#web/merchant/forms/save-bar.tsx'
import { DayField } from '#web/merchant/lists/day-field.tsx'
import * as merchantPaths from '#web/paths/merchant-paths.ts'
import * as promotionPaths from '#web/paths/promotion-paths.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { useCouponWords } from '#web/words/merchant/promotions/coupon-words.ts'
import { useLocale, useMerchantWords } from '#web/words/words.tsx'
import { formWords } from './coupon-sayings.ts'
import { SeriesAudience } from './series-audience.tsx'
import { type CouponPromotion, useMake } from './use-make.ts'

const hintWords = {
  owned: 'form.owned.hint',
  bearer: 'form.bearer.hint',
  shared: 'form.shared.hint',
} as const

type MakeScreenProps = {
  promotions: readonly CouponPromotion[]
  promotionId: string | undefined
  customerTypes: readonly { code: string; name: string; nameEn: string }[]
  today: string
  mayChange: boolean
}

/** A new series of coupons; it is made once and never changed, only stopped. */
export function MakeScreen({ promotions, promotionId, customerTypes, today, mayChange }: MakeScreenProps) {
  const say = useCouponWords()
  const sayMerchant = useMerchantWords()
  const locale = useLocale()
  const form = useMake({ promotions, promotionId, today })
  const { draft, promotion, change, errorOf } = form
  const chooseForm = (next: SeriesDraft['form']) =>
    change({
      form: next,
      ...(next !== 'owned' && draft.audience === 'customers' ? { audience: 'everybody' } : {}),
      ...(next === 'owned' && draft.perCustomer === null ? { perCustomer: 1 } : {}),
    })
  return (
    <main
      id="content"
      className="mx-auto grid w-full max-w-3xl grid-cols-[minmax(0,1fr)] content-start gap-3 px-3 py-4 md:px-6 md:py-5"
    >
      <PageHead title={say('make.title')} indexed={false} />
      <Link
        to={promotionPaths.coupons}
        className="-mb-3 inline-flex min-h-9 w-fit items-center gap-1 text-muted text-sm hover:text-ink"
      >
        <ArrowLeft aria-hidden size={16} strokeWidth={1.75} />
        {sayMerchant('page.merchantCoupons')}
      </Link>
      <h1 className="text-xl md:text-2xl">{say('make.title')}</h1>
      {mayChange ? null : <Alert color="gray">{say('make.readOnly')}</Alert>}
      {promotions.length === 0 ? (
        <EmptyState
          drawing="nothing-found"
          title={say('make.noPromotion')}
          text={say('make.noPromotionText')}
          action={<LinkButton to={merchantPaths.promotions}>{say('make.toPromotions')}</LinkButton>}
        />
      ) : (
        <LockedForm value={!mayChange || form.isSaving}>
          <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
            <FormSection title={say('make.what')} text={say('make.whatText')}>
              <Select
                label={say('series.promotion')}
                data={promotions.map(({ id, name }) => ({ value: id, label: name }))}
                value={draft.promotionId}
                onChange={(id) => {
                  const chosen = promotions.find((each) => each.id === id)
                  if (chosen) change({ promotionId: chosen.id, endsOn: chosen.endsOn })
                }}
                allowDeselect={false}
                searchable={promotions.length > 8}
              />
              <TextInput
                label={say('series.name')}
                description={say('make.nameHint')}
                maxLength={100}
                value={draft.name}
                error={errorOf('name')}
                onChange={({ currentTarget }) => change({ name: currentTarget.value })}
              />
              <Radio.Group
                label={say('series.form')}
                value={draft.form}
                error={errorOf('form')}
                onChange={(value) => chooseForm(value as SeriesDraft['form'])}
              >
                <div className="grid gap-2 pt-1">
                  {couponForms.map((each) => (
                    <Radio
                      key={each}
                      value={each}
                      label={say(formWords[each])}
                      description={say(hintWords[each])}
                    />
                  ))}
                </div>
              </Radio.Group>
              {draft.form === 'bearer' ? (
                <NumberInput
                  label={say('make.numbers')}
                  value={draft.numbers || ''}
                  min={0}
                  max={mostNumbers}
                  allowDecimal={false}
                  allowNegative={false}
                  thousandSeparator=","
                  error={errorOf('numbers')}
                  onChange={(value) => change({ numbers: Number(value) || 0 })}
                />
              ) : null}
              <TextInput
                label={say('make.prefix')}
                description={say('make.prefixHint', {
                  number: `${draft.prefix ? `${draft.prefix.toUpperCase()}-` : ''}K7MPQ-2XW9T-HC4R`,
                })}
                maxLength={8}
                value={draft.prefix}
                error={errorOf('prefix')}
                onChange={({ currentTarget }) => change({ prefix: currentTarget.value.toUpperCase() })}
              />
            </FormSection>
            <SeriesAudience form={form} customerTypes={customerTypes} isFixed={!mayChange} />
            <FormSection title={say('make.limits')} text={say('make.limitsText')}>
              <Limit
                label={draft.form === 'owned' ? say('make.perOwner') : say('make.perCustomer')}
                description={draft.form === 'owned' ? undefined : say('make.noLimit')}
                value={draft.perCustomer}
                max={1_000}
                error={errorOf('perCustomer')}
                onChange={(perCustomer) => change({ perCustomer })}
              />
              <Limit
                label={say('make.mostUses')}
                description={say('make.noLimit')}
                value={draft.mostUses}
                max={1_000_000}
                onChange={(mostUses) => change({ mostUses })}
              />
              <div className="grid grid-cols-2 gap-2">
                <DayField
                  label={say('make.startsOn')}
                  value={draft.startsOn}
                  onChange={(day) => day && change({ startsOn: day })}
                />
                <DayField
                  label={say('make.endsOn')}
                  value={draft.endsOn}
                  error={errorOf('endsOn')}
                  onChange={(day) => day && change({ endsOn: day })}
                />
              </div>
              {promotion ? (
                <p className="text-muted text-sm">
                  {say('make.promotionUntil', { day: sayDate(noonOf(promotion.endsOn), locale) })}
                </p>
              ) : null}
            </FormSection>
          </div>
        </LockedForm>
      )}
      {mayChange && form.changes > 0 ? (
        <SaveBar
          changes={form.changes}
          errors={form.problems.length}
          isSaving={form.isSaving}
          saveText={say('make.do')}
          onSave={() => void form.make()}
          onDiscard={form.discard}
        />
      ) : null}
    </main>
  )
}

type LimitProps = {
  label: string
  description?: string | undefined
  value: number | null
  max: number
  error?: string | undefined
  onChange: (value: number | null) => void
}

/** An empty field is no limit. */
function Limit({ label, description, value, max, error, onChange }: LimitProps) {
  return (
    <NumberInput
      label={label}
      description={description}
      value={value ?? ''}
      min={1}
      max={max}
      allowDecimal={false}
      allowNegative={false}
      thousandSeparator=","
      error={error}
      onChange={(typed) => onChange(Number(typed) || null)}
    />
  )
}
