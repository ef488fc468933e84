import type { LoaderFunctionArgs } from 'react-router'
import { orderPaperPdfContract } from '#shop/papers/paper-contracts.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { pdfResponse } from '#web/shared/papers/pdf-response.ts'

/** A credit note of the customer's own order. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { orderid = '', saleunit = '', number = '' } = params
  return pdfResponse(() =>
    context.get(visitorContext).call(orderPaperPdfContract, {
      ...{ orderNumber: orderid.slice(0, 40), saleUnit: saleunit.slice(0, 10), kind: 'credit-note' },
      creditNote: number.slice(0, 40),
    }),
  )
}
