import { expect, test } from 'vitest'
import { callers, testApi } from '#checks/tools/test-api.ts'
import type { Question } from '#shop/surveys/survey.ts'

const { ask, tokenFor, pool } = await testApi()
const sales = await tokenFor(callers.salesperson)
const manager = await tokenFor(callers.manager)
const saleUnit = 'BKK01'
const own = 'C0001'
const rows = async <Row>(query: string, values: unknown[] = []) =>
  (await pool.query(query, values)).rows as Row[]

const question = (key: string, kind: Question['kind'], part: Partial<Question> = {}): Question => ({
  ...{ key, kind, th: `ถาม ${key}`, en: `Ask ${key}`, isRequired: false, least: null, most: null },
  options:
    kind === 'one' || kind === 'several'
      ? [
          { key: 'a', th: 'ก', en: 'A' },
          { key: 'b', th: 'ข', en: 'B' },
        ]
      : [],
  ...part,
})
type Draft = { nameTh: string; nameEn: string; questions: Question[]; customerTypes?: string[] }
const draft: Draft = {
  nameTh: 'สำรวจ',
  nameEn: 'Survey',
  questions: [question('q1', 'one', { isRequired: true }), question('q2', 'number', { most: 50 })],
}
const save = (id: string, version: number, part: Partial<Draft> = {}, token = manager) =>
  ask('api/merchant/survey/save', { token, body: { saleUnit, id, version, ...draft, ...part } })
const move = (id: string, state: string, token = manager) =>
  ask('api/merchant/survey/move', { token, body: { saleUnit, id, state } })
const get = (path: string, token = manager) => ask(`api/merchant/survey${path}`, { method: 'GET', token })
const load = (id: string) => get(`/one?saleUnit=${saleUnit}&id=${id}`)

type Sent = { id?: string; version?: number; code?: string; answers?: object; at?: string; token?: string }
function answer(surveyId: string, sent: Sent = {}) {
  const { id = crypto.randomUUID(), version = 1, code = own, answers = { q1: 'a' }, token = sales } = sent
  const { at = '2026-11-16T04:00:00Z' } = sent
  const listed = Object.entries(answers).map(([key, value]) => ({ key, value }))
  const body = { saleUnit, customerCode: code, id, surveyId, version, answeredAt: at, answers: listed }
  return ask('api/merchant/survey/answer', { token, body })
}
async function liveSurvey(part: Partial<Draft> = {}) {
  const id = crypto.randomUUID()
  await save(id, 0, part)
  await move(id, 'live')
  return id
}
const openFor = async (type: string) =>
  (await get(`?saleUnit=${saleUnit}&customerType=${type}`, sales)).body.map(({ id }: { id: string }) => id)

test('a survey is written, opened for its types of customers, and ended', async () => {
  const id = crypto.randomUUID()
  expect((await save(id, 0, {}, sales)).status).toBe(403)
  expect((await save(id, 0, { customerTypes: ['RT'] })).body).toEqual({ version: 1 })
  expect(await openFor('RT')).not.toContain(id)
  expect((await answer(id)).body.Code).toBe('surveys.notLive')
  expect((await move(id, 'ended')).body.Code).toBe('surveys.cannotMove')
  expect((await move(id, 'live')).body).toEqual({ state: 'live' })
  expect([await openFor('RT'), await openFor('WS')].map((ids) => ids.includes(id))).toEqual([true, false])
  expect((await move(id, 'ended')).status).toBe(200)
  expect(await openFor('RT')).not.toContain(id)
  expect((await move(id, 'live')).status).toBe(200)
})

test('two who save the same version: the second is told who was first; sent twice it is one save', async () => {
  const id = crypto.randomUUID()
  const [one, other] = await Promise.all([save(id, 0), save(id, 0)])
  expect([one?.body, other?.body]).toEqual([{ version: 1 }, { version: 1 }])
  expect((await save(id, 0)).body).toEqual({ version: 1 })
  expect((await save(id, 1, { nameEn: 'Mine' })).body).toEqual({ version: 2 })
  const late = await save(id, 1, { nameEn: 'Theirs' })
  expect([late.status, late.body.Code]).toEqual([409, 'surveys.changed'])
  expect((await load(id)).body).toMatchObject({ nameEn: 'Mine', version: 2, state: 'draft' })
  expect((await save(crypto.randomUUID(), 3)).body.Code).toBe('surveys.none')
  expect(
    (await save(id, 2, { questions: [question('q1', 'one', { options: [] })] })).body.Fields,
  ).toMatchObject([{ Field: 'q1' }])
  expect((await save(id, 2, { questions: [question('q2', 'text')] })).body.Code).toBe('surveys.kindChanged')
})

test('answers are kept once however often they are sent, and faults are told at their questions', async () => {
  const surveyId = await liveSurvey()
  const id = crypto.randomUUID()
  const sent = await Promise.all([answer(surveyId, { id }), answer(surveyId, { id })])
  sent.push(await answer(surveyId, { id, answers: { q1: 'b' } }))
  expect(sent.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await rows('select answers from survey_answers where id = $1', [id])).toEqual([
    { answers: { q1: 'a' } },
  ])
  const wrong = await answer(surveyId, { answers: { q1: 'z', q2: 51, other: 'x' } })
  expect([wrong.body.Code, wrong.body.Fields.map(({ Field }: { Field: string }) => Field)]).toEqual([
    'surveys.incomplete',
    ['q1', 'q2'],
  ])
  expect((await answer(surveyId, { id, token: manager })).body.Code).toBe('surveys.idTaken')
  const extra = crypto.randomUUID()
  await answer(surveyId, { id: extra, answers: { q1: 'a', other: 'x' } })
  expect(await rows('select answers from survey_answers where id = $1', [extra])).toEqual([
    { answers: { q1: 'a' } },
  ])
})

test('a phone without a signal answers the questions it had, also after the survey was changed and ended', async () => {
  const surveyId = await liveSurvey()
  await save(surveyId, 1, {
    questions: [question('q1', 'one'), question('q9', 'text', { isRequired: true })],
  })
  await move(surveyId, 'ended')
  const before = await answer(surveyId, { version: 1, at: '2026-11-16T03:00:00Z' })
  expect(before.status).toBe(200)
  expect((await answer(surveyId, { version: 2 })).body.Code).toBe('surveys.incomplete')
  await rows(`update surveys set ended_at = '2026-11-16T04:30:00Z' where id = $1`, [surveyId])
  const after = await answer(surveyId, { at: '2026-11-16T04:45:00Z' })
  expect(after.body.Code).toBe('surveys.ended')
  const { body } = await get(`/customer?saleUnit=${saleUnit}&customerCode=${own}`, sales)
  const visit = body.visits.find((each: { surveyId: string }) => each.surveyId === surveyId)
  const asked = body.versions.find((each: { surveyId: string }) => each.surveyId === surveyId)
  expect([visit.version, asked.version, asked.questions.map(({ key }: Question) => key)]).toEqual([
    1,
    1,
    ['q1', 'q2'],
  ])
})

test('a photo question takes only photos that arrived for this customer', async () => {
  const surveyId = await liveSurvey({ questions: [question('p', 'photo')] })
  const photo = crypto.randomUUID()
  expect((await answer(surveyId, { answers: { p: [photo] } })).body.Code).toBe('surveys.noPhoto')
  expect((await answer(surveyId, { answers: { p: ['rubbish'] } })).body.Code).toBe('surveys.noPhoto')
  const insert = (code: string) =>
    rows(
      `insert into customer_photos (sale_unit, id, customer_code, taken_at, received_at, username, by_name, file, width, height)
        values ($1, $2, $3, now(), now(), 'sales01', 'x', 'x.webp', 1, 1)`,
      [saleUnit, photo, code],
    )
  await insert('C0002')
  expect((await answer(surveyId, { answers: { p: [photo] } })).body.Code).toBe('surveys.noPhoto')
  await rows('delete from customer_photos where id = $1', [photo])
  await insert(own)
  expect((await answer(surveyId, { answers: { p: [photo] } })).status).toBe(200)
})

test('a salesperson answers and reads for their own customers only, and never all answers of a survey', async () => {
  const surveyId = await liveSurvey()
  const [other] = await rows<{ code: string }>(
    `select code from customers where sale_unit = $1 and sale_code = 'manager01' and status = 'active' limit 1`,
    [saleUnit],
  )
  const code = other?.code ?? ''
  expect((await answer(surveyId, { code })).body.Code).toBe('identity.notYours')
  expect((await get(`/customer?saleUnit=${saleUnit}&customerCode=${code}`, sales)).body.Code).toBe(
    'identity.notYours',
  )
  expect((await answer(surveyId, { code, token: manager })).status).toBe(200)
  const all = `/answers?saleUnit=${saleUnit}&surveyId=${surveyId}`
  expect((await get(all, sales)).status).toBe(403)
  expect((await get(all)).body.visits).toHaveLength(1)
  const away = await tokenFor({ ...callers.owner, saleUnit: 'NON01' })
  expect((await get(all, away)).status).toBe(403)
})
