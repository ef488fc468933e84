import type { LoaderFunctionArgs } from 'react-router'
import { orderPaperPdfContract } from '#shop/papers/paper-contracts.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { pdfResponse } from '#web/shared/papers/pdf-response.ts'
import { readOrderPaper } from './read-paper.ts'

export async function loader({ params, context }: LoaderFunctionArgs) {
  const request = readOrderPaper(params)
  return pdfResponse(() => context.get(visitorContext).callAsStaff(orderPaperPdfContract, request))
}
