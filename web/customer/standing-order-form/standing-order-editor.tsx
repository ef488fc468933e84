import { type ComponentProps, useEffect, useState } from 'react'
import type { Address } from '#shop/account/address.ts'
import type { Product } from '#shop/catalogue/product.ts'
import { type UnattendedPayment, unattendedPayments } from '#shop/standing-orders/standing-order.ts'
import { AccountFrame } from '#web/customer/account/account-frame.tsx'
import { callsOf } from '#web/kit/calls/ask-server.ts'
import { FormAlert } from '#web/kit/forms/form-alert.tsx'
import { sayPlace } from '#web/kit/text/say-place.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { inLanguage } from '#web/paths/in-language.ts'
import { withQuery } from '#web/paths/path-to.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Price } from '#web/ui/price.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useStandingWords } from '#web/words/customer/standing-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { EditorLines } from './editor-lines.tsx'
import { ProductFinder } from './product-finder.tsx'
import { RegularGoods } from './regular-goods.tsx'
import { RhythmFields } from './rhythm-fields.tsx'
import { type DraftLine, requestOf, type StandingDraft } from './standing-draft.ts'
import type { StandingOrderCalls } from './standing-order-calls.ts'
import { WhatIfFields } from './what-if-fields.tsx'

const ask = callsOf<StandingOrderCalls>()

type EditorProps = {
  id: string | undefined
  first: StandingDraft
  products: readonly Product[]
  addresses: readonly Address[]
  payments: readonly { method: string }[]
}

/** A standing order as a form; whatever is entered stays until the server has it. */
export function StandingOrderEditor({ id, first, products, addresses, payments }: EditorProps) {
  const say = useStandingWords()
  const locale = useLocale()
  const [draft, setDraft] = useState(first)
  const [known, setKnown] = useState(() => new Map(products.map((product) => [product.code, product])))
  const [replaced, setReplaced] = useState<string>()
  const [problem, setProblem] = useState('')
  const [isSaving, setIsSaving] = useState(false)
  const total = useTotal(draft)
  const change = (part: Partial<StandingDraft>) => {
    setProblem('')
    setDraft((before) => ({ ...before, ...part }))
  }
  const take = (product: Product) => {
    setKnown((before) => new Map(before).set(product.code, product))
    if (draft.lines.some(({ productCode }) => productCode === product.code)) return
    const unit = product.units[0]?.position ?? 1
    const quantities: DraftLine['quantities'] = [0, 0, 0]
    quantities[unit - 1] = 1
    change({ lines: [...draft.lines, { productCode: product.code, quantities, replacement: null }] })
  }
  const use: ComponentProps<typeof RegularGoods>['onUse'] = (part, products) => {
    setKnown((before) => new Map([...before, ...products.map((product) => [product.code, product] as const)]))
    change(part)
  }
  const takeReplacement = (product: Product) => {
    setKnown((before) => new Map(before).set(product.code, product))
    change({
      lines: draft.lines.map((line) =>
        line.productCode === replaced ? { ...line, replacement: product.code } : line,
      ),
    })
    setReplaced(undefined)
  }
  async function save(): Promise<void> {
    setIsSaving(true)
    const result = await ask(locale, 'saveStandingOrder', requestOf(draft, id))
    if (result.kind === 'ok') {
      location.assign(inLanguage(locale, paths.subscription({ id: result.answer.id })))
      return
    }
    setIsSaving(false)
    setProblem(result.kind === 'refused' ? result.message : say('standing.lost'))
  }
  const title = id ? say('standing.editTitle') : say('standing.newTitle')
  const back = id
    ? { to: paths.subscription({ id }), text: say('standing.cancel') }
    : { to: paths.subscriptions, text: say('standing.all') }
  if (!addresses.some(({ type }) => type === 'S'))
    return (
      <AccountFrame title={title} back={back}>
        <EmptyState
          drawing="nothing-found"
          title={say('standing.wantAddress')}
          action={
            <LinkButton to={withQuery(paths.address, { add: 'S' })}>{say('standing.toAddress')}</LinkButton>
          }
        />
      </AccountFrame>
    )
  return (
    <AccountFrame title={title} back={back}>
      {id ? null : <RegularGoods draft={draft} onUse={use} />}
      <Card as="section" aria-label={say('standing.items')} className="grid gap-3">
        <h2 className="text-lg">{say('standing.items')}</h2>
        <EditorLines
          lines={draft.lines}
          products={known}
          onChange={(lines) => change({ lines })}
          onReplace={setReplaced}
        />
        <ProductFinder label={say('standing.addProduct')} onTake={take} />
      </Card>
      <RhythmFields draft={draft} onChange={change} />
      <DeliveryFields draft={draft} addresses={addresses} payments={payments} onChange={change} />
      <WhatIfFields draft={draft} onChange={change} />
      <Card>
        <TextField
          label={say('standing.name')}
          hint={say('standing.nameHint')}
          value={draft.name}
          maxLength={60}
          onChange={(event) => change({ name: event.target.value })}
        />
      </Card>
      <div className="sticky bottom-[calc(60px+env(safe-area-inset-bottom))] z-10 -mx-3 grid gap-2 border-hairline border-t bg-card px-3 py-2 shadow-float md:bottom-0 md:mx-0 md:rounded-card md:border md:p-4">
        <FormAlert message={problem || undefined} />
        {total === undefined ? null : (
          <p className="flex items-baseline justify-between gap-2">
            <span className="text-muted text-sm">{say('standing.total')}</span>
            <Price amount={total} />
          </p>
        )}
        <Button size="lg" wide loading={isSaving} onClick={() => void save()}>
          {id ? say('standing.save') : say('standing.start')}
        </Button>
      </div>
      <Dialog
        open={replaced !== undefined}
        onClose={() => setReplaced(undefined)}
        title={say('standing.findReplacement')}
        closeLabel={say('standing.close')}
      >
        <ProductFinder label={say('standing.findProduct')} onTake={takeReplacement} />
      </Dialog>
    </AccountFrame>
  )
}

const settledMs = 400

/** What it would cost today; nothing while it cannot be said. */
function useTotal({ lines, payment, shipTo }: StandingDraft): number | undefined {
  const locale = useLocale()
  const [total, setTotal] = useState<number>()
  useEffect(() => {
    const wanted = lines.filter(({ quantities }) => quantities.some((quantity) => quantity > 0))
    if (wanted.length === 0) return setTotal(undefined)
    let isLate = false
    const timer = setTimeout(async () => {
      const result = await ask(locale, 'previewStanding', {
        ...{ kind: 'normal', deliveryMethod: 'DELIVERY', freeChoices: [], payment },
        lines: wanted.map(({ productCode, quantities }) => ({ productCode, quantities })),
        ...(shipTo ? { shipTo } : {}),
      })
      if (!isLate) setTotal(result.kind === 'ok' ? result.answer.total : undefined)
    }, settledMs)
    return () => {
      isLate = true
      clearTimeout(timer)
    }
  }, [lines, payment, shipTo, locale])
  return total
}

type DeliveryFieldsProps = Pick<EditorProps, 'addresses' | 'payments'> & {
  draft: StandingDraft
  onChange: (part: Partial<StandingDraft>) => void
}

function DeliveryFields({ draft, addresses, payments, onChange }: DeliveryFieldsProps) {
  const say = useStandingWords()
  const locale = useLocale()
  const optionsOf = (types: readonly Address['type'][]) =>
    addresses
      .filter(({ type }) => types.includes(type))
      .map((address) => ({ value: address.id, text: `${address.name} ${sayPlace(address, locale)}` }))
  const ways = unattendedPayments.filter((method) => payments.some((each) => each.method === method))
  return (
    <Card as="section" aria-label={say('standing.terms')} className="grid gap-3">
      <h2 className="text-lg">{say('standing.terms')}</h2>
      <SelectField
        label={say('standing.shipTo')}
        value={draft.shipTo}
        options={optionsOf(['S'])}
        onChange={(event) => onChange({ shipTo: event.target.value })}
      />
      <SelectField
        label={say('standing.billTo')}
        value={draft.billTo}
        options={optionsOf(['B', 'S'])}
        onChange={(event) => onChange({ billTo: event.target.value })}
      />
      <SelectField
        label={say('standing.payment')}
        value={draft.payment}
        options={[...new Set<UnattendedPayment>([...ways, draft.payment])].map((value) => ({
          value,
          text: say(`standing.${value}`),
        }))}
        onChange={(event) =>
          onChange({
            payment: unattendedPayments.find((each) => each === event.target.value) ?? draft.payment,
          })
        }
      />
      <Checkbox
        label={say('standing.coupons')}
        checked={draft.usesCoupons}
        onChange={(event) => onChange({ usesCoupons: event.target.checked })}
      />
    </Card>
  )
}
