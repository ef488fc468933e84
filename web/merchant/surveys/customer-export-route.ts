import type { LoaderFunctionArgs } from 'react-router'
import { customerAnswersContract } from '#shop/surveys/survey-contracts.ts'
import { bangkokDay } from '#shop/time/bangkok.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { xlsxResponse } from '#web/merchant/lists/xlsx-response.ts'
import { answerSheet } from './answer-sheet.ts'
import { readAllVisits } from './read-all-visits.ts'

/** Everything one customer answered. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { callAsStaff, locale } = context.get(visitorContext)
  const [saleUnit, customerCode] = [params.saleunit ?? '', params.code ?? '']
  return showProblems(async () => {
    const { visits, versions } = await readAllVisits(100, (skip, take) =>
      callAsStaff(customerAnswersContract, { saleUnit, customerCode, skip, take }),
    )
    return xlsxResponse({
      fileName: `survey-${customerCode.replace(/[^\w-]/g, '')}-${bangkokDay(new Date())}`,
      ...answerSheet(visits, versions, locale),
    })
  })
}
