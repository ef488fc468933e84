import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigation, useSubmit } from 'react-router'
import { applicationErrors } from '#shop/applications/application-errors.ts'
import { applicationPictures } from '#shop/applications/application-form.ts'
import type { FormProblem } from '#web/kit/calls/form-problem.ts'
import { notSent } from '#web/kit/forms/keep-form-values.ts'
import { focusField } from '#web/kit/forms/use-problem-focus.ts'
import * as merchantPaths from '#web/paths/merchant-paths.ts'
import { useLocale } from '#web/words/words.tsx'
import {
  type FormValues,
  fileIn,
  pictureErrors,
  picturesIn,
  readApplication,
  type SentCode,
  sentCodeIn,
} from './apply-form.ts'
import { shrunk } from './shrunk.ts'

const wrongField = '[aria-invalid="true"]'

export type ApplyAnswer = { problem?: FormProblem; sent?: SentCode; values?: FormValues }

type Options = { answer: ApplyAnswer | undefined; passwordLongest: number }

/** Validates the form by the server's own rules before it is sent, and sends pictures once and small. */
export function useApplyForm({ answer, passwordLongest }: Options) {
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

  const leaving =
    navigation.state === 'loading' && !navigation.location.pathname.endsWith(merchantPaths.register)
  const doing = preparing || navigation.state === 'submitting' || leaving

  // The server's errors replace the browser's.
  useEffect(() => {
    if (!answer) return
    setOwn(undefined)
    setMended([])
    setFocus({ on: answer.problem ? wrongField : '[name="code"]' })
  }, [answer])

  /** An edited field loses its error; the parts of a place lose theirs together. */
  function mend({ target }: FormEvent<HTMLFormElement>) {
    const { name } = target as unknown as HTMLInputElement
    const changed =
      name === '' || name === 'postcode' ? ['province', 'district', 'subdistrict', 'postcode'] : [name]
    setMended((before) => [...before, ...changed, ...(name === 'dist' ? ['saleUnits'] : [])])
  }

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (doing) return
    const filled = new FormData(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter)
    const values = readApplication(filled)
    const chosen = picturesIn(filled)
    const errors = {
      ...applicationErrors(values, { passwordLongest }),
      ...pictureErrors(values.kind, chosen),
    }
    const said = Object.fromEntries(Object.entries(errors).map(([name, wrong]) => [name, wrong[locale]]))
    setOwn(said)
    setMended([])
    if (Object.keys(said).length > 0) return setFocus({ on: wrongField })
    setCarried(sentCodeIn(filled))
    filled.set('hasPictures', chosen.join(' '))
    setPreparing(true)
    for (const name of applicationPictures) {
      const photo = fileIn(filled, name)
      filled.delete(name)
      if (photo && filled.get('do') === 'register') filled.set(name, await shrunk(photo), 'photo.jpg')
    }
    setPreparing(false)
    await submit(filled, {
      ...{ method: 'post', encType: 'multipart/form-data', preventScrollReset: true },
      // A reload could fail and take the form away.
      defaultShouldRevalidate: false,
    })
  }

  // A form that was not sent leaves the code valid.
  const code = answer?.problem?.code === notSent ? carried : answer?.sent
  const sent = code && (mobile === '' || code.mobileNo === mobile) ? code : undefined
  const errors = Object.entries(own ?? answer?.problem?.fields ?? {}).filter(
    ([name]) => !mended.includes(name),
  )
  return {
    ...{ form, send, mend, doing, sent, setMobile },
    errors: Object.fromEntries(errors) as Record<string, string>,
    message: own ? undefined : answer?.problem?.message,
  }
}
