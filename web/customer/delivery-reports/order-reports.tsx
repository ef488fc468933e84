import { Phone, TriangleAlert } from 'lucide-react'
import type { OrderReports as Reports } from '#shop/delivery-reports/delivery-report-contracts.ts'
import { sayPhone } from '#shop/thai/phone.ts'
import { sayDateTime } from '#shop/time/bangkok.ts'
import { useSite } from '#web/kit/visit/site.ts'
import * as reportPaths from '#web/paths/delivery-report-paths.ts'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { useReportWords } from '#web/words/customer/report-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { ReportCard } from './report-card.tsx'

type OrderReportsProps = {
  order: { number: string; saleUnit: string }
  reports: Reports | null
  isElsewhere: boolean
}

/** What was reported of a delivered order, and until when something can be reported; after that, whom to call. */
export function OrderReports({ order, reports: found, isElsewhere }: OrderReportsProps) {
  const say = useReportWords()
  const locale = useLocale()
  const phone = useSite()?.centre?.phone ?? ''
  if (!found?.until || (isElsewhere && found.reports.length === 0)) return null
  const { until, mayReport, reports } = found
  const isOpen = reports.some(({ state }) => state === 'open')
  return (
    <>
      {reports.map((report) => (
        <ReportCard key={report.id} report={report} />
      ))}
      {isOpen || isElsewhere ? null : mayReport ? (
        <Card className="no-print flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <LinkButton
            to={reportPaths.report({ orderid: order.number, saleunit: order.saleUnit })}
            variant="secondary"
            reloadDocument
            icon={<TriangleAlert aria-hidden size={18} strokeWidth={1.75} />}
            className="w-full sm:w-auto"
          >
            {say('report.title')}
          </LinkButton>
          <p className="tabular text-muted text-sm">
            {say('report.until', { time: sayDateTime(new Date(until), locale) })}
          </p>
        </Card>
      ) : (
        <Card className="no-print grid gap-1 text-sm">
          <h2 className="text-base">{say('report.title')}</h2>
          <p className="text-muted">{say('report.over')}</p>
          {phone ? (
            <a
              href={`tel:${phone}`}
              className="inline-flex min-h-11 w-fit items-center gap-2 font-bold text-primary-text"
            >
              <Phone aria-hidden size={18} strokeWidth={1.75} />
              {say('report.call', { phone: sayPhone(phone) })}
            </a>
          ) : null}
        </Card>
      )}
    </>
  )
}
