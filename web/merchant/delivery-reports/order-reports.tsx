import { useCallback, useEffect, useState } from 'react'
import type { OrderReports as Reports } from '#shop/delivery-reports/delivery-report-contracts.ts'
import type { OrderDetail } from '#shop/orders/order-wire.ts'
import { officeCallsOf } from '#web/merchant/staff/office-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useGoodsWords } from '#web/words/merchant/goods/goods-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { AnswerForm } from './answer-form.tsx'
import type { ReportOfficeCalls } from './report-calls.ts'
import { ReportView } from './report-view.tsx'

const ask = officeCallsOf<ReportOfficeCalls>()

/** What the customer reported of a delivered order, with the form that answers it. */
export function OrderReports({ detail }: { detail: OrderDetail }) {
  const { order } = detail
  const say = useGoodsWords()
  const locale = useLocale()
  const [found, setFound] = useState<Reports | 'failed'>()
  const load = useCallback(async () => {
    const result = await ask(locale, 'orderReports', { orderNumber: order.number })
    // What was shown before stays when a later look fails.
    setFound((before) =>
      result.kind === 'ok' ? result.answer : before && before !== 'failed' ? before : 'failed',
    )
  }, [locale, order.number])
  const isDelivered = order.status === 'POD'
  // biome-ignore lint/correctness/useExhaustiveDependencies: a detail that was loaded again may bring a new report
  useEffect(() => {
    if (isDelivered) void load()
  }, [load, isDelivered, detail])
  if (!isDelivered) return null
  if (found === undefined)
    return (
      <Card role="status" aria-label={say('goods.loading')}>
        <Skeleton className="h-12" />
      </Card>
    )
  if (found === 'failed')
    return (
      <Card role="alert" className="flex flex-wrap items-center justify-between gap-2 text-sm">
        {say('goods.failed')}
        <Button variant="secondary" onClick={() => void load()}>
          {say('goods.again')}
        </Button>
      </Card>
    )
  return found.reports.map((report) => (
    <ReportView key={report.id} report={report} mayAnswer={found.mayAnswer} onChanged={load}>
      {report.state === 'open' && found.mayAnswer ? (
        <AnswerForm
          report={report}
          customerName={order.customerName}
          isPaidWithPoints={found.isPaidWithPoints}
          onAnswered={load}
        />
      ) : null}
    </ReportView>
  ))
}
