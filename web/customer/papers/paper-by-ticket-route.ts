import type { LoaderFunctionArgs } from 'react-router'
import { paperByTicketContract } from '#shop/papers/paper-contracts.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { pdfResponse } from '#web/shared/papers/pdf-response.ts'

/** A paper in the phone's own browser, which LINE opened. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const ticket = url.searchParams.get('ticket')?.slice(0, 2_000) || 'none'
  return pdfResponse(() => context.get(visitorContext).call(paperByTicketContract, { ticket }))
}
