import type { MouseEvent, ReactNode } from 'react'
import { generalProblems } from '#shop/problems/general-problems.ts'
import { callsOf } from '#web/kit/calls/ask-server.ts'
import { startLiff } from '#web/kit/line/liff.ts'
import { useSite } from '#web/kit/visit/site.ts'
import { inLanguage } from '#web/paths/in-language.ts'
import * as ownOrderPaths from '#web/paths/own-order-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import { showToast, toastLife } from '#web/ui/toast-store.ts'
import { useLocale } from '#web/words/words.tsx'
import type { PaperCalls } from './paper-calls.ts'

const ask = callsOf<PaperCalls>()

type PaperLinkProps = {
  order: { number: string; saleUnit: string }
  /** Without it the invoice. */
  creditNote?: string
  className: string
  children: ReactNode
}

/** Opens a paper of an order; inside LINE in the phone's own browser, since LINE's cannot save it. */
export function PaperLink({ order, creditNote, className, children }: PaperLinkProps) {
  const locale = useLocale()
  const { liff: app, origin = '' } = useSite() ?? {}
  const key = { orderid: order.number, saleunit: order.saleUnit }
  const path = creditNote
    ? ownOrderPaths.ownCreditNotePdf({ ...key, number: creditNote })
    : ownOrderPaths.ownInvoicePdf(key)

  async function openOutside() {
    const kind = creditNote ? ('credit-note' as const) : ('invoice' as const)
    const request = { saleUnit: order.saleUnit, orderNumber: order.number, kind, creditNote }
    const [liff, result] = await Promise.all([app && startLiff(app), ask(locale, 'paperTicket', request)])
    if (result.kind !== 'ok') {
      const text = result.kind === 'refused' ? result.message : generalProblems.oops[locale]
      return void showToast({ text, tone: 'danger', lifeMs: toastLife.serverError })
    }
    const { ticket } = result.answer
    const url = origin + inLanguage(locale, withQuery(ownOrderPaths.paperByTicket, { ticket }))
    if (liff) liff.openWindow({ url, external: true })
    else location.assign(url)
  }
  const open = (event: MouseEvent) => {
    event.preventDefault()
    void openOutside()
  }
  return (
    <a
      href={inLanguage(locale, path)}
      target="_blank"
      rel="noreferrer"
      className={className}
      onClick={app ? open : undefined}
    >
      {children}
    </a>
  )
}
