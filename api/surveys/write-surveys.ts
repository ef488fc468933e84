import { sql } from 'kysely'
import { actingStaff } from '#api/activity/acting-staff.ts'
import { addActivity } from '#api/activity/add-activity.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import type { InputOf } from '#shop/contract/endpoint.ts'
import { Problem, refuse } from '#shop/problems/problem.ts'
import { mayMove } from '#shop/surveys/survey.ts'
import type { moveSurveyContract, saveSurveyContract } from '#shop/surveys/survey-contracts.ts'
import { surveysProblems } from '#shop/surveys/surveys-problems.ts'
import { whyNotSave } from '#shop/surveys/why-not-save.ts'
import { findSurvey } from './survey-queries.ts'

const lock = (tx: Db, saleUnit: string, id: string) =>
  sql`select s.id from surveys s where s.sale_unit = ${saleUnit} and s.id = ${id} for update`.execute(tx)

type Draft = Omit<InputOf<typeof saveSurveyContract>, 'saleUnit' | 'id' | 'version'>

const fieldsOf = (draft: Draft): Draft => ({
  ...{ nameTh: draft.nameTh.trim(), nameEn: draft.nameEn.trim() },
  ...{ aboutTh: draft.aboutTh.trim(), aboutEn: draft.aboutEn.trim() },
  ...{ customerTypes: [...new Set(draft.customerTypes)].sort(), questions: draft.questions },
})

/** Every save is a version of its own: a phone without a signal may still answer the one before. */
export const saveSurvey: Handler<typeof saveSurveyContract> = async (
  { saleUnit, id, version, ...asked },
  { db, caller, now },
) => {
  const by = await actingStaff({ db, caller })
  const draft = fieldsOf(asked)
  return db.transaction().execute(async (tx) => {
    await lock(tx, saleUnit, id)
    const before = await findSurvey(tx, saleUnit, id)
    if (!before && version > 0) throw refuse(surveysProblems.none)
    if (before && isSame(before, draft)) return { version: before.version }
    if (before && before.version !== version)
      throw refuse(surveysProblems.changed, { name: before.changedBy })
    requireWhole(draft, before?.questions)
    const next = version + 1
    const values = {
      ...{ version: next, name_th: draft.nameTh, name_en: draft.nameEn, about_th: draft.aboutTh },
      ...{
        about_en: draft.aboutEn,
        customer_types: draft.customerTypes,
        changed_at: now,
        changed_by: by.name,
      },
    }
    if (before)
      await tx
        .updateTable('surveys')
        .set(values)
        .where('sale_unit', '=', saleUnit)
        .where('id', '=', id)
        .execute()
    else {
      const { numInsertedOrUpdatedRows = 0n } = await tx
        .insertInto('surveys')
        .values({ sale_unit: saleUnit, id, made_at: now, ...values })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst()
      if (numInsertedOrUpdatedRows === 0n) {
        // Sent twice at once: the other one is there by now.
        const other = await findSurvey(tx, saleUnit, id)
        if (other && isSame(other, draft)) return { version: other.version }
        throw refuse(surveysProblems.changed, { name: other?.changedBy ?? by.name })
      }
    }
    await sql`insert into survey_versions (sale_unit, survey_id, version, questions, saved_at)
      values (${saleUnit}, ${id}, ${next}, ${JSON.stringify(draft.questions)}::jsonb, ${now})`.execute(tx)
    await addActivity(
      tx,
      { saleUnit, at: now, by },
      {
        ...{ kind: 'survey', subject: id, what: before ? 'saved' : 'made' },
        ...(before ? { before: fieldsOf(before) } : {}),
        after: draft,
      },
    )
    return { version: next }
  })
}

/** Keys of stored questions come in another order than those of sent ones. */
const isSame = (before: Draft, draft: Draft): boolean => written(fieldsOf(before)) === written(draft)

const written = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )

function requireWhole(draft: Draft, before: Draft['questions'] | undefined): void {
  const faults = whyNotSave(draft, before)
  const [first] = faults
  if (!first) return
  const fields = faults.map(({ field, row }) => ({ field, th: row.th, en: row.en }))
  throw new Problem(first.row, {}, fields)
}

export const moveSurvey: Handler<typeof moveSurveyContract> = async (
  { saleUnit, id, state },
  { db, caller, now },
) => {
  const by = await actingStaff({ db, caller })
  return db.transaction().execute(async (tx) => {
    await lock(tx, saleUnit, id)
    const before = await findSurvey(tx, saleUnit, id)
    if (!before) throw refuse(surveysProblems.none)
    if (before.state === state) return { state }
    if (!mayMove(before.state, state)) throw refuse(surveysProblems.cannotMove)
    await tx
      .updateTable('surveys')
      .set({
        ...{ state, changed_at: now, changed_by: by.name },
        ...(state === 'live' ? { live_at: before.liveAt ?? now, ended_at: null } : { ended_at: now }),
      })
      .where('sale_unit', '=', saleUnit)
      .where('id', '=', id)
      .execute()
    await addActivity(
      tx,
      { saleUnit, at: now, by },
      {
        kind: 'survey',
        subject: id,
        what: state === 'live' ? 'opened' : 'ended',
        ...{ before: { state: before.state }, after: { state } },
      },
    )
    return { state }
  })
}
