import { Pencil, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { CostProduct, PricedRule } from '#shop/agent-trade/agent-price-contracts.ts'
import { shortMoney } from '#shop/money/say-money.ts'
import { callsOf } from '#web/kit/calls/ask-server.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { useTradeWords } from '#web/words/customer/agents/trade-words.ts'
import { useLocale } from '#web/words/words.tsx'
import type { AgentPriceCalls } from './price-calls.ts'
import { type BookCategory, PriceRuleForm } from './price-rule-form.tsx'
import { stepWords } from './rule-draft.ts'

const ask = callsOf<AgentPriceCalls>()

export type PriceBookProps = {
  book: { rules: PricedRule[]; examples: CostProduct[] }
  categories: BookCategory[]
}

/** How the agent prices the centre's products: a form with a preview, and the rules that hold. */
export function PriceBook({ book, categories }: PriceBookProps) {
  const say = useTradeWords()
  const locale = useLocale()
  const { revalidate } = useRevalidator()
  const [edited, setEdited] = useState<{ rule: PricedRule | undefined; round: number }>({
    rule: undefined,
    round: 0,
  })
  const top = useRef<HTMLDivElement>(null)
  const start = (rule: PricedRule | undefined) => setEdited(({ round }) => ({ rule, round: round + 1 }))
  const nameOf = (rule: PricedRule) => (rule.level === 0 ? say('trade.everything') : rule.name[locale])

  async function remove({ level, subject }: PricedRule) {
    const result = await ask(locale, 'removeAgentRule', { level, subject })
    if (result.kind === 'ok') return revalidate()
    showToast({ text: result.kind === 'refused' ? result.message : say('trade.lost'), tone: 'danger' })
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div ref={top} className="scroll-mt-24">
        <PriceRuleForm
          key={edited.round}
          rule={edited.rule}
          examples={book.examples}
          categories={categories}
          onSaved={() => {
            showToast({ text: say('trade.ruleSaved'), tone: 'success' })
            start(undefined)
            void revalidate()
          }}
        />
      </div>
      <section
        aria-labelledby="price-rules"
        className="order-first grid grid-cols-[minmax(0,1fr)] gap-2 lg:order-none"
      >
        <h2 id="price-rules" className="text-lg">
          {say('trade.rulesTitle')}
        </h2>
        <p className="text-muted text-sm">
          {say(book.rules.length > 0 ? 'trade.rulesHint' : 'trade.noRules')}
        </p>
        {book.rules.length > 0 ? (
          <ul className="overflow-hidden rounded-card border border-hairline bg-card">
            {book.rules.map((rule) => (
              <li
                key={`${rule.level} ${rule.subject}`}
                className="flex items-center gap-1 border-hairline border-b py-1 pl-3 last:border-0 md:pl-4"
              >
                <div className="min-w-0 flex-1 py-1">
                  <p className="clamp-2 font-bold">{nameOf(rule)}</p>
                  <RuleText rule={rule} />
                </div>
                <IconButton
                  label={say('trade.editRule', { name: nameOf(rule) })}
                  icon={<Pencil aria-hidden size={20} strokeWidth={1.75} />}
                  onClick={() => {
                    start(rule)
                    top.current?.scrollIntoView({ block: 'start' })
                  }}
                />
                <IconButton
                  label={say('trade.removeRule', { name: nameOf(rule) })}
                  icon={<Trash2 aria-hidden size={20} strokeWidth={1.75} />}
                  onClick={() => void remove(rule)}
                />
              </li>
            ))}
          </ul>
        ) : null}
      </section>
    </div>
  )
}

function RuleText({ rule }: { rule: PricedRule }) {
  const say = useTradeWords()
  const { kind, points, money, step, up, belowCost } = rule
  const how = {
    percent: () => say('trade.sayPercent', { percent: points / 100 }),
    money: () => say('trade.sayMoney', { amount: shortMoney(money) }),
    fixed: () => say('trade.sayFixed'),
    off: () => say('trade.sayOff'),
  }[kind]()
  const isRounded = step > 1 && (kind === 'percent' || kind === 'money')
  const rounding = say(up ? 'trade.sayUp' : 'trade.sayNear', { step: say(stepWords[step]) })
  return (
    <p className="tabular text-muted text-sm">
      {[how, ...(isRounded ? [rounding] : []), ...(belowCost ? [say('trade.sayBelow')] : [])].join(' · ')}
    </p>
  )
}
