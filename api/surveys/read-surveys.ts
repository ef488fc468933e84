import { sql } from 'kysely'
import type { Handler } from '#api/kit/calls/perform.ts'
import { requireClientSeen } from '#api/photos/client-seen.ts'
import { refuse } from '#shop/problems/problem.ts'
import {
  type customerAnswersContract,
  type ListedSurvey,
  type surveyAnswersContract,
  type surveyContract,
  type surveyListContract,
  surveysPage,
  type surveysToAnswerContract,
} from '#shop/surveys/survey-contracts.ts'
import { surveysProblems } from '#shop/surveys/surveys-problems.ts'
import { findLiveSurveys, findSurvey, findVisits } from './survey-queries.ts'

export const surveysToAnswer: Handler<typeof surveysToAnswerContract> = async (
  { saleUnit, customerType },
  { db },
) => findLiveSurveys(db, saleUnit, customerType)

type ListedRow = Omit<ListedSurvey, 'lastAnswerAt' | 'changedAt'> & {
  lastAnswerAt: Date | null
  changedAt: Date
}

export const surveyList: Handler<typeof surveyListContract> = async (
  { saleUnit, state, skip = 0, take = surveysPage },
  { db },
) => {
  const { rows } = await sql<ListedRow>`
    select s.id, s.version, s.state, s.name_th as "nameTh", s.name_en as "nameEn", s.customer_types as "customerTypes",
      jsonb_array_length(v.questions) as questions, s.changed_at as "changedAt", s.changed_by as "changedBy",
      (select count(*)::int from survey_answers a where a.sale_unit = ${saleUnit} and a.survey_id = s.id) as answers,
      (select max(a.answered_at) from survey_answers a where a.sale_unit = ${saleUnit} and a.survey_id = s.id) as "lastAnswerAt"
    from surveys s
    join survey_versions v on v.sale_unit = ${saleUnit} and v.survey_id = s.id and v.version = s.version
    where s.sale_unit = ${saleUnit} and ${state ? sql`s.state = ${state}` : sql`true`}
    order by s.changed_at desc, s.id limit ${take + 1} offset ${skip}`.execute(db)
  return {
    surveys: rows.slice(0, take).map((row) => ({
      ...row,
      lastAnswerAt: row.lastAnswerAt?.toISOString() ?? null,
      changedAt: row.changedAt.toISOString(),
    })),
    isMore: rows.length > take,
  }
}

export const survey: Handler<typeof surveyContract> = async ({ saleUnit, id }, { db }) => {
  const found = await findSurvey(db, saleUnit, id)
  if (!found) throw refuse(surveysProblems.none)
  const { rows } = await sql<{ answers: number }>`
    select count(*)::int as answers from survey_answers a
    where a.sale_unit = ${saleUnit} and a.survey_id = ${id}`.execute(db)
  return { ...found, changedAt: found.changedAt.toISOString(), answers: rows[0]?.answers ?? 0 }
}

export const customerAnswers: Handler<typeof customerAnswersContract> = async (
  { saleUnit, customerCode, skip = 0, take = surveysPage },
  context,
) => {
  await requireClientSeen(context, customerCode)
  return findVisits(context.db, { saleUnit, customerCode, skip, take })
}

export const surveyAnswers: Handler<typeof surveyAnswersContract> = async (
  { saleUnit, surveyId, skip = 0, take = 100 },
  { db },
) => {
  if (!(await findSurvey(db, saleUnit, surveyId))) throw refuse(surveysProblems.none)
  return findVisits(db, { saleUnit, surveyId, skip, take })
}
