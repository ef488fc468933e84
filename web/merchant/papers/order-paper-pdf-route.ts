import type { LoaderFunctionArgs } from 'react-router'
import { orderPaperPdfContract } from '#shop/papers/paper-contracts.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { pdfResponse } from '#web/shared/papers/pdf-response.ts'
import { readOrderPaper } from './read-paper.ts'

export async function loader({ params, url, context }: LoaderFunctionArgs) {
  const request = readOrderPaper(params, url.searchParams)
  return pdfResponse(() => context.get(visitorContext).callAsStaff(orderPaperPdfContract, request))
}
