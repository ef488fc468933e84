import type { ReportState } from '#shop/delivery-reports/delivery-report.ts'
import type { DeliveryReport } from '#shop/delivery-reports/delivery-report-contracts.ts'
import { sayMoney, sayNumber } from '#shop/money/say-money.ts'
import { sayDateTime } from '#shop/time/bangkok.ts'
import { PaperLink } from '#web/customer/papers/paper-link.tsx'
import { inLanguage } from '#web/paths/in-language.ts'
import * as ownOrderPaths from '#web/paths/own-order-paths.ts'
import { Card } from '#web/ui/card.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { useReportWords } from '#web/words/customer/report-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { reasonWords } from './reason-words.ts'

const stateWords = {
  open: 'report.state.open',
  toSend: 'report.state.toSend',
  answered: 'report.state.answered',
} as const satisfies Record<ReportState, string>
const stateTones = { open: 'secondary', toSend: 'secondary', answered: 'primary' } as const

/** What the customer reported, and what the centre gives for it. */
export function ReportCard({ report }: { report: DeliveryReport }) {
  const say = useReportWords()
  const locale = useLocale()
  const { id, saleUnit, orderNumber, state, lines, photos, note, answeredAt, answeredBy } = report
  const time = (at: string) => sayDateTime(new Date(at), locale)
  const pictureOf = (photo: string, size: string) =>
    inLanguage(locale, ownOrderPaths.ownReportPhoto({ saleunit: saleUnit, id: photo, size }))
  return (
    <Card as="section" aria-labelledby={`report-${id}`} className="no-print grid gap-3">
      <div>
        <h2 id={`report-${id}`} className="flex flex-wrap items-center gap-2 text-base">
          {say('report.title')}
          <Tag tone={stateTones[state]}>{say(stateWords[state])}</Tag>
        </h2>
        <p className="text-muted text-xs">
          {say('report.sent', { time: time(report.sentAt), name: report.sentBy.name })}
        </p>
      </div>
      <ul className="grid gap-2 text-sm">
        {lines.map((line) => (
          <li key={line.line} className="wrap-anywhere grid gap-0.5">
            <p className="font-bold">{line.name[locale]}</p>
            <p className="text-muted">
              {say('report.reported', {
                reason: say(reasonWords[line.reason]),
                quantity: line.quantity,
                unit: line.unitName[locale],
              })}
              {line.note ? ` · ${line.note}` : ''}
            </p>
            <Answer line={line} />
          </li>
        ))}
      </ul>
      {note ? <p className="wrap-anywhere text-sm">{note}</p> : null}
      {photos.length > 0 ? (
        <ul className="flex flex-wrap gap-2">
          {photos.map((photo, at) => (
            <li key={photo.id}>
              {photo.hasArrived ? (
                <a href={pictureOf(photo.id, 'whole')} target="_blank" rel="noreferrer">
                  <img
                    src={pictureOf(photo.id, 'small')}
                    alt={say('report.photo', { number: at + 1 })}
                    width={320}
                    height={320}
                    loading="lazy"
                    className="size-18 rounded-input bg-sunk object-cover"
                  />
                </a>
              ) : (
                <p className="grid size-18 place-items-center rounded-input bg-sunk p-1 text-center text-muted text-xs">
                  {say('report.onItsWay')}
                </p>
              )}
            </li>
          ))}
        </ul>
      ) : null}
      {answeredAt ? (
        <div className="grid gap-1 border-hairline border-t pt-2 text-sm">
          {report.credited > 0 ? (
            <p className="tabular font-bold text-primary-text">
              {say('report.creditSum', { amount: sayMoney(report.credited) })}
            </p>
          ) : null}
          {report.points > 0 ? (
            <p className="tabular font-bold text-primary-text">
              {say('report.pointsSum', { points: sayNumber(report.points) })}
            </p>
          ) : null}
          {report.creditNote && report.credited > 0 ? (
            <PaperLink
              order={{ number: orderNumber, saleUnit }}
              creditNote={report.creditNote}
              className="inline-flex min-h-11 w-fit items-center text-primary-text underline"
            >
              {say('report.creditNote', { number: report.creditNote })}
            </PaperLink>
          ) : null}
          <p className="text-muted text-xs">
            {say('report.answered', { time: time(answeredAt), name: answeredBy })}
          </p>
        </div>
      ) : null}
    </Card>
  )
}

function Answer({ line }: { line: DeliveryReport['lines'][number] }) {
  const say = useReportWords()
  const locale = useLocale()
  const { accepted, how, points, sentAt, answer, quantity: reported } = line
  if (accepted === null) return null
  const counted = { quantity: accepted, unit: line.unitName[locale] }
  const given =
    how === 'credit note'
      ? say('report.credit', counted)
      : how === 'points'
        ? points > 0
          ? say('report.points', { ...counted, points: sayNumber(points) })
          : say('report.pointsBack', counted)
        : how === 'replacement'
          ? sentAt
            ? say('report.wasSent', { ...counted, time: sayDateTime(new Date(sentAt), locale) })
            : say('report.toSend', counted)
          : undefined
  return (
    <>
      <p className={given ? 'text-primary-text' : 'font-bold'}>{given ?? say('report.refused')}</p>
      {accepted < reported && answer ? <p>{say('report.because', { why: answer })}</p> : null}
    </>
  )
}
