import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import type { Question, SurveyState } from '#shop/surveys/survey.ts'
import type { SurveyVisit } from '#shop/surveys/survey-contracts.ts'

type SurveyRow = {
  id: string
  version: number
  state: SurveyState
  nameTh: string
  nameEn: string
  aboutTh: string
  aboutEn: string
  customerTypes: string[]
  questions: Question[]
  changedAt: Date
  changedBy: string
  liveAt: Date | null
  endedAt: Date | null
}

const columns = sql`s.id, s.version, s.state, s.name_th as "nameTh", s.name_en as "nameEn", s.about_th as "aboutTh",
  s.about_en as "aboutEn", s.customer_types as "customerTypes", v.questions, s.changed_at as "changedAt",
  s.changed_by as "changedBy", s.live_at as "liveAt", s.ended_at as "endedAt"`

/** A survey with its questions as they are now. */
export async function findSurvey(db: Db, saleUnit: string, id: string): Promise<SurveyRow | undefined> {
  const { rows } = await sql<SurveyRow>`
    select ${columns} from surveys s
    join survey_versions v on v.sale_unit = ${saleUnit} and v.survey_id = s.id and v.version = s.version
    where s.sale_unit = ${saleUnit} and s.id = ${id}`.execute(db)
  return rows[0]
}

export async function findLiveSurveys(
  db: Db,
  saleUnit: string,
  customerType: string | undefined,
): Promise<SurveyRow[]> {
  const { rows } = await sql<SurveyRow>`
    select ${columns} from surveys s
    join survey_versions v on v.sale_unit = ${saleUnit} and v.survey_id = s.id and v.version = s.version
    where s.sale_unit = ${saleUnit} and s.state = 'live'
      and ${customerType ? sql`(s.customer_types = '{}' or ${customerType} = any(s.customer_types))` : sql`true`}
    order by s.live_at desc, s.id limit 100`.execute(db)
  return rows
}

type Wanted = {
  saleUnit: string
  customerCode?: string | undefined
  surveyId?: string | undefined
  skip: number
  take: number
}

/** Visits with their answers, newest first, and every version of questions that they were asked. */
export async function findVisits(db: Db, { saleUnit, customerCode, surveyId, skip, take }: Wanted) {
  const { rows } = await sql<Omit<SurveyVisit, 'answeredAt'> & { answeredAt: Date }>`
    select a.id, a.survey_id as "surveyId", a.version, s.name_th as "nameTh", s.name_en as "nameEn",
      a.customer_code as "customerCode", c.name as "customerName", a.answered_at as "answeredAt", a.by_name as by,
      a.distance, a.answers
    from survey_answers a
    join surveys s on s.sale_unit = ${saleUnit} and s.id = a.survey_id
    join customers c on c.sale_unit = ${saleUnit} and c.code = a.customer_code
    where a.sale_unit = ${saleUnit}
      and ${customerCode === undefined ? sql`true` : sql`a.customer_code = ${customerCode}`}
      and ${surveyId === undefined ? sql`true` : sql`a.survey_id = ${surveyId}::uuid`}
    order by a.answered_at desc, a.id limit ${take + 1} offset ${skip}`.execute(db)
  const shown = rows.slice(0, take)
  const { rows: versions } = await sql<{ surveyId: string; version: number; questions: Question[] }>`
    select v.survey_id as "surveyId", v.version, v.questions from survey_versions v
    where v.sale_unit = ${saleUnit} and (v.survey_id, v.version) in (
      select (n->>'surveyId')::uuid, (n->>'version')::int from jsonb_array_elements(${JSON.stringify(
        shown.map(({ surveyId, version }) => ({ surveyId, version })),
      )}::jsonb) n)`.execute(db)
  return {
    visits: shown.map((visit) => ({ ...visit, answeredAt: visit.answeredAt.toISOString() })),
    versions,
    isMore: rows.length > take,
  }
}
