import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { registerOptionsContract } from '#shop/customers/registration-contracts.ts'
import { partsContext } from '#web/kit/calls/page-parts.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { qrPath } from '#web/kit/text/qr-path.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { inLanguage } from '#web/paths/in-language.ts'
import { withQuery } from '#web/paths/path-to.ts'
import { RegisterFromPcScreen } from './register-from-pc-screen.tsx'

/** A salesperson's registration link. Without names in the address it is the signed-in staff member's. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { call, findStaff, locale } = context.get(visitorContext)
  const { origin } = context.get(partsContext)
  const staff = params.dist && params.salecode ? undefined : await findStaff()
  const dist = (params.dist ?? staff?.user.centre ?? '').slice(0, 20)
  const saleCode = (params.salecode ?? (staff && dist === staff.user.centre ? staff.user.id : '')).slice(
    0,
    60,
  )
  const {
    open,
    centre,
    salesperson: found,
  } = await showProblems(() => call(registerOptionsContract, { dist, saleCode }))
  // Visitors can look up salespeople only; signed-in staff need no lookup of themselves.
  const own =
    staff && saleCode === staff.user.id && centre
      ? { saleCode: staff.user.id, name: staff.user.username }
      : null
  const salesperson = found ?? own
  const path = withQuery(paths.register, {
    saleCode: salesperson?.saleCode,
    dist: centre?.saleUnit,
    layout: 'merchant',
  })
  const link = origin + inLanguage(locale, path)
  return { open, centre, salesperson, unknownCode: salesperson ? '' : saleCode, path, link, qr: qrPath(link) }
}

export default function RegisterFromPcRoute() {
  return <RegisterFromPcScreen {...useLoaderData<typeof loader>()} />
}
