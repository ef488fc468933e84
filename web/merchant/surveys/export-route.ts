import type { LoaderFunctionArgs } from 'react-router'
import { surveyAnswersContract } from '#shop/surveys/survey-contracts.ts'
import { bangkokDay } from '#shop/time/bangkok.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { xlsxResponse } from '#web/merchant/lists/xlsx-response.ts'
import { centreOf } from '#web/merchant/staff/centre-of.ts'
import { answerSheet } from './answer-sheet.ts'
import { readAllVisits } from './read-all-visits.ts'

/** All answers to one survey. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const visitor = context.get(visitorContext)
  const surveyId = params.id ?? ''
  return showProblems(async () => {
    const saleUnit = await centreOf(visitor)
    const { visits, versions } = await readAllVisits(500, (skip, take) =>
      visitor.callAsStaff(surveyAnswersContract, { saleUnit, surveyId, skip, take }),
    )
    return xlsxResponse({
      fileName: `survey-${saleUnit}-${bangkokDay(new Date())}`,
      ...answerSheet(visits, versions, visitor.locale),
    })
  })
}
