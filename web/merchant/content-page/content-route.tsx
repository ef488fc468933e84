import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { editedKinds } from '#shop/merchant-contents/content-forms.ts'
import {
  contentOfCentreContract,
  type WrittenContent,
} from '#shop/merchant-contents/merchant-content-contracts.ts'
import { merchantContentsProblems } from '#shop/merchant-contents/merchant-contents-problems.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { type Visitor, visitorContext } from '#web/kit/visit/visitor.ts'
import { oneOf, readText } from '#web/merchant/lists/read-query.ts'
import { mayManage } from '#web/merchant/staff/may-manage.ts'
import { ContentScreen } from './content-screen.tsx'

const blank: Omit<WrittenContent, 'kind' | 'code'> = {
  ...{
    id: 0,
    version: 0,
    titleTh: '',
    titleEn: '',
    bodyTh: '',
    bodyEn: '',
    pictureTh: null,
    pictureEn: null,
  },
  ...{ textTone: 'light', link: '', isPublished: false, startsAt: null, endsAt: null, isRemoved: false },
  ...{ changedAt: null, changedBy: '', target: null, originUnit: null, otherCentres: [] },
}
const number = /^[1-9]\d{0,6}$/

export async function loader({ params, url, context }: LoaderFunctionArgs) {
  const { callAsStaff, findStaff } = context.get(visitorContext)
  const staff = await findStaff()
  const saleUnit = staff?.user.centre ?? ''
  const id = params.id ?? ''
  return showProblems(async () => ({
    ...(id === 'new' ? await begin(url.searchParams, callAsStaff, saleUnit) : await open()),
    now: new Date().toISOString(),
    mayChange: mayManage(staff?.user.role.RoleCode),
  }))

  async function open() {
    const { locale } = context.get(visitorContext)
    if (!number.test(id)) throw new Response(merchantContentsProblems.none[locale], { status: 404 })
    return { content: await callAsStaff(contentOfCentreContract, { saleUnit, id: Number(id) }), from: '' }
  }
}

/** A new content: blank, or the words and pictures of another as a draft. */
async function begin(search: URLSearchParams, callAsStaff: Visitor['callAsStaff'], saleUnit: string) {
  const from = search.get('from') ?? ''
  if (number.test(from)) {
    const origin = await callAsStaff(contentOfCentreContract, { saleUnit, id: Number(from) })
    const { kind, titleTh, titleEn, bodyTh, bodyEn, pictureTh, pictureEn, textTone, link, target } = origin
    const words = { titleTh, titleEn, bodyTh, bodyEn, pictureTh, pictureEn, textTone, link, target }
    return { content: { ...blank, kind, code: '', ...words }, from }
  }
  const kind = oneOf(editedKinds, search.get('kind')) ?? 'N'
  const code = kind === 'P' ? (readText(search.get('code'), 40) ?? '') : ''
  return { content: { ...blank, kind, code, isPublished: code !== '' }, from: '' }
}

export default function ContentRoute() {
  const page = useLoaderData<typeof loader>()
  const { id, kind, code } = page.content
  return <ContentScreen key={`${id} ${kind} ${code} ${page.from}`} {...page} />
}
