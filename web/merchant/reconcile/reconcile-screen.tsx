import { Link } from 'react-router'
import { sayNumber } from '#shop/money/say-money.ts'
import type { Finding } from '#shop/reconcile/reconcile-contract.ts'
import { reconcileParts } from '#shop/reconcile/reconcile-parts.ts'
import { sayDateTime } from '#shop/time/bangkok.ts'
import { FormAlert } from '#web/kit/forms/form-alert.tsx'
import { PageHead } from '#web/kit/page/page-head.tsx'
import * as paymentPaths from '#web/paths/payment-paths.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { usePaymentWords } from '#web/words/merchant/payment-words.ts'
import { useLocale, useMerchantWords } from '#web/words/words.tsx'
import { partWords, sayFinding } from './say-finding.ts'
import { type Check, useCheck } from './use-check.ts'

/** Compares the books on demand and lists in words what does not agree. */
export function ReconcileScreen() {
  const say = usePaymentWords()
  const sayMerchant = useMerchantWords()
  const { check, start, stop } = useCheck()
  const count = reconcileParts.length
  return (
    <main id="content" className="page-width grid grid-cols-[minmax(0,1fr)] content-start gap-4 py-4 md:py-6">
      <PageHead title={sayMerchant('page.merchantReconcile')} indexed={false} />
      <Breadcrumb
        label={sayMerchant('app.menu')}
        trail={[
          { text: sayMerchant('page.merchantPayments'), to: paymentPaths.payments },
          { text: sayMerchant('page.merchantReconcile') },
        ]}
      />
      <Card className="grid gap-3">
        <h1 className="text-xl md:text-2xl">{sayMerchant('page.merchantReconcile')}</h1>
        <p className="max-w-prose text-muted">{say('check.intro')}</p>
        {check.doing ? (
          <>
            <ProgressBar
              value={check.at}
              max={count}
              label={say('check.doing', { part: say(partWords[check.doing]), at: check.at + 1, count })}
            />
            <Button variant="secondary" className="w-full sm:w-fit" onClick={stop}>
              {say('check.stop')}
            </Button>
          </>
        ) : (
          <Button className="w-full sm:w-fit" onClick={() => void start()}>
            {say(check.finishedAt ? 'check.again' : 'check.start')}
          </Button>
        )}
        {check.failed.map((part) => (
          <FormAlert key={part} message={say('check.failed', { part: say(partWords[part]) })} />
        ))}
      </Card>
      <div aria-live="polite">
        <Result check={check} />
      </div>
    </main>
  )
}

function Result({ check }: { check: Check }) {
  const say = usePaymentWords()
  const locale = useLocale()
  if (check.findings.length > 0)
    return (
      <section className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <h2 className="text-lg">{say('check.found', { count: check.findings.length })}</h2>
        <ul className="overflow-hidden rounded-card border border-hairline bg-card">
          {check.findings.map((finding) => (
            <FindingRow key={`${finding.kind} ${finding.about}`} finding={finding} />
          ))}
        </ul>
      </section>
    )
  if (!check.isDone || !check.finishedAt || check.failed.length > 0) return null
  return (
    <EmptyState
      drawing="success"
      title={say('check.agrees')}
      text={say('check.agreesText', {
        count: sayNumber(check.looked),
        at: sayDateTime(check.finishedAt, locale),
      })}
    />
  )
}

function FindingRow({ finding }: { finding: Finding }) {
  const say = usePaymentWords()
  const locale = useLocale()
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 border-hairline border-b px-3 py-2 last:border-0">
      <span className="min-w-0 flex-1 basis-64 break-words">{sayFinding(say, locale, finding)}</span>
      {finding.paymentId ? (
        <Link
          to={paymentPaths.payment({ paymentid: finding.paymentId })}
          className="inline-flex min-h-11 items-center text-primary-text hover:underline"
        >
          {say('check.open')}
        </Link>
      ) : null}
    </li>
  )
}
