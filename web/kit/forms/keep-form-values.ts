import { type ClientActionFunctionArgs, data, isRouteErrorResponse } from 'react-router'
import type { FormProblem } from '#web/kit/calls/form-problem.ts'

/** The result of a form without a server response: not sent, or unknown whether it arrived. */
export const notSent = 'form.notSent'

const words = {
  th: {
    turnedAway: 'ยังไม่ได้ส่ง ข้อมูลที่กรอกยังอยู่ครบ',
    unanswered: 'ติดต่อระบบไม่ได้ ข้อมูลที่กรอกยังอยู่ครบ กรุณาส่งอีกครั้ง',
  },
  en: {
    turnedAway: 'Not sent. Everything you typed is still here.',
    unanswered: 'We could not be reached. Everything you typed is still here: please send it again.',
  },
} as const

/** The `clientAction` of a form with typed input, which a failing server must not lose. */
export async function keepFormValues({ serverAction }: ClientActionFunctionArgs) {
  try {
    return await serverAction()
  } catch (error) {
    const isBusy = isRouteErrorResponse(error) && [413, 429, 502, 503, 504].includes(error.status)
    if (!isBusy && !(error instanceof TypeError)) throw error
    const say = words[document.documentElement.lang === 'en' ? 'en' : 'th']
    const serverMessage = isBusy ? (error.data as { Message?: string } | undefined)?.Message : undefined
    const problem: FormProblem = {
      message: serverMessage ? `${say.turnedAway} ${serverMessage}` : say.unanswered,
      code: notSent,
      fields: {},
    }
    return data({ problem }, { status: 503 })
  }
}
