import { z } from 'zod'
import { type CallerKind, staff } from '../contract/caller.ts'
import { endpoint } from '../contract/endpoint.ts'
import { queryCount } from '../contract/query-wire.ts'
import { phoneTime, placeSeen } from '../visits/place-seen.ts'
import { answerValue, mostQuestions, question, surveyStates } from './survey.ts'

const saleUnit = z.string().min(1).max(10)
const customerCode = z.string().min(1).max(60)
const makers = ['manager', 'owner'] as const satisfies CallerKind[]
const lookers = ['supervisor', ...makers] as const satisfies CallerKind[]
const ofCentre = ({ saleUnit }: { saleUnit: string }) => ({ saleUnit })
const sampleId = '1b6c2d9a-0f43-4b7e-8c55-6a2e9d3f7c10'

export const surveysPage = 12
const surveyTexts = {
  nameTh: z.string().max(120),
  nameEn: z.string().max(120),
  aboutTh: z.string().max(500),
  aboutEn: z.string().max(500),
  customerTypes: z.array(z.string().min(1).max(30)).max(100),
}

const asked = z.object({
  id: z.string(),
  version: z.int(),
  ...surveyTexts,
  questions: z.array(question),
})
/** A survey as it is answered. */
export type AskedSurvey = z.output<typeof asked>

export const surveysToAnswerContract = endpoint({
  method: 'GET',
  path: 'api/merchant/survey',
  says: 'The surveys that are open for a type of customers, with their questions.',
  who: staff,
  touches: { of: 'centre', exampleRequest: ofCentre },
  request: z.object({ saleUnit, customerType: z.string().max(30).optional() }),
  answer: z.array(asked),
  about: ofCentre,
})

const listed = z.object({
  id: z.string(),
  version: z.int(),
  state: z.enum(surveyStates),
  nameTh: z.string(),
  nameEn: z.string(),
  customerTypes: z.array(z.string()),
  questions: z.int(),
  answers: z.int(),
  lastAnswerAt: z.string().nullable(),
  changedAt: z.string(),
  changedBy: z.string(),
})
export type ListedSurvey = z.output<typeof listed>

export const surveyListContract = endpoint({
  method: 'GET',
  path: 'api/merchant/survey/list',
  says: 'All surveys of a centre, the last changed first, with how often they were answered.',
  who: lookers,
  touches: { of: 'centre', exampleRequest: ofCentre },
  request: z.object({
    saleUnit,
    state: z.enum(surveyStates).optional(),
    skip: queryCount(10_000).optional(),
    take: queryCount(100, 1).optional(),
  }),
  answer: z.object({ surveys: z.array(listed), isMore: z.boolean() }),
  about: ofCentre,
})

const written = asked.extend({
  state: z.enum(surveyStates),
  answers: z.int(),
  changedAt: z.string(),
  changedBy: z.string(),
})
export type WrittenSurvey = z.output<typeof written>

export const surveyContract = endpoint({
  method: 'GET',
  path: 'api/merchant/survey/one',
  says: 'One survey as it is written now, whatever its state.',
  who: lookers,
  touches: {
    of: 'centre',
    exampleRequest: ({ saleUnit }) => ({ saleUnit, id: sampleId }),
    answers: ['surveys.none'],
  },
  request: z.object({ saleUnit, id: z.uuid() }),
  answer: written,
  about: ofCentre,
})

export const saveSurveyContract = endpoint({
  method: 'POST',
  path: 'api/merchant/survey/save',
  says: 'Saves a survey over the version it was written from; 0 makes a new one. Earlier answers keep their questions.',
  who: makers,
  touches: {
    of: 'centre',
    exampleRequest: ({ saleUnit }) => ({
      ...{ saleUnit, id: sampleId, version: 7, nameTh: 'test', nameEn: 'test', questions: [] },
    }),
    answers: ['surveys.none'],
  },
  request: z.object({
    saleUnit,
    id: z.uuid(),
    version: z.int().min(0).max(1_000_000),
    ...surveyTexts,
    aboutTh: surveyTexts.aboutTh.default(''),
    aboutEn: surveyTexts.aboutEn.default(''),
    customerTypes: surveyTexts.customerTypes.default([]),
    questions: z.array(question).max(mostQuestions),
  }),
  answer: z.object({ version: z.int() }),
  about: ofCentre,
})

export const moveSurveyContract = endpoint({
  method: 'POST',
  path: 'api/merchant/survey/move',
  says: 'Opens a survey to be answered, or ends it.',
  who: makers,
  touches: {
    of: 'centre',
    exampleRequest: ({ saleUnit }) => ({ saleUnit, id: sampleId, state: 'live' as const }),
    answers: ['surveys.none'],
  },
  request: z.object({ saleUnit, id: z.uuid(), state: z.enum(surveyStates) }),
  answer: z.object({ state: z.enum(surveyStates) }),
  about: ofCentre,
})

/** A list on the wire, since an object has no limit to its names. */
const answers = z.codec(
  z.array(z.object({ key: z.string().min(1).max(40), value: answerValue })).max(mostQuestions),
  z.record(z.string(), answerValue),
  {
    decode: (list) => Object.fromEntries(list.map(({ key, value }) => [key, value])),
    encode: (given) => Object.entries(given).map(([key, value]) => ({ key, value })),
  },
)

export const answerSurveyContract = endpoint({
  method: 'POST',
  path: 'api/merchant/survey/answer',
  says: 'Keeps what a customer answered on a visit. The phone makes the id: sent twice, it is one visit.',
  who: staff,
  touches: {
    of: 'customer',
    exampleRequest: ({ saleUnit, customerCode }) => ({
      ...{ saleUnit, customerCode, id: sampleId, surveyId: sampleId, version: 1, answers: [] },
      answeredAt: '2026-11-16T05:00:00Z',
    }),
    answers: ['surveys.none'],
  },
  request: z.object({
    saleUnit,
    customerCode,
    id: z.uuid(),
    surveyId: z.uuid(),
    version: z.int().min(1).max(1_000_000),
    answeredAt: phoneTime,
    answers,
    place: placeSeen.nullable().default(null),
  }),
  answer: z.object({ id: z.string() }),
  about: ofCentre,
})

const visit = z.object({
  id: z.string(),
  surveyId: z.string(),
  version: z.int(),
  nameTh: z.string(),
  nameEn: z.string(),
  customerCode: z.string(),
  customerName: z.string(),
  answeredAt: z.string(),
  by: z.string(),
  /** Metres to the pin of the shop. */
  distance: z.int().nullable(),
  answers,
})
export type SurveyVisit = z.output<typeof visit>

const versions = z.array(z.object({ surveyId: z.string(), version: z.int(), questions: z.array(question) }))

export const customerAnswersContract = endpoint({
  method: 'GET',
  path: 'api/merchant/survey/customer',
  says: 'What a customer answered, newest first, with the questions as they were then.',
  who: staff,
  touches: { of: 'customer', exampleRequest: ({ saleUnit, customerCode }) => ({ saleUnit, customerCode }) },
  request: z.object({
    saleUnit,
    customerCode,
    skip: queryCount(10_000).optional(),
    take: queryCount(100, 1).optional(),
  }),
  answer: z.object({ visits: z.array(visit), versions, isMore: z.boolean() }),
  about: ofCentre,
})

export const surveyAnswersContract = endpoint({
  method: 'GET',
  path: 'api/merchant/survey/answers',
  says: 'All answers to a survey, newest first, for a file.',
  who: lookers,
  touches: {
    of: 'centre',
    exampleRequest: ({ saleUnit }) => ({ saleUnit, surveyId: sampleId }),
    answers: ['surveys.none'],
  },
  request: z.object({
    saleUnit,
    surveyId: z.uuid(),
    skip: queryCount(100_000).optional(),
    take: queryCount(500, 1).optional(),
  }),
  answer: z.object({ visits: z.array(visit), versions, isMore: z.boolean() }),
  about: ofCentre,
})

export const surveyContracts = {
  surveysToAnswer: surveysToAnswerContract,
  surveyList: surveyListContract,
  survey: surveyContract,
  saveSurvey: saveSurveyContract,
  moveSurvey: moveSurveyContract,
  answerSurvey: answerSurveyContract,
  customerAnswers: customerAnswersContract,
  surveyAnswers: surveyAnswersContract,
}
