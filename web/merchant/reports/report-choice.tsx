import { Select } from '@mantine/core'
import { Link, useNavigate } from 'react-router'
import { withQuery } from '#web/paths/path-to.ts'
import * as reportPaths from '#web/paths/report-paths.ts'
import { chipLook } from '#web/ui/chip-look.ts'
import { useReportWords } from '#web/words/merchant/reports/report-words.ts'
import type { ReportName } from './report-names.ts'
import type { ReportQuery } from './report-query.ts'

type ReportChoiceProps = { name: ReportName; names: readonly ReportName[]; query: ReportQuery }

/** All reports in sight; on a phone they are a list to choose from. The period goes along. */
export function ReportChoice({ name, names, query: { from, to, saleCode } }: ReportChoiceProps) {
  const say = useReportWords()
  const navigate = useNavigate()
  const linkTo = (report: string) => withQuery(reportPaths.report({ report }), { from, to, saleCode })
  return (
    <nav aria-label={say('report.choose')}>
      <ul className="hidden flex-wrap gap-1.5 md:flex">
        {names.map((each) => (
          <li key={each}>
            <Link
              to={linkTo(each)}
              aria-current={each === name ? 'page' : undefined}
              className={chipLook(each === name, 'md')}
            >
              {say(`report.${each}`)}
            </Link>
          </li>
        ))}
      </ul>
      <Select
        className="md:hidden"
        aria-label={say('report.choose')}
        allowDeselect={false}
        data={names.map((value) => ({ value, label: say(`report.${value}`) }))}
        value={name}
        onChange={(chosen) => chosen && void navigate(linkTo(chosen))}
      />
    </nav>
  )
}
