import type { LoaderFunctionArgs } from 'react-router'
import { pickListPdfContract } from '#shop/papers/paper-contracts.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { pdfResponse } from '#web/shared/papers/pdf-response.ts'
import { readNumbers } from './read-paper.ts'

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { callAsStaff, findStaff } = context.get(visitorContext)
  return pdfResponse(async () =>
    callAsStaff(pickListPdfContract, {
      saleUnit: (await findStaff())?.user.centre ?? '',
      numbers: readNumbers(url.searchParams),
    }),
  )
}
