import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { DeliveryReport } from '#shop/delivery-reports/delivery-report-contracts.ts'
import { sayMoney, sayNumber } from '#shop/money/say-money.ts'
import { sayDateTime } from '#shop/time/bangkok.ts'
import { useChange } from '#web/merchant/forms/use-change.ts'
import { officeCallsOf } from '#web/merchant/staff/office-calls.ts'
import * as reportPaths from '#web/paths/delivery-report-paths.ts'
import { inLanguage } from '#web/paths/in-language.ts'
import * as orderPaths from '#web/paths/order-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import { Card } from '#web/ui/card.tsx'
import { useGoodsWords } from '#web/words/merchant/goods/goods-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { ReportDot, reasonWords } from './goods-dots.tsx'
import type { ReportOfficeCalls } from './report-calls.ts'

const ask = officeCallsOf<ReportOfficeCalls>()

type ReportViewProps = {
  report: DeliveryReport
  mayAnswer: boolean
  onChanged: () => Promise<void>
  children: ReactNode
}

/** One report: goods, photos, and what was answered. */
export function ReportView({ report, mayAnswer, onChanged, children }: ReportViewProps) {
  const say = useGoodsWords()
  const locale = useLocale()
  const { id, state, sentAt, sentBy, note, lines, answeredAt, answeredBy } = report
  const time = (at: string) => sayDateTime(new Date(at), locale)
  return (
    <Card as="section" aria-labelledby={`goods-${id}`} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div>
        <h2 id={`goods-${id}`} className="flex flex-wrap items-center gap-x-3 text-base">
          {say('goods.title')}
          <span className="font-normal text-sm">
            <ReportDot state={state} />
          </span>
        </h2>
        <p className="text-muted text-xs">{say('goods.sent', { time: time(sentAt), name: sentBy.name })}</p>
      </div>
      {note ? <p className="wrap-anywhere text-sm">{note}</p> : null}
      <Photos report={report} />
      {children ?? (
        <ul className="grid gap-2 text-sm">
          {lines.map((line) => (
            <li key={line.line} className="wrap-anywhere">
              <ReportedLine line={line} />
              <Answer reportId={id} line={line} mayAnswer={mayAnswer} onChanged={onChanged} />
            </li>
          ))}
        </ul>
      )}
      {answeredAt ? (
        <div className="grid gap-0.5 border-hairline border-t pt-2 text-sm">
          <Given report={report} />
          <p className="text-muted text-xs">
            {say('goods.answeredBy', { time: time(answeredAt), name: answeredBy })}
          </p>
        </div>
      ) : children ? null : (
        <p className="text-muted text-sm">{say('goods.waits')}</p>
      )}
    </Card>
  )
}

export function ReportedLine({ line }: { line: DeliveryReport['lines'][number] }) {
  const say = useGoodsWords()
  const locale = useLocale()
  return (
    <>
      <p className="font-bold">
        {line.name[locale]}
        {line.free ? <span className="font-normal text-primary-text"> · {say('goods.gift')}</span> : null}
      </p>
      <p className="text-muted">
        {say('goods.reported', {
          reason: say(reasonWords[line.reason]),
          quantity: line.quantity,
          unit: line.unitName[locale],
        })}
        {line.note ? ` · ${line.note}` : ''}
      </p>
    </>
  )
}

function Photos({ report: { photos, saleUnit } }: { report: DeliveryReport }) {
  const say = useGoodsWords()
  const locale = useLocale()
  if (photos.length === 0) return null
  const pictureOf = (id: string, size: string) =>
    inLanguage(locale, reportPaths.reportPhoto({ saleunit: saleUnit, id, size }))
  return (
    <ul className="flex flex-wrap gap-2">
      {photos.map(({ id, hasArrived }, at) => (
        <li key={id}>
          {hasArrived ? (
            <a href={pictureOf(id, 'whole')} target="_blank" rel="noreferrer">
              <img
                src={pictureOf(id, 'small')}
                alt={say('goods.photo', { number: at + 1 })}
                width={320}
                height={320}
                className="size-24 rounded-input bg-sunk object-cover"
              />
            </a>
          ) : (
            <p className="grid size-24 place-items-center rounded-input bg-sunk p-1 text-center text-muted text-xs">
              {say('goods.onItsWay')}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

type AnswerProps = {
  reportId: string
  line: DeliveryReport['lines'][number]
  mayAnswer: boolean
  onChanged: () => Promise<void>
}

function Answer({ reportId, line, mayAnswer, onChanged }: AnswerProps) {
  const say = useGoodsWords()
  const locale = useLocale()
  const { send, isSaving } = useChange({ unknown: say('goods.unknown') })
  const { accepted, how, points, sentAt, answer, quantity: reported } = line
  if (accepted === null) return null
  const counted = { quantity: accepted, unit: line.unitName[locale] }
  const given =
    how === 'credit note'
      ? say('goods.credited', counted)
      : how === 'points'
        ? points > 0
          ? say('goods.gavePoints', { ...counted, points: sayNumber(points) })
          : say('goods.gavePointsBack', counted)
        : how === 'replacement'
          ? sentAt
            ? say('goods.replaced', { ...counted, time: sayDateTime(new Date(sentAt), locale) })
            : say('goods.replace', counted)
          : say('goods.refused')
  async function markSent() {
    await send(() => ask(locale, 'sendReplacement', { id: reportId, line: line.line }), say('goods.marked'))
    await onChanged()
  }
  return (
    <>
      <p>{given}</p>
      {accepted < reported && answer ? <p>{say('goods.because', { why: answer })}</p> : null}
      {how === 'replacement' && !sentAt && mayAnswer ? (
        <Button
          variant="default"
          size="sm"
          className="mt-1"
          loading={isSaving}
          onClick={() => void markSent()}
        >
          {say('goods.markSent', counted)}
        </Button>
      ) : null}
    </>
  )
}

function Given({ report }: { report: DeliveryReport }) {
  const say = useGoodsWords()
  const { orderNumber, saleUnit, credited, points, creditNote } = report
  const paper = orderPaths.orderPaper({ orderid: orderNumber, saleunit: saleUnit, paper: 'credit-note' })
  return (
    <>
      {credited > 0 ? (
        <p className="tabular font-bold">{say('goods.creditSum', { amount: sayMoney(credited) })}</p>
      ) : null}
      {points > 0 ? (
        <p className="tabular font-bold">{say('goods.pointsSum', { points: sayNumber(points) })}</p>
      ) : null}
      {creditNote ? (
        <Link
          to={withQuery(paper, { number: creditNote })}
          className="tabular inline-flex min-h-9 w-fit items-center text-primary-text underline"
        >
          {say('goods.creditNote', { number: creditNote })}
        </Link>
      ) : null}
    </>
  )
}
