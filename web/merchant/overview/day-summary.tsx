import { notifications } from '@mantine/notifications'
import { useState } from 'react'
import type { AnswerOf } from '#shop/contract/endpoint.ts'
import type { daySummaryContract } from '#shop/reports/report-contracts.ts'
import { officeCallsOf } from '#web/merchant/staff/office-calls.ts'
import { Card } from '#web/ui/card.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { useReportWords } from '#web/words/merchant/reports/report-words.ts'
import { useLocale, useMerchantWords } from '#web/words/words.tsx'
import type { OverviewCalls } from './overview-calls.ts'

const ask = officeCallsOf<OverviewCalls>()

/** Whether the evening's summary comes, and how; saved with the switch. */
export function DaySummary({ summary }: { summary: AnswerOf<typeof daySummaryContract> }) {
  const say = useReportWords()
  const sayMerchant = useMerchantWords()
  const locale = useLocale()
  const [{ byMail, byLine }, setWish] = useState({ byMail: summary.byMail, byLine: summary.byLine })
  async function save(wish: { byMail: boolean; byLine: boolean }) {
    const before = { byMail, byLine }
    setWish(wish)
    const result = await ask(locale, 'setDaySummary', wish)
    if (result.kind === 'ok') return notifications.show({ message: say('summary.saved') })
    setWish(before)
    const message = result.kind === 'refused' ? result.message : sayMerchant('error.network')
    notifications.show({ color: 'red', message, autoClose: 30_000 })
  }
  return (
    <Card as="section" aria-label={say('summary.title')} className="grid content-start gap-1">
      <h2 className="text-base">{say('summary.title')}</h2>
      <p className="text-muted text-sm">{say('summary.text')}</p>
      <Switch
        label={say('summary.mail')}
        hint={summary.email ? say('summary.mailTo', { email: summary.email }) : say('summary.noMail')}
        checked={byMail}
        disabled={!summary.email && !byMail}
        onChange={(event) => void save({ byMail: event.target.checked, byLine })}
      />
      <Switch
        label={say('summary.line')}
        hint={say(summary.hasLine ? 'summary.lineTo' : 'summary.noLine')}
        checked={byLine}
        disabled={!summary.hasLine && !byLine}
        onChange={(event) => void save({ byMail, byLine: event.target.checked })}
      />
    </Card>
  )
}
