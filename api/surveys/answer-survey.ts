import { sql } from 'kysely'
import { z } from 'zod'
import { actingStaff } from '#api/activity/acting-staff.ts'
import type { Context } from '#api/kit/calls/context.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import { distanceToShop, requireClientSeen } from '#api/photos/client-seen.ts'
import { Problem, refuse } from '#shop/problems/problem.ts'
import type { Answers, Question } from '#shop/surveys/survey.ts'
import type { answerSurveyContract } from '#shop/surveys/survey-contracts.ts'
import { surveysProblems } from '#shop/surveys/surveys-problems.ts'
import { onlyAsked, whyNotAnswer } from '#shop/surveys/why-not-answer.ts'
import { timeOf } from '#shop/visits/place-seen.ts'
import { findSurvey } from './survey-queries.ts'

type Sent = { saleUnit: string; customerCode: string; id: string }

/** What a phone kept is taken as it was answered: by the questions of then, and also after the survey ended. */
export const answerSurvey: Handler<typeof answerSurveyContract> = async (
  { saleUnit, customerCode: seenCode, id, surveyId, version, answeredAt, answers, place },
  context,
) => {
  const { db, caller, now } = context
  const { customerCode } = await requireClientSeen(context, seenCode)
  const sent = { saleUnit, customerCode, id }
  const by = await actingStaff({ db, caller })
  if (await isKnown(context, sent, by.username)) return { id }
  const at = timeOf(answeredAt, now)
  const questions = await loadQuestions(context, { saleUnit, surveyId, version, at })
  const faults = whyNotAnswer(questions, answers)
  if (faults.length > 0)
    throw new Problem(
      surveysProblems.incomplete,
      {},
      faults.map(({ key, problem }) => ({ field: key, th: problem.say('th'), en: problem.say('en') })),
    )
  const kept = onlyAsked(questions, answers)
  await requirePhotos(context, sent, photosIn(questions, kept))
  const distance = await distanceToShop(context, sent, place)
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('survey_answers')
    .values({
      ...{ sale_unit: saleUnit, id, survey_id: surveyId, version, customer_code: customerCode },
      ...{ answered_at: at, received_at: now, username: by.username, by_name: by.name },
      ...{ lat: place?.lat ?? null, lng: place?.lng ?? null, accuracy: place?.accuracy ?? null, distance },
      answers: JSON.stringify(kept),
    })
    .onConflict((conflict) => conflict.columns(['sale_unit', 'id']).doNothing())
    .executeTakeFirst()
  // Sent twice at once: the other one is kept.
  if (numInsertedOrUpdatedRows === 0n) await isKnown(context, sent, by.username)
  return { id }
}

/** Refuses an id that stands for the answers of another customer or person. */
async function isKnown({ db }: Context, { saleUnit, customerCode, id }: Sent, username: string) {
  const known = await db
    .selectFrom('survey_answers')
    .select(['customer_code', 'username'])
    .where('sale_unit', '=', saleUnit)
    .where('id', '=', id)
    .executeTakeFirst()
  if (known && (known.customer_code !== customerCode || known.username !== username))
    throw refuse(surveysProblems.idTaken)
  return known !== undefined
}

type Version = { saleUnit: string; surveyId: string; version: number; at: Date }

async function loadQuestions(
  { db }: Context,
  { saleUnit, surveyId, version, at }: Version,
): Promise<Question[]> {
  const survey = await findSurvey(db, saleUnit, surveyId)
  const { rows } = await sql<{ questions: Question[] }>`
    select v.questions from survey_versions v
    where v.sale_unit = ${saleUnit} and v.survey_id = ${surveyId} and v.version = ${version}`.execute(db)
  const [asked] = rows
  if (!survey || !asked) throw refuse(surveysProblems.none)
  if (!survey.liveAt) throw refuse(surveysProblems.notLive)
  if (survey.endedAt && at > survey.endedAt) throw refuse(surveysProblems.ended)
  return asked.questions
}

const photosIn = (questions: readonly Question[], answers: Answers): string[] =>
  questions.flatMap(({ key, kind }) =>
    kind === 'photo' ? ((answers[key] as string[] | undefined) ?? []) : [],
  )

/** The phone sends its photos first; somebody may have removed one since. */
async function requirePhotos(
  { db }: Context,
  { saleUnit, customerCode }: Sent,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  if (!ids.every((id) => z.uuid().safeParse(id).success)) throw refuse(surveysProblems.noPhoto)
  const { rows } = await sql<{ id: string }>`
    select p.id from customer_photos p
    where p.sale_unit = ${saleUnit} and p.customer_code = ${customerCode} and p.id = any(${ids}::uuid[])`.execute(
    db,
  )
  const found = new Set(rows.map(({ id }) => id))
  if (!ids.every((id) => found.has(id))) throw refuse(surveysProblems.noPhoto)
}
