import { FileText } from 'lucide-react'
import { Link } from 'react-router'
import type { OrderDetail } from '#shop/orders/order-wire.ts'
import type { OrderPaperKind } from '#shop/papers/paper.ts'
import { isPicked } from '#shop/papers/pick-list.ts'
import { inLanguage } from '#web/paths/in-language.ts'
import * as orderPaths from '#web/paths/order-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import { Card } from '#web/ui/card.tsx'
import { usePaperWords } from '#web/words/merchant/paper-words.ts'
import { useLocale } from '#web/words/words.tsx'

/** The papers an order has now, each to look at and as PDF. */
export function OrderPapers({ detail: { order, invoice } }: { detail: OrderDetail }) {
  const say = usePaperWords()
  const paper = (kind: OrderPaperKind, text: string) => {
    const here = { orderid: order.number, saleunit: order.saleUnit, paper: kind }
    return { text, to: orderPaths.orderPaper(here), pdf: orderPaths.orderPaperPdf(here) }
  }
  const query = { orders: order.number }
  const papers = [
    ...(invoice ? [paper('invoice', say(order.needsTaxInvoice ? 'paper.invoice' : 'paper.bill'))] : []),
    ...(invoice?.creditNote ? [paper('credit-note', say('paper.credit-note'))] : []),
    paper('delivery-note', say('paper.delivery-note')),
    ...(isPicked(order.status)
      ? [
          {
            text: say('paper.pickList'),
            to: withQuery(orderPaths.pickList, query),
            pdf: withQuery(orderPaths.pickListPdf, query),
          },
        ]
      : []),
  ]
  return (
    <Card as="section" aria-label={say('paper.title')} className="grid gap-1">
      <h2 className="text-base">{say('paper.title')}</h2>
      <ul>
        {papers.map(({ text, to, pdf }) => (
          <li key={to} className="flex items-center justify-between gap-2">
            <Link to={to} className="min-h-9 content-center hover:underline">
              {text}
            </Link>
            <PdfLink to={pdf} paper={text} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function PdfLink({ to, paper }: { to: string; paper: string }) {
  const say = usePaperWords()
  const locale = useLocale()
  return (
    <a
      href={inLanguage(locale, to)}
      target="_blank"
      rel="noreferrer"
      aria-label={say('paper.pdfOf', { paper })}
      className="touch-44 relative inline-flex min-h-9 items-center gap-1 px-1 text-primary-text"
    >
      <FileText aria-hidden size={16} strokeWidth={1.75} />
      {say('paper.pdf')}
    </a>
  )
}
