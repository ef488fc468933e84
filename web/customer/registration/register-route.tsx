import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  redirectDocument,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { largestUpload } from '#shop/contract/largest-upload.ts'
import { customersProblems } from '#shop/customers/customers-problems.ts'
import { registrationErrors } from '#shop/customers/registration.ts'
import { registerContract, registerOptionsContract } from '#shop/customers/registration-contracts.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import { otpRequestContract } from '#shop/identity/otp-contracts.ts'
import { refuse } from '#shop/problems/problem.ts'
import { pick } from '#shop/words/locale.ts'
import { CallProblem } from '#web/kit/calls/call.ts'
import { field } from '#web/kit/calls/form-problem.ts'
import { readForm } from '#web/kit/calls/read-form.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { saveSignIn } from '#web/kit/visit/access-token.ts'
import { type Visitor, visitorContext } from '#web/kit/visit/visitor.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import { findWaitingLink } from '#web/shared/sign-in/ticket-cookie.ts'
import { RegisterScreen } from './register-screen.tsx'
import {
  degrees,
  type FormValues,
  fileIn,
  readRegistration,
  readWhere,
  sentCodeIn,
  withoutPasswords,
} from './registration-form.ts'
import type { RegisterAnswer } from './use-register-form.ts'

export { keepFormValues as clientAction } from '#web/kit/forms/keep-form-values.ts'

const longestForm = 2 * largestUpload + 200_000
const aboutCode: string[] = [identityProblems.wrongCode.code, identityProblems.deadCode.code]

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { call, findShopper, jar } = context.get(visitorContext)
  if ((await findShopper())?.kind === 'customer') throw redirect(paths.home)
  const param = (name: string) => (url.searchParams.get(name) ?? '').slice(0, 60)
  const [dist, saleCode] = [param('dist').slice(0, 20), param('saleCode')]
  const options = await showProblems(() => call(registerOptionsContract, { dist, saleCode }))
  return {
    ...options,
    dist,
    saleCode,
    bySalesperson: param('layout') === 'merchant',
    waiting: findWaitingLink(jar, 'customer'),
  }
}

/** Written out, since importing it would send the sentences of all problems to the phone. */
const policyChanged: typeof customersProblems.policyChanged.status = 409

/** A refusal reloads nothing except after a policy change: the page must show the new version to accept. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionStatus === policyChanged || defaultShouldRevalidate
}

export async function action({ request, context }: ActionFunctionArgs) {
  const visitor = context.get(visitorContext)
  const form = await readForm(request, longestForm)
  if (!form) return answer(visitor, undefined, 413)
  const values = readRegistration(form)
  const hasPhoto = fileIn(form, 'shopImage') !== undefined || field(form, 'hasPhoto') === 'Y'
  const errors = Object.entries(registrationErrors(values, await visitor.settings(), hasPhoto))
  const entered = { values: withoutPasswords(values) }
  const given = sentCodeIn(form)
  const sent = given?.mobileNo === values.mobileNo ? { sent: given } : {}
  if (errors.length > 0) {
    const { code, status } = customersProblems.wrongFields
    const fields = Object.fromEntries(errors.map(([name, wrong]) => [name, wrong[visitor.locale]]))
    return data<RegisterAnswer>(
      {
        problem: { message: customersProblems.wrongFields[visitor.locale], code, fields },
        ...entered,
        ...sent,
      },
      { status },
    )
  }
  try {
    // Checked before a code is sent, since a message costs money.
    const options = await visitor.call(registerOptionsContract, {
      ...linkIn(form),
      ...readWhere((name) => field(form, name)),
    })
    const unserved = options.chosenBy === 'nearest' && values.askNearest !== 'Y' ? options.centre : null
    if (unserved) {
      const { code, status } = customersProblems.noCentreServes
      const centre = pick(visitor.locale, unserved.name, unserved.nameEn)
      const message = refuse(customersProblems.noCentreServes, { centre }).say(visitor.locale)
      return data<RegisterAnswer>(
        { problem: { message, code, fields: { askNearest: message } }, options, ...entered, ...sent },
        { status },
      )
    }
    if (field(form, 'do') !== 'register' || !sent.sent) {
      const { requestId, reference } = await visitor.call(otpRequestContract, {
        mobileNo: values.mobileNo,
        purpose: 'register',
        channel: 'sms',
      })
      return data<RegisterAnswer>({
        sent: { requestId, reference, mobileNo: values.mobileNo },
        options,
        ...entered,
      })
    }
    return await enter(visitor, form, sent.sent.requestId)
  } catch (error) {
    if (!(error instanceof CallProblem)) throw error
    const { Message, Code, Fields = [] } = error.problem
    const fields = Object.fromEntries(Fields.map(({ Field, Reason }) => [Field, Reason]))
    if (aboutCode.includes(Code)) fields.code = Message
    return data<RegisterAnswer>(
      { problem: { message: Message, code: Code, fields }, ...entered, ...sent },
      { status: error.status },
    )
  }
}

function answer({ locale }: Visitor, values: FormValues | undefined, status: number) {
  const { code } = customersProblems.uploadFailed
  const message = customersProblems.uploadFailed[locale]
  return data<RegisterAnswer>(
    { problem: { message, code, fields: { shopImage: message } }, ...(values ? { values } : {}) },
    { status },
  )
}

async function upload(form: FormData, name: string) {
  const file = fileIn(form, name)
  return file && { bytes: new Uint8Array(await file.arrayBuffer()), type: file.type }
}

const linkIn = (form: FormData) => ({
  dist: field(form, 'dist').slice(0, 20),
  saleCode: field(form, 'saleCode').slice(0, 60),
})

async function enter({ call, jar }: Visitor, form: FormData, requestId: string) {
  const { lat, lng, askNearest, ...values } = readRegistration(form)
  const link = linkIn(form)
  const [shopImage, taxImage] = [await upload(form, 'shopImage'), await upload(form, 'taxImage')]
  const { status, saleUnit, signedIn, linked } = await call(registerContract, {
    ...values,
    ...link,
    askNearest: askNearest === 'Y',
    // On a salesperson's computer the waiting external sign-in is not the shop's.
    linkTicket: jar.get('merchantToken') ? '' : (jar.get('linkTicket') ?? ''),
    agentInvitation: jar.get('agentInvitation') ?? '',
    ...{ requestId, code: field(form, 'code'), lat: degrees(lat, 90), lng: degrees(lng, 180) },
    ...(shopImage ? { shopImage } : {}),
    ...(taxImage ? { taxImage } : {}),
  })
  jar.set('linkTicket', '')
  // A pending customer browses the centre that will serve them.
  if (field(form, 'layout') !== 'merchant') jar.set('selectedCentre', saleUnit)
  if (status === 'pending' || !signedIn) {
    const next = {
      dist: saleUnit,
      ...(linked ? { linked } : {}),
      ...(field(form, 'layout') === 'merchant' ? { saleCode: link.saleCode, layout: 'merchant' } : {}),
    }
    return redirectDocument(withQuery(paths.registerPending, next))
  }
  saveSignIn(jar, 'customer', signedIn)
  const invitation = jar.get('agentInvitation')
  return redirectDocument(invitation ? paths.agentInvitation({ token: invitation }) : paths.profileSetup)
}

export default function RegisterRoute() {
  const answered = useActionData<typeof action>()
  return <RegisterScreen {...useLoaderData<typeof loader>()} answer={answered} />
}
