import { CircleAlert, Gift } from 'lucide-react'
import { mostReportNote, type ReportReason, reportReasons } from '#shop/delivery-reports/delivery-report.ts'
import type { OrderReports } from '#shop/delivery-reports/delivery-report-contracts.ts'
import { Card } from '#web/ui/card.tsx'
import { ChipGroup } from '#web/ui/chip-group.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { QuantityStepper } from '#web/ui/quantity-stepper.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useReportWords } from '#web/words/customer/report-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { reasonWords } from './reason-words.ts'
import type { DraftLine } from './use-report-draft.ts'

type Reportable = OrderReports['reportable'][number]
type ReportLinesProps = {
  lines: readonly Reportable[]
  draft: Record<number, DraftLine>
  /** Lines whose reason is missing. */
  unexplained: ReadonlySet<number>
  error: string | undefined
  onChange: (line: number, part: Partial<DraftLine>) => void
}

const untouched: DraftLine = { quantity: 0, reason: undefined, note: '' }

/** The goods of the order as big rows; what is wrong is asked once a quantity is given. */
export function ReportLines({ lines, draft, unexplained, error, onChange }: ReportLinesProps) {
  const say = useReportWords()
  return (
    <Card as="section" aria-labelledby="report-lines" flush className="grid grid-cols-[minmax(0,1fr)]">
      <div className="p-3 md:p-4">
        <h2 id="report-lines" className="text-lg">
          {say('report.lines')}
        </h2>
        <p className="text-muted text-sm">{say('report.linesHint')}</p>
        <FieldError message={error} />
      </div>
      <ul className="divide-y divide-hairline border-hairline border-t">
        {lines.map((line) => (
          <Row
            key={line.line}
            line={line}
            draft={draft[line.line] ?? untouched}
            isUnexplained={unexplained.has(line.line)}
            onChange={(part) => onChange(line.line, part)}
          />
        ))}
      </ul>
    </Card>
  )
}

export function FieldError({ message }: { message: string | undefined }) {
  if (!message) return null
  return (
    <p role="alert" className="flex gap-1 pt-1 text-danger text-sm">
      <CircleAlert aria-hidden size={16} strokeWidth={2} className="mt-0.75 shrink-0" />
      {message}
    </p>
  )
}

type RowProps = {
  line: Reportable
  draft: DraftLine
  isUnexplained: boolean
  onChange: (part: Partial<DraftLine>) => void
}

function Row({ line, draft, isUnexplained, onChange }: RowProps) {
  const say = useReportWords()
  const locale = useLocale()
  const [name, unit] = [line.name[locale], line.unitName[locale]]
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-3 p-3 md:p-4">
      <div className="flex items-center gap-3">
        <span className="w-14 shrink-0 overflow-hidden rounded-input">
          {line.picture ? (
            <Picture src={`/files/${line.picture}`} width={600} height={600} sizes="56px" alt="" />
          ) : (
            <span className="block aspect-square bg-primary-tint" />
          )}
        </span>
        <div className="min-w-0 flex-1">
          <p className="clamp-2">{name}</p>
          <p className="tabular text-muted text-sm">
            {say('report.received', { quantity: line.most, unit })}
            {line.free ? (
              <span className="ml-2 inline-flex items-center gap-1 text-primary-text">
                <Gift aria-hidden size={14} strokeWidth={1.75} />
                {say('report.gift')}
              </span>
            ) : null}
          </p>
        </div>
        <QuantityStepper
          value={draft.quantity}
          max={line.most}
          whyNoMore={say('report.most', { most: line.most, unit })}
          onChange={(quantity) => onChange({ quantity })}
          words={{
            add: say('report.add', { name }),
            less: say('report.less', { name }),
            more: say('report.more', { name }),
            quantity: say('report.quantity', { name }),
            wrong: say('report.wrong'),
            most: say('report.most', { most: line.most, unit }),
          }}
        />
      </div>
      {draft.quantity > 0 ? (
        <div className="grid gap-2">
          <ChipGroup<ReportReason | ''>
            label={say('report.why', { name })}
            value={draft.reason ?? ''}
            options={reportReasons.map((reason) => ({ value: reason, text: say(reasonWords[reason]) }))}
            onChange={(reason) => reason !== '' && onChange({ reason })}
          />
          <FieldError message={isUnexplained ? say('report.chooseWhy') : undefined} />
          <TextField
            label={say('report.lineNote')}
            value={draft.note}
            maxLength={mostReportNote}
            onChange={(event) => onChange({ note: event.target.value })}
          />
        </div>
      ) : null}
    </li>
  )
}
