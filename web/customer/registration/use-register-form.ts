import { useEffect } from 'react'
import { registrationErrors } from '#shop/customers/registration.ts'
import type { FormProblem } from '#web/kit/calls/form-problem.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { fileIn, type SentCode } from '#web/shared/sign-up/read-form.ts'
import { useSignUpForm } from '#web/shared/sign-up/use-sign-up-form.ts'
import { dismissToast, showToast, toastLife } from '#web/ui/toast-store.ts'
import type { RegisterOptions } from './register-centre-route.ts'
import { type FormValues, readRegistration } from './registration-form.ts'

export type RegisterAnswer = {
  problem?: FormProblem
  sent?: SentCode
  values?: FormValues
  options?: RegisterOptions
}

type Options = { answer: RegisterAnswer | undefined; passwordLongest: number }

export function useRegisterForm({ answer, passwordLongest }: Options) {
  // Field errors appear at their fields; other errors as a toast until the next response, so that none
  // outlives its form.
  useEffect(() => {
    if (!answer?.problem || Object.keys(answer.problem.fields).length > 0) return
    const toast = showToast({ text: answer.problem.message, tone: 'danger', lifeMs: toastLife.serverError })
    return () => dismissToast(toast)
  }, [answer])
  return useSignUpForm({
    ...{ answer, path: paths.register, pictures: ['shopImage', 'taxImage'] },
    errorsOf: (filled) =>
      registrationErrors(
        readRegistration(filled),
        { passwordLongest },
        fileIn(filled, 'shopImage') !== undefined,
      ),
    notePictures: (filled) => filled.set('hasPhoto', 'Y'),
    reloadsAfter: (filled) => filled.get('do') === 'register',
  })
}
