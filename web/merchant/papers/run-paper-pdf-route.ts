import type { LoaderFunctionArgs } from 'react-router'
import { runPaperPdfContract } from '#shop/dispatch/run-paper-contracts.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { pdfResponse } from '#web/shared/papers/pdf-response.ts'
import { readRunPaper } from './read-paper.ts'

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { callAsStaff, findStaff } = context.get(visitorContext)
  const asked = readRunPaper(params)
  return pdfResponse(async () =>
    callAsStaff(runPaperPdfContract, { ...asked, saleUnit: (await findStaff())?.user.centre ?? '' }),
  )
}
