import { Button, NumberInput, SegmentedControl, Textarea } from '@mantine/core'
import { type AmendsKind, mostAmendsPoints, mostReportNote } from '#shop/delivery-reports/delivery-report.ts'
import type { Amends, DeliveryReport } from '#shop/delivery-reports/delivery-report-contracts.ts'
import type { LineAnswer } from '#shop/delivery-reports/why-not-answer.ts'
import { sayMoney, sayNumber } from '#shop/money/say-money.ts'
import { useChange } from '#web/merchant/forms/use-change.ts'
import { useKept } from '#web/merchant/forms/use-kept.ts'
import { officeCallsOf } from '#web/merchant/staff/office-calls.ts'
import { useGoodsWords } from '#web/words/merchant/goods/goods-words.ts'
import { useLocale } from '#web/words/words.tsx'
import type { ReportOfficeCalls } from './report-calls.ts'
import { ReportedLine } from './report-view.tsx'
import { useWeighed } from './use-weighed.ts'

const ask = officeCallsOf<ReportOfficeCalls>()

type Line = DeliveryReport['lines'][number]
type Choice = AmendsKind | 'refuse'
export type Decision = { choice?: Choice; accepted?: number; points?: number; answer?: string }
type AnswerFormProps = {
  report: DeliveryReport
  customerName: string
  isPaidWithPoints: boolean
  onAnswered: () => Promise<void>
}

/** Line by line what is given, and in a sentence what will happen. */
export function AnswerForm({ report, customerName, isPaidWithPoints, onAnswered }: AnswerFormProps) {
  const say = useGoodsWords()
  const locale = useLocale()
  const [decisions, keep] = useKept<Record<number, Decision>>(`report ${report.id}`, {})
  const { send, isSaving } = useChange({ unknown: say('goods.unknown') })
  const lines = report.lines.flatMap((line) => answerOf(line, decisions[line.line] ?? {}))
  const isWhole = lines.length === report.lines.length
  const weighed = useWeighed(report.id, isWhole ? lines : undefined)
  const amends = weighed?.kind === 'ok' ? weighed.answer : undefined

  async function answer() {
    if (!amends) return
    const isDone = await send(
      () => ask(locale, 'answerReport', { id: report.id, lines, creditSeen: amends.credit }),
      say('goods.done'),
    )
    if (isDone) keep(undefined)
    await onAnswered()
  }
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void answer()
      }}
    >
      <ul className="grid gap-3 text-sm">
        {report.lines.map((line) => (
          <li key={line.line} className="grid gap-2 rounded-input border border-hairline p-3">
            <div>
              <ReportedLine line={line} />
            </div>
            <LineForm
              line={line}
              decision={decisions[line.line] ?? {}}
              isPaidWithPoints={isPaidWithPoints}
              isSaving={isSaving}
              onChange={(part) => keep({ ...decisions, [line.line]: { ...decisions[line.line], ...part } })}
            />
          </li>
        ))}
      </ul>
      <div aria-live="polite" className="rounded-input bg-secondary-tint px-3 py-2 text-sm">
        {!isWhole ? (
          say('goods.fillIn')
        ) : amends ? (
          <WillHappen amends={amends} customerName={customerName} />
        ) : weighed?.kind === 'refused' ? (
          <span className="text-danger">{weighed.message}</span>
        ) : (
          say('goods.weighing')
        )}
      </div>
      <Button type="submit" className="justify-self-end" loading={isSaving} disabled={!amends}>
        {say('goods.answer')}
      </Button>
    </form>
  )
}

/** What a decision says of its line; nothing until it is made. */
function answerOf(
  { line, quantity }: Line,
  { choice, accepted, points = 0, answer = '' }: Decision,
): LineAnswer[] {
  if (!choice) return []
  if (choice === 'refuse') return [{ line, accepted: 0, how: null, points: 0, answer: answer.trim() }]
  const taken = accepted ?? quantity
  return [
    { line, accepted: taken, how: choice, points: choice === 'points' ? points : 0, answer: answer.trim() },
  ]
}

type LineFormProps = {
  line: Line
  decision: Decision
  isPaidWithPoints: boolean
  isSaving: boolean
  onChange: (part: Decision) => void
}

function LineForm({ line, decision, isPaidWithPoints, isSaving, onChange }: LineFormProps) {
  const say = useGoodsWords()
  const locale = useLocale()
  const { choice, accepted = line.quantity, points, answer = '' } = decision
  const mayCredit = !isPaidWithPoints && !line.free
  const choices: { value: Choice; label: string }[] = [
    ...(mayCredit ? [{ value: 'credit note' as const, label: say('goods.how.credit') }] : []),
    { value: 'points', label: say('goods.how.points') },
    { value: 'replacement', label: say('goods.how.replacement') },
    { value: 'refuse', label: say('goods.how.refuse') },
  ]
  const asksPoints = choice === 'points' && (!isPaidWithPoints || line.free)
  return (
    <>
      <SegmentedControl
        aria-label={say('goods.how', { name: line.name[locale] })}
        size="sm"
        fullWidth
        disabled={isSaving}
        value={choice ?? ''}
        data={choices}
        onChange={(value) => onChange({ choice: value as Choice })}
      />
      {choice && choice !== 'refuse' ? (
        <div className="grid grid-cols-2 items-start gap-2">
          <NumberInput
            label={say('goods.accepted')}
            description={say('goods.ofReported', { quantity: line.quantity, unit: line.unitName[locale] })}
            inputWrapperOrder={['label', 'input', 'description']}
            min={1}
            max={line.quantity}
            clampBehavior="strict"
            allowDecimal={false}
            disabled={isSaving}
            value={accepted}
            onChange={(value) => onChange({ accepted: Number(value) || 1 })}
          />
          {asksPoints ? (
            <NumberInput
              label={say('goods.pointsGiven')}
              min={1}
              max={mostAmendsPoints}
              clampBehavior="strict"
              allowDecimal={false}
              disabled={isSaving}
              value={points ?? ''}
              onChange={(value) => onChange({ points: Number(value) || 0 })}
            />
          ) : null}
        </div>
      ) : null}
      {choice === 'refuse' || (choice && accepted < line.quantity) ? (
        <Textarea
          label={say('goods.why')}
          autosize
          minRows={2}
          maxLength={mostReportNote}
          disabled={isSaving}
          value={answer}
          onChange={({ currentTarget }) => onChange({ answer: currentTarget.value })}
        />
      ) : null}
    </>
  )
}

function WillHappen({ amends, customerName: name }: { amends: Amends; customerName: string }) {
  const say = useGoodsWords()
  const { credit, total, toReturn, lessDebt, points, replacements } = amends
  const sentences = [
    credit > 0 ? say('goods.willCredit', { amount: sayMoney(credit), name, total: sayMoney(total) }) : '',
    toReturn > 0 ? say('goods.willReturn', { amount: sayMoney(toReturn) }) : '',
    lessDebt > 0 ? say('goods.willLowerDebt', { amount: sayMoney(lessDebt) }) : '',
    points > 0 ? say('goods.willGivePoints', { points: sayNumber(points), name }) : '',
    replacements > 0 ? say('goods.willReplace', { count: replacements }) : '',
    credit === 0 && points === 0 && replacements === 0 ? say('goods.willRefuse') : '',
    say('goods.willTell'),
  ].filter(Boolean)
  return (
    <>
      <p className="font-bold">{say('goods.willHappen')}</p>
      <ul className="list-disc pl-5">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  )
}
