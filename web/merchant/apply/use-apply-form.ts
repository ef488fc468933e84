import { applicationErrors } from '#shop/applications/application-errors.ts'
import { applicationPictures } from '#shop/applications/application-form.ts'
import type { FormProblem } from '#web/kit/calls/form-problem.ts'
import * as merchantPaths from '#web/paths/merchant-paths.ts'
import type { SentCode } from '#web/shared/sign-up/read-form.ts'
import { useSignUpForm } from '#web/shared/sign-up/use-sign-up-form.ts'
import { type FormValues, pictureErrors, picturesIn, readApplication } from './apply-form.ts'

export type ApplyAnswer = { problem?: FormProblem; sent?: SentCode; values?: FormValues }

type Options = { answer: ApplyAnswer | undefined; passwordLongest: number }

export function useApplyForm({ answer, passwordLongest }: Options) {
  return useSignUpForm({
    ...{ answer, path: merchantPaths.register, pictures: applicationPictures },
    errorsOf: (filled) => {
      const values = readApplication(filled)
      return {
        ...applicationErrors(values, { passwordLongest }),
        ...pictureErrors(values.kind, picturesIn(filled)),
      }
    },
    notePictures: (filled) => filled.set('hasPictures', picturesIn(filled).join(' ')),
    mendedWith: (name) => (name === 'dist' ? ['saleUnits'] : []),
  })
}
