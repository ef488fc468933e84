import type { HandlersOf } from '#api/kit/calls/perform.ts'
import type { surveyContracts } from '#shop/surveys/survey-contracts.ts'
import { answerSurvey } from './answer-survey.ts'
import { customerAnswers, survey, surveyAnswers, surveyList, surveysToAnswer } from './read-surveys.ts'
import { moveSurvey, saveSurvey } from './write-surveys.ts'

export const surveyHandlers: HandlersOf<typeof surveyContracts> = {
  surveysToAnswer,
  surveyList,
  survey,
  saveSurvey,
  moveSurvey,
  answerSurvey,
  customerAnswers,
  surveyAnswers,
}
