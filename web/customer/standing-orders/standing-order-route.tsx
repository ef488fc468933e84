import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { readCartContract } from '#shop/cart/cart-contracts.ts'
import { productItemsContract } from '#shop/catalogue/product-items-contract.ts'
import { checkoutOptionsContract } from '#shop/checkout/checkout-contracts.ts'
import { orderDetailContract } from '#shop/orders/order-contracts.ts'
import { standingOrderContract } from '#shop/standing-orders/standing-order-contracts.ts'
import {
  type DraftLine,
  draftOf,
  newDraft,
  sumDraftLines,
} from '#web/customer/standing-order-form/standing-draft.ts'
import { StandingOrderEditor } from '#web/customer/standing-order-form/standing-order-editor.tsx'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { type Visitor, visitorContext } from '#web/kit/visit/visitor.ts'
import { StandingOrderScreen } from './standing-order-screen.tsx'

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const visitor = context.get(visitorContext)
  const { searchParams } = new URL(request.url)
  const { id = '' } = params
  return showProblems(async () => {
    if (id === 'new') {
      const lines = await linesFrom(visitor, searchParams)
      return { is: 'new' as const, ...(await loadEditor(visitor, lines)) }
    }
    const standing = await visitor.call(standingOrderContract, { id: id.slice(0, 40) })
    if (!searchParams.has('edit')) return { is: 'shown' as const, standing }
    return { is: 'edited' as const, standing, ...(await loadEditor(visitor, standing.lines)) }
  })
}

/** What a new one begins with: an order, the cart, or nothing. */
async function linesFrom({ call }: Visitor, query: URLSearchParams): Promise<DraftLine[]> {
  const orderNumber = query.get('order')?.slice(0, 40)
  if (orderNumber) {
    const { lines } = await call(orderDetailContract, { orderNumber })
    return sumDraftLines(lines.filter(({ free }) => !free))
  }
  if (query.get('from') !== 'cart') return []
  const { lines } = await call(readCartContract, { kind: 'normal' })
  return lines
    .filter(({ quantities }) => quantities.some((quantity) => quantity > 0))
    .slice(0, 100)
    .map(({ productCode, quantities }) => ({ productCode, quantities, replacement: null }))
}

async function loadEditor({ call }: Visitor, lines: readonly DraftLine[]) {
  const codes = [
    ...new Set(lines.flatMap(({ productCode, replacement }) => [productCode, replacement ?? productCode])),
  ]
  const [options, products] = await Promise.all([
    call(checkoutOptionsContract, { kind: 'normal', productCodes: [] }),
    codes.length > 0 ? call(productItemsContract, { codes, take: 100 }) : [],
  ])
  const { addresses, payments, days, delivery, taxNumber, taxBranch } = options
  return {
    lines: [...lines],
    products,
    addresses,
    payments,
    tax: { number: taxNumber, branch: taxBranch },
    mayFetch: delivery.some(({ method }) => method === 'PICKUP'),
    slots: [...new Set(days.flatMap(({ slots }) => slots))],
  }
}

export default function StandingOrderRoute() {
  const data = useLoaderData<typeof loader>()
  if (data.is === 'shown') return <StandingOrderScreen standing={data.standing} />
  const draft = data.is === 'new' ? newDraft(data) : draftOf(data.standing, data.tax)
  return <StandingOrderEditor {...data} first={draft} id={data.is === 'new' ? undefined : data.standing.id} />
}
