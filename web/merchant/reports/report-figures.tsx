import { Change } from '#web/merchant/charts/change.tsx'
import { useReportWords } from '#web/words/merchant/reports/report-words.ts'
import type { Figure } from './sheet.ts'

/** The sums of a report in one line. */
export function ReportFigures({ figures }: { figures: readonly Figure[] }) {
  const say = useReportWords()
  if (figures.length === 0) return null
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-2 rounded-card border border-hairline bg-card p-3 md:flex md:flex-wrap md:gap-x-8 md:px-4">
      {figures.map(({ name, text, before }) => (
        <div key={name} className="grid content-start">
          <dt className="text-muted text-xs">{name}</dt>
          <dd className="tabular font-bold text-lg leading-tight">{text}</dd>
          {before ? (
            <dd className="flex flex-wrap gap-x-2 text-xs">
              <Change value={before.value} before={before.before} />
              <span className="tabular text-muted">{say('overview.against', { value: before.text })}</span>
            </dd>
          ) : null}
        </div>
      ))}
    </dl>
  )
}
