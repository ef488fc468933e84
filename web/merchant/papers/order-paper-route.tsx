import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { orderPaperContract } from '#shop/papers/paper-contracts.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { qrPath } from '#web/kit/text/qr-path.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import * as orderPaths from '#web/paths/order-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import { usePaperWords } from '#web/words/merchant/paper-words.ts'
import paperStyles from './paper.css?url'
import { PaperScreen } from './paper-screen.tsx'
import { readOrderPaper } from './read-paper.ts'

export const links = () => [{ rel: 'stylesheet', href: paperStyles }]

export async function loader({ params, url, context }: LoaderFunctionArgs) {
  const { callAsStaff } = context.get(visitorContext)
  const request = readOrderPaper(params, url.searchParams)
  return showProblems(async () => {
    const paper = await callAsStaff(orderPaperContract, request)
    const copy = Number(url.searchParams.get('copy')) === 1 ? 1 : 0
    return { request, paper, copy, qr: paper.qr ? qrPath(paper.qr) : null }
  })
}

export default function OrderPaperRoute() {
  const { request, ...shown } = useLoaderData<typeof loader>()
  const say = usePaperWords()
  const { orderNumber, saleUnit, kind, creditNote } = request
  const here = { orderid: orderNumber, saleunit: saleUnit, paper: kind }
  return (
    <PaperScreen
      {...shown}
      here={orderPaths.orderPaper(here)}
      query={{ number: creditNote }}
      pdf={withQuery(orderPaths.orderPaperPdf(here), { number: creditNote })}
      back={{
        to: orderPaths.order({ orderid: orderNumber, saleunit: saleUnit }),
        text: say('paper.back'),
      }}
    />
  )
}
