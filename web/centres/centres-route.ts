import { type ActionFunctionArgs, data, type LoaderFunctionArgs, replace } from 'react-router'
import { customerCentresContract, swapCentreContract } from '#shop/centres/centre-contracts.ts'
import { guestLoginContract } from '#shop/identity/guest-login-contract.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import { field, formProblem } from '#web/kit/form-problem.ts'
import { readLineVisit } from '#web/kit/line-visit.ts'
import { safeReturn } from '#web/kit/safe-return.ts'
import { showProblems } from '#web/kit/show-problems.ts'
import { visitorContext } from '#web/kit/visitor.ts'

function degrees(text: string | null): number | undefined {
  const value = Number(text)
  return text && Number.isFinite(value) && Math.abs(value) <= 180 ? value : undefined
}

async function centresFor({ url, context }: LoaderFunctionArgs) {
  const { call } = context.get(visitorContext)
  return showProblems(async () => {
    const [lat, lng] = [degrees(url.searchParams.get('lat')), degrees(url.searchParams.get('lng'))]
    const text = (url.searchParams.get('text') ?? '').trim().toLowerCase().slice(0, 100)
    const centres = await call(customerCentresContract, { lat, lng })
    const found = centres.filter((centre) =>
      [centre.saleUnit, centre.name, centre.nameEn, centre.address].some((part) => part.toLowerCase().includes(text)),
    )
    return { centres: found }
  })
}

export type CentresAnswer = Awaited<ReturnType<typeof centresFor>>

/** The centres of the visitor whose code, name or address holds the text. */
export async function loader(asked: LoaderFunctionArgs): Promise<Response> {
  return Response.json(await centresFor(asked))
}

/** Switches centre: a new token for it; every part of the page is then read anew, side by side. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { jar, call, locale, findShopper } = context.get(visitorContext)
  const { notAllowed } = identityProblems
  // The rich-menu lock: a menu that belongs to one centre shows no other.
  if (readLineVisit(jar).centre)
    return data({ problem: { message: notAllowed[locale], code: notAllowed.code, fields: {} } }, { status: 403 })
  try {
    const form = await request.formData()
    const saleUnit = field(form, 'saleUnit')
    const to = field(form, 'to')
    // Led there in the same answer, so that the page is read once, and in the new centre.
    const lead = (switchedTo: string) => (to ? replace(safeReturn(to)) : { switchedTo })
    if ((await findShopper())?.kind === 'guest') {
      const { user } = await call(guestLoginContract, { dist: saleUnit.slice(0, 10) })
      jar.set('selectedCentre', user.saleUnit)
      return lead(user.saleUnit)
    }
    const { token, user } = await call(swapCentreContract, { saleUnit })
    jar.set('customerToken', token)
    jar.set('selectedCentre', user.saleUnit)
    return lead(user.saleUnit)
  } catch (error) {
    return formProblem(error)
  }
}
