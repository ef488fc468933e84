import { sql } from 'kysely'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import { mostCannedAnswers } from '#shop/chat/chat.ts'
import type {
  CannedAnswer,
  cannedAnswersContract,
  removeCannedContract,
  saveCannedContract,
} from '#shop/chat/chat-office-contracts.ts'
import { chatProblems } from '#shop/chat/chat-problems.ts'
import { refuse } from '#shop/problems/problem.ts'

export const cannedAnswers: Handler<typeof cannedAnswersContract> = async ({ saleUnit }, { db }) => ({
  answers: await findAnswers(db, saleUnit),
})

export const saveCanned: Handler<typeof saveCannedContract> = async (
  { saleUnit, id, title, text },
  { db },
) => {
  await sql`insert into chat_canned_answers as c (sale_unit, id, title, text)
    select ${saleUnit}, ${id}, ${title}, ${text}
    where exists (select from chat_canned_answers o where o.sale_unit = ${saleUnit} and o.id = ${id})
      or (select count(*) from chat_canned_answers o where o.sale_unit = ${saleUnit}) < ${mostCannedAnswers}
    on conflict (sale_unit, id) do update set title = excluded.title, text = excluded.text`.execute(db)
  const answers = await findAnswers(db, saleUnit)
  if (!answers.some((answer) => answer.id === id))
    throw refuse(chatProblems.tooManyCanned, { most: mostCannedAnswers })
  return { answers }
}

export const removeCanned: Handler<typeof removeCannedContract> = async ({ saleUnit, id }, { db }) => {
  await db.deleteFrom('chat_canned_answers').where('sale_unit', '=', saleUnit).where('id', '=', id).execute()
  return { answers: await findAnswers(db, saleUnit) }
}

const findAnswers = (db: Db, saleUnit: string): Promise<CannedAnswer[]> =>
  db
    .selectFrom('chat_canned_answers')
    .select(['id', 'title', 'text'])
    .where('sale_unit', '=', saleUnit)
    .orderBy('title')
    .orderBy('id')
    .execute()
