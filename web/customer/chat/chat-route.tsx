import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { chatContract, chatListContract } from '#shop/chat/chat-contracts.ts'
import { productDetailContract } from '#shop/products/product-detail-contract.ts'
import { pick } from '#shop/words/locale.ts'
import { CallProblem } from '#web/kit/calls/call.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { type Visitor, visitorContext } from '#web/kit/visit/visitor.ts'
import type { Attached } from '#web/shared/chat/chat-composer.tsx'
import { ChatScreen } from './chat-screen.tsx'

/** The chat with the active centre, and those with the others; perhaps about an order or a product. */
export async function loader({ url: { searchParams }, context }: LoaderFunctionArgs) {
  const visitor = context.get(visitorContext)
  const { chatOpen } = await visitor.settings()
  if (!chatOpen) throw new Response(null, { status: 404 })
  return showProblems(async () => {
    const [history, { chats }, attached] = await Promise.all([
      visitor.call(chatContract, {}),
      visitor.call(chatListContract, {}),
      findAttached(visitor, searchParams),
    ])
    return { history, chats, attached }
  })
}

async function findAttached(
  { call, locale }: Visitor,
  search: URLSearchParams,
): Promise<Attached | undefined> {
  const [orderNumber, code] = [search.get('order'), search.get('product')]
  if (orderNumber) return { orderNumber: orderNumber.slice(0, 40) }
  if (!code) return undefined
  try {
    const { product } = await call(productDetailContract, { code: code.slice(0, 40) })
    return { productCode: product.code, name: pick(locale, product.name.th, product.name.en) }
  } catch (error) {
    if (error instanceof CallProblem) return undefined
    throw error
  }
}

export default function ChatRoute() {
  const data = useLoaderData<typeof loader>()
  return <ChatScreen key={data.history.conversationId} {...data} />
}
