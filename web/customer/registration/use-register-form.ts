import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigation, useSubmit } from 'react-router'
import { registrationErrors } from '#shop/customers/registration.ts'
import type { FormProblem } from '#web/kit/calls/form-problem.ts'
import { notSent } from '#web/kit/forms/keep-form-values.ts'
import { focusField } from '#web/kit/forms/use-problem-focus.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { dismissToast, showToast, toastLife } from '#web/ui/toast-store.ts'
import { useLocale } from '#web/words/words.tsx'
import type { RegisterOptions } from './register-centre-route.ts'
import { type FormValues, fileIn, readRegistration, type SentCode, sentCodeIn } from './registration-form.ts'

const wrongField = '[aria-invalid="true"]'

export type RegisterAnswer = {
  problem?: FormProblem
  sent?: SentCode
  values?: FormValues
  options?: RegisterOptions
}

type Options = { answer: RegisterAnswer | undefined; passwordLongest: number }

/** Validates the form by the server's own rules before it is sent, and sends pictures once and small. */
export function useRegisterForm({ answer, passwordLongest }: Options) {
  const form = useRef<HTMLFormElement>(null)
  const submit = useSubmit()
  const locale = useLocale()
  const navigation = useNavigation()
  const [own, setOwn] = useState<Record<string, string>>()
  const [mended, setMended] = useState<readonly string[]>([])
  const [preparing, setPreparing] = useState(false)
  const [carried, setCarried] = useState<SentCode>()
  const [mobile, setMobile] = useState(answer?.values?.mobileNo ?? '')
  const [focus, setFocus] = useState<{ on: string }>()

  // After the render that marks the errors, since before it there is no field to focus.
  useEffect(() => {
    if (focus) focusField(form.current?.querySelector(focus.on))
  }, [focus])

  // The reload after a response does not count as busy, so that a press during it counts.
  const leaving = navigation.state === 'loading' && !navigation.location.pathname.endsWith(paths.register)
  const doing = preparing || navigation.state === 'submitting' || leaving

  // The server's errors replace the browser's.
  useEffect(() => {
    if (!answer) return
    setOwn(undefined)
    setMended([])
    setFocus({ on: answer.problem ? wrongField : '[name="code"]' })
    // Field errors appear at their fields; other errors as a toast until the next response, so that none
    // outlives its form.
    if (!answer.problem || Object.keys(answer.problem.fields).length > 0) return
    const toast = showToast({ text: answer.problem.message, tone: 'danger', lifeMs: toastLife.serverError })
    return () => dismissToast(toast)
  }, [answer])

  /** An edited field loses its error; the parts of a place lose theirs together. */
  function mend({ target }: FormEvent<HTMLFormElement>) {
    const { name } = target as unknown as HTMLInputElement
    const changed =
      name === '' || name === 'postcode' ? ['province', 'district', 'subdistrict', 'postcode'] : [name]
    setMended((before) => [...before, ...changed])
  }

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (doing) return
    const target = event.currentTarget
    const filled = new FormData(target, (event.nativeEvent as SubmitEvent).submitter)
    const errors = registrationErrors(
      readRegistration(filled),
      { passwordLongest },
      fileIn(filled, 'shopImage') !== undefined,
    )
    const said = Object.fromEntries(Object.entries(errors).map(([name, wrong]) => [name, wrong[locale]]))
    setOwn(said)
    setMended([])
    if (Object.keys(said).length > 0) return setFocus({ on: wrongField })
    setCarried(sentCodeIn(filled))
    filled.set('hasPhoto', 'Y')
    setPreparing(true)
    for (const name of ['shopImage', 'taxImage']) {
      const photo = fileIn(filled, name)
      filled.delete(name)
      if (photo && filled.get('do') === 'register') filled.set(name, await shrunk(photo), 'photo.jpg')
    }
    setPreparing(false)
    // A reload after a code request could fail and take the form away.
    const anew = filled.get('do') === 'register' ? {} : { defaultShouldRevalidate: false }
    await submit(filled, {
      method: 'post',
      encType: 'multipart/form-data',
      preventScrollReset: true,
      ...anew,
    })
  }

  // A form that was not sent leaves the code valid.
  const code = answer?.problem?.code === notSent ? carried : answer?.sent
  const sent = code && (mobile === '' || code.mobileNo === mobile) ? code : undefined
  const errors = Object.entries(own ?? answer?.problem?.fields ?? {}).filter(
    ([name]) => !mended.includes(name),
  )
  return {
    form,
    send,
    mend,
    doing,
    sent,
    setMobile,
    errors: Object.fromEntries(errors) as Record<string, string>,
    message: own ? undefined : answer?.problem?.message,
  }
}

/** Loaded when a photo is sent; without it the photo goes as it is. */
async function shrunk(photo: File): Promise<Blob> {
  try {
    return await (await import('#web/shared/uploads/shrink-photo.ts')).shrinkPhoto(photo)
  } catch {
    return photo
  }
}
