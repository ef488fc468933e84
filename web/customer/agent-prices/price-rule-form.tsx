import { useEffect, useState } from 'react'
import { agentPrice, belowCostBy, priceSteps, ruleKinds } from '#shop/agent-trade/agent-price.ts'
import type { CostProduct, PricedRule } from '#shop/agent-trade/agent-price-contracts.ts'
import { sayMoney } from '#shop/money/say-money.ts'
import { pick } from '#shop/words/locale.ts'
import { callsOf } from '#web/kit/calls/ask-server.ts'
import { FormAlert } from '#web/kit/forms/form-alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { ChipGroup } from '#web/ui/chip-group.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useTradeWords } from '#web/words/customer/agents/trade-words.ts'
import { useLocale } from '#web/words/words.tsx'
import type { AgentPriceCalls } from './price-calls.ts'
import { PricePreview } from './price-preview.tsx'
import { ProductFinder } from './product-finder.tsx'
import { type RuleDraft, readRule, ruleDraft, stepWords } from './rule-draft.ts'

const ask = callsOf<AgentPriceCalls>()

export type BookCategory = { level: number; code: string; name: string; nameEn: string }

type PriceRuleFormProps = {
  rule: PricedRule | undefined
  examples: CostProduct[]
  categories: readonly BookCategory[]
  onSaved: () => void
}

const kindWords = {
  percent: 'trade.percent',
  money: 'trade.perPiece',
  fixed: 'trade.fixed',
  off: 'trade.off',
} as const

/** One rule of the price book, with what some products would cost by it. */
export function PriceRuleForm({ rule, examples, categories, onSaved }: PriceRuleFormProps) {
  const say = useTradeWords()
  const locale = useLocale()
  const [draft, setDraft] = useState(() => ruleDraft(rule))
  const [shown, setShown] = useState<CostProduct[] | undefined>(rule && rule.level > 0 ? undefined : examples)
  const [trouble, setTrouble] = useState<{ message: string; isBelow: boolean }>()
  const [isSaving, setIsSaving] = useState(false)
  const scope = draft.level === 0 ? 'all' : draft.level === 4 ? 'product' : 'category'
  const read = readRule(draft)
  const change = (part: Partial<RuleDraft>) => {
    setTrouble(undefined)
    setDraft((before) => ({ ...before, ...part }))
  }

  async function show(wanted: { h1?: string; h2?: string; h3?: string; code?: string }) {
    const result = await ask(locale, 'agentPriceBook', wanted)
    setShown(result.kind === 'ok' ? result.answer.examples : [])
  }
  // A rule that is changed shows its own products; the form is made anew for each.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the form opens.
  useEffect(() => {
    if (rule && rule.level > 0)
      void show(rule.level === 4 ? { code: rule.subject } : { [`h${rule.level}`]: rule.subject })
  }, [])

  function choose(to: 'all' | 'category' | 'product') {
    const kind = draft.kind === 'fixed' && to !== 'product' ? 'percent' : draft.kind
    change({ level: to === 'all' ? 0 : to === 'product' ? 4 : 1, subject: '', kind })
    setShown(to === 'all' ? examples : [])
  }

  const worst = read
    ? Math.max(
        0,
        ...(shown ?? []).flatMap(({ units }) =>
          units.map((unit) => belowCostBy(unit, { ...read, up: true })),
        ),
      )
    : 0
  const needsConfirm = worst > 0 || trouble?.isBelow || draft.belowCost

  async function save() {
    if (!read) return setTrouble({ message: say('trade.money'), isBelow: false })
    setIsSaving(true)
    const result = await ask(locale, 'saveAgentRule', read)
    setIsSaving(false)
    if (result.kind === 'ok') return onSaved()
    setTrouble({
      message: result.kind === 'refused' ? result.message : say('trade.lost'),
      isBelow: result.kind === 'refused' && result.code === 'agentPrices.below',
    })
  }

  const [product] = scope === 'product' ? (shown ?? []) : []
  return (
    <Card as="section" aria-labelledby="price-form" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="price-form" className="text-lg">
        {say('trade.ruleTitle')}
      </h2>
      <ChipGroup
        label={say('trade.scope')}
        value={scope}
        options={[
          { value: 'all', text: say('trade.everything') },
          { value: 'category', text: say('trade.category') },
          { value: 'product', text: say('trade.product') },
        ]}
        onChange={choose}
      />
      {scope === 'category' ? (
        <SelectField
          label={say('trade.category')}
          placeholder={say('trade.chooseCategory')}
          value={draft.subject ? `${draft.level} ${draft.subject}` : ''}
          options={categories.map(({ level, code, name, nameEn }) => ({
            value: `${level} ${code}`,
            text: `${'\u2003'.repeat(level - 1)}${pick(locale, name, nameEn)}`,
          }))}
          onChange={({ target }) => {
            const [level = '1', ...rest] = target.value.split(' ')
            const subject = rest.join(' ')
            change({ level: Number(level) as 1 | 2 | 3, subject })
            if (subject) void show({ [`h${level}`]: subject })
          }}
        />
      ) : null}
      {scope === 'product' ? (
        <ProductFinder
          chosen={draft.subject ? (product?.name[locale] ?? draft.subject) : undefined}
          onChoose={(found) => {
            change({ subject: found?.code ?? '' })
            setShown(found ? [found] : [])
          }}
        />
      ) : null}
      <ChipGroup
        label={say('trade.how')}
        value={draft.kind}
        options={ruleKinds
          .filter((kind) => kind !== 'fixed' || scope === 'product')
          .map((kind) => ({ value: kind, text: say(kindWords[kind]) }))}
        onChange={(kind) => change({ kind })}
      />
      {draft.kind === 'percent' ? (
        <TextField
          label={say('trade.percentField')}
          value={draft.percent}
          inputMode="decimal"
          maxLength={9}
          onChange={(event) => change({ percent: event.target.value })}
        />
      ) : null}
      {draft.kind === 'money' ? (
        <TextField
          label={say('trade.moneyField')}
          value={draft.money}
          inputMode="decimal"
          maxLength={9}
          onChange={(event) => change({ money: event.target.value })}
        />
      ) : null}
      {draft.kind === 'fixed' ? (
        <div className="grid gap-3 sm:grid-cols-3">
          {(product?.units ?? []).map(({ position, name }) => (
            <TextField
              key={position}
              label={say('trade.fixedField', { unit: name[locale] })}
              hint={say('trade.fixedHint')}
              value={draft.prices[position - 1]}
              inputMode="decimal"
              maxLength={12}
              onChange={(event) => {
                const prices = [...draft.prices] as RuleDraft['prices']
                prices[position - 1] = event.target.value
                change({ prices })
              }}
            />
          ))}
        </div>
      ) : null}
      {draft.kind === 'percent' || draft.kind === 'money' ? (
        <div className="grid items-end gap-3 sm:grid-cols-2">
          <SelectField
            label={say('trade.step')}
            value={String(draft.step)}
            options={priceSteps.map((step) => ({ value: String(step), text: say(stepWords[step]) }))}
            onChange={({ target }) => change({ step: Number(target.value) as RuleDraft['step'] })}
          />
          <ChipGroup
            label={say('trade.direction')}
            value={draft.up ? 'up' : 'near'}
            options={[
              { value: 'up', text: say('trade.up') },
              { value: 'near', text: say('trade.near') },
            ]}
            onChange={(way) => change({ up: way === 'up' })}
          />
        </div>
      ) : null}
      <PricePreview products={shown ?? []} priceOf={read && ((unit) => agentPrice(unit, read))} />
      {needsConfirm ? (
        <Checkbox
          label={say('trade.confirmBelow')}
          hint={worst > 0 ? say('trade.confirmBelowHint', { amount: sayMoney(worst) }) : undefined}
          checked={draft.belowCost}
          onChange={({ target }) => change({ belowCost: target.checked })}
        />
      ) : null}
      <FormAlert message={trouble?.message} />
      <Button
        wide
        loading={isSaving}
        whyDisabled={
          scope !== 'all' && draft.subject === ''
            ? say(scope === 'category' ? 'trade.chooseCategory' : 'trade.findProductHint')
            : undefined
        }
        onClick={() => void save()}
      >
        {say('trade.saveRule')}
      </Button>
    </Card>
  )
}
