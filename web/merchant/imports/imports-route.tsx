import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { importListContract, sendImportContract } from '#shop/imports/import-contracts.ts'
import { importKinds, longestFileName } from '#shop/imports/import-kinds.ts'
import { importsProblems } from '#shop/imports/imports-problems.ts'
import type { Locale } from '#shop/words/locale.ts'
import { field, formProblem } from '#web/kit/calls/form-problem.ts'
import { readForm } from '#web/kit/calls/read-form.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { officeMark } from '#web/merchant/staff/office-calls.ts'
import * as importPaths from '#web/paths/import-paths.ts'
import { readKind } from './import-query.ts'
import { ImportsScreen } from './imports-screen.tsx'

const longestForm = 8_600_000

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { callAsStaff, findStaff } = context.get(visitorContext)
  const [madeAt = '', id = ''] = (url.searchParams.get('before') ?? '').split(' ')
  const before = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(madeAt) && isId(id) ? { before: { madeAt, id } } : {}
  return showProblems(async () => ({
    kind: readKind(url.searchParams),
    isFirst: !('before' in before),
    list: await callAsStaff(importListContract, {
      ...{ saleUnit: (await findStaff())?.user.centre ?? '', take: 12 },
      ...before,
    }),
  }))
}

const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)

function refused(why: 'tooLarge' | 'blank' | 'noFile' | 'otherCentre', locale: Locale) {
  const { code, status, [locale]: message } = importsProblems[why]
  return data({ problem: { message, code, fields: {} } }, { status })
}

/** Takes the file and goes to its own page, where its rows are being checked. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { callAsStaff, findStaff, locale } = context.get(visitorContext)
  const form = await readForm(request, longestForm)
  const user = (await findStaff())?.user
  const office = form ? field(form, 'office') : ''
  if (user && office && office !== officeMark(user)) return refused('otherCentre', locale)
  const file = form?.get('file')
  if (!form || !(file instanceof File) || file.size === 0) {
    const why = !form ? 'tooLarge' : file instanceof File && file.name !== '' ? 'blank' : 'noFile'
    return refused(why, locale)
  }
  const sent = field(form, 'id')
  const id = isId(sent) ? sent : crypto.randomUUID()
  try {
    await callAsStaff(sendImportContract, {
      saleUnit: user?.centre ?? '',
      id,
      kind: importKinds.find((each) => each === field(form, 'kind')) ?? 'products',
      fileName: file.name.slice(-longestFileName) || 'file',
      file: { bytes: new Uint8Array(await file.arrayBuffer()), type: file.type },
    })
  } catch (error) {
    return formProblem(error)
  }
  return redirect(importPaths.importPage({ importid: id }))
}

export default function ImportsRoute() {
  return (
    <ImportsScreen {...useLoaderData<typeof loader>()} problem={useActionData<typeof action>()?.problem} />
  )
}
