import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { pickListContract } from '#shop/papers/paper-contracts.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { qrPath } from '#web/kit/text/qr-path.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import * as merchantPaths from '#web/paths/merchant-paths.ts'
import * as orderPaths from '#web/paths/order-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import { usePaperWords } from '#web/words/merchant/paper-words.ts'
import paperStyles from './paper.css?url'
import { PaperScreen } from './paper-screen.tsx'
import { readNumbers } from './read-paper.ts'

export const links = () => [{ rel: 'stylesheet', href: paperStyles }]

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { callAsStaff, findStaff } = context.get(visitorContext)
  const numbers = readNumbers(url.searchParams)
  if (numbers.length === 0) throw redirect(merchantPaths.orders)
  return showProblems(async () => {
    const paper = await callAsStaff(pickListContract, {
      saleUnit: (await findStaff())?.user.centre ?? '',
      numbers,
    })
    return { numbers, paper, qr: paper.qr ? qrPath(paper.qr) : null }
  })
}

export default function PickListRoute() {
  const { numbers, ...shown } = useLoaderData<typeof loader>()
  const say = usePaperWords()
  const query = { orders: numbers.join(',') }
  return (
    <PaperScreen
      {...shown}
      copy={0}
      here={withQuery(orderPaths.pickList, query)}
      pdf={withQuery(orderPaths.pickListPdf, query)}
      back={{ to: merchantPaths.orders, text: say('paper.backToOrders') }}
    />
  )
}
