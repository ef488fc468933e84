import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  redirectDocument,
  useActionData,
  useLoaderData,
} from 'react-router'
import {
  merchantBanksContract,
  merchantCentresContract,
  merchantRegisterContract,
  uploadCentreImageContract,
} from '#shop/applications/application-contracts.ts'
import { applicationErrors } from '#shop/applications/application-errors.ts'
import { formNameOf } from '#shop/applications/application-form.ts'
import { applicationsProblems } from '#shop/applications/applications-problems.ts'
import { largestUpload } from '#shop/contract/largest-upload.ts'
import { customersProblems } from '#shop/customers/customers-problems.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import { otpRequestContract } from '#shop/identity/otp-contracts.ts'
import { CallProblem } from '#web/kit/calls/call.ts'
import { field } from '#web/kit/calls/form-problem.ts'
import { readForm } from '#web/kit/calls/read-form.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { type Visitor, visitorContext } from '#web/kit/visit/visitor.ts'
import * as merchantPaths from '#web/paths/merchant-paths.ts'
import * as officePaths from '#web/paths/office-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import { findWaitingLink } from '#web/shared/sign-in/ticket-cookie.ts'
import {
  degrees,
  pictureErrors,
  picturesIn,
  readApplication,
  sentCodeIn,
  withoutPasswords,
} from './apply-form.ts'
import { ApplyScreen } from './apply-screen.tsx'
import { readPictures } from './read-pictures.ts'
import type { ApplyAnswer } from './use-apply-form.ts'

export { keepFormValues as clientAction } from '#web/kit/forms/keep-form-values.ts'

const longestForm = 3 * largestUpload + 200_000
const aboutCode: string[] = [identityProblems.wrongCode.code, identityProblems.deadCode.code]

export async function loader({ context }: LoaderFunctionArgs) {
  const { call, findStaff, settings, jar } = context.get(visitorContext)
  if (await findStaff()) throw redirect(merchantPaths.home)
  return showProblems(async () => {
    const [{ merchantRegisterOpen, policyVersion, passwordLongest, contactPhone }, banks, centres] =
      await Promise.all([settings(), call(merchantBanksContract, {}), call(merchantCentresContract, {})])
    return {
      ...{ open: merchantRegisterOpen, policyVersion, passwordLongest, contactPhone, banks },
      centres: centres.map(({ saleUnit, name, nameEn, address, distance }) => ({
        ...{ saleUnit, name, nameEn, address, distance },
      })),
      waiting: findWaitingLink(jar, 'staff'),
      hasApplied: jar.get('applicant') !== undefined,
    }
  })
}

export async function action({ request, context }: ActionFunctionArgs) {
  const visitor = context.get(visitorContext)
  const { locale, settings, call } = visitor
  const form = await readForm(request, longestForm)
  if (!form) {
    const { code, [locale]: message } = applicationsProblems.noPicture
    return data<ApplyAnswer>({ problem: { message, code, fields: { taxImage: message } } }, { status: 413 })
  }
  const values = readApplication(form)
  const entered = { values: withoutPasswords(values) }
  const given = sentCodeIn(form)
  const sent = given?.mobileNo === values.mobileNo ? { sent: given } : {}
  const errors = Object.entries({
    ...applicationErrors(values, await settings()),
    ...pictureErrors(values.kind, picturesIn(form)),
  })
  if (errors.length > 0) {
    const { code, status, [locale]: message } = customersProblems.wrongFields
    const fields = Object.fromEntries(errors.map(([name, wrong]) => [name, wrong[locale]]))
    return data<ApplyAnswer>({ problem: { message, code, fields }, ...entered, ...sent }, { status })
  }
  try {
    if (field(form, 'do') !== 'register' || !sent.sent) {
      const { mobileNo } = values
      const asked = await call(otpRequestContract, { mobileNo, purpose: 'register', channel: 'sms' })
      const { requestId, reference } = asked
      return data<ApplyAnswer>({ sent: { requestId, reference, mobileNo }, ...entered })
    }
    return await enter(visitor, form, sent.sent.requestId)
  } catch (error) {
    if (!(error instanceof CallProblem)) throw error
    const { Message, Code, Fields = [] } = error.problem
    const fields = Object.fromEntries(Fields.map(({ Field, Reason }) => [formNameOf(Field), Reason]))
    if (aboutCode.includes(Code)) fields.code = Message
    // A code that was right is used up, whatever else was wrong.
    const kept =
      Code === identityProblems.wrongCode.code || Code === customersProblems.wrongFields.code ? sent : {}
    return data<ApplyAnswer>(
      { problem: { message: Message, code: Code, fields }, ...entered, ...kept },
      { status: error.status },
    )
  }
}

/** The application first, then its pictures: if those fail, they can be sent again from the page that follows. */
async function enter(visitor: Visitor, form: FormData, requestId: string) {
  const { call, callWith, jar } = visitor
  const { kind, saleUnits, lat, lng, policyVersion, ...values } = readApplication(form)
  const { nameTh, nameEn, shortName, address, province, district, subdistrict, postcode, taxNo } = values
  const { mobileNo, email, name, username, password, confirmPassword } = values
  const { bankCode, accountNumber, accountName } = values
  const { token, newCentre } = await call(merchantRegisterContract, {
    saleUnits: kind === 'join' ? [...saleUnits] : [],
    centre:
      kind === 'open'
        ? {
            ...{ nameTh, nameEn, shortName, address, province, district, subdistrict, postcode, taxNo },
            ...{ lat: degrees(lat, 90), lng: degrees(lng, 180), shipmentName: '' },
          }
        : null,
    person: {
      ...{ mobileNo, email, name, username, password, confirmPassword },
      lineToken: findWaitingLink(jar, 'staff') ? (jar.get('linkTicket') ?? '') : '',
    },
    bankAccount: bankCode && accountNumber && accountName ? { bankCode, accountNumber, accountName } : null,
    ...{ policyVersion, requestId, code: field(form, 'code') },
  })
  jar.set('applicant', token)
  jar.set('linkTicket', '')
  const pictures = await readPictures(form)
  if (Object.keys(pictures).length === 0) return redirectDocument(officePaths.applied)
  try {
    await callWith(token, uploadCentreImageContract, { saleUnit: newCentre?.saleUnit ?? '', ...pictures })
    return redirectDocument(officePaths.applied)
  } catch (error) {
    if (!(error instanceof CallProblem)) throw error
    return redirectDocument(withQuery(officePaths.applied, { pictures: 'failed' }))
  }
}

export default function ApplyRoute() {
  return <ApplyScreen {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
}
