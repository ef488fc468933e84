import { type ActionFunctionArgs, data, type LoaderFunctionArgs, replace } from 'react-router'
import {
  allCentresContract,
  customerCentresContract,
  joinCentreContract,
  requestedCentresContract,
  swapCentreContract,
} from '#shop/centres/centre-contracts.ts'
import { guestLoginContract } from '#shop/identity/guest-login-contract.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import { field, formProblem } from '#web/kit/calls/form-problem.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { readLineVisit } from '#web/kit/visit/line-visit.ts'
import { safeReturn } from '#web/kit/visit/safe-return.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'

function degrees(text: string | null): number | undefined {
  const value = Number(text)
  return text && Number.isFinite(value) && Math.abs(value) <= 180 ? value : undefined
}

/** The customer's centres first; a search finds every centre, by words or by a postcode it delivers to. */
async function centresFor({ url, context }: LoaderFunctionArgs) {
  const { call, findShopper } = context.get(visitorContext)
  return showProblems(async () => {
    const here = { lat: degrees(url.searchParams.get('lat')), lng: degrees(url.searchParams.get('lng')) }
    const text = (url.searchParams.get('text') ?? '').trim().slice(0, 100)
    const search = /^[0-9]{5}$/.test(text) ? { text: '', postcode: text } : { text }
    const isCustomer = (await findShopper())?.kind === 'customer'
    const [own, requested] = await Promise.all([
      call(customerCentresContract, here),
      isCustomer ? call(requestedCentresContract, {}) : ([] as string[]),
    ])
    const found = text || requested.length > 0 ? await call(allCentresContract, { ...here, ...search }) : []
    const isOwn = (saleUnit: string) => own.some((centre) => centre.saleUnit === saleUnit)
    const others = found.filter(({ saleUnit }) => !isOwn(saleUnit) && (text || requested.includes(saleUnit)))
    return {
      centres: text
        ? own.filter(({ saleUnit }) => found.some((centre) => centre.saleUnit === saleUnit))
        : own,
      others: others.map((centre) => ({ ...centre, asked: requested.includes(centre.saleUnit) })),
    }
  })
}

export type CentresAnswer = Awaited<ReturnType<typeof centresFor>>

export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  return Response.json(await centresFor(args))
}

/** Switches the centre: a new token, then every part of the page reloads in parallel. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { jar, call, locale, findShopper } = context.get(visitorContext)
  const { notAllowed } = identityProblems
  // The rich-menu lock: a menu of one centre shows no other.
  if (readLineVisit(jar).centre)
    return data(
      { problem: { message: notAllowed[locale], code: notAllowed.code, fields: {} } },
      { status: 403 },
    )
  try {
    const form = await request.formData()
    const saleUnit = field(form, 'saleUnit')
    if (field(form, 'do') === 'join') {
      await call(joinCentreContract, { saleUnit })
      return { asked: saleUnit }
    }
    const to = field(form, 'to')
    // Redirects in the same response, so that the page loads once, in the new centre.
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
