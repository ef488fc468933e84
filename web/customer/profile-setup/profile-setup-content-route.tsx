import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { hierarchyContract } from '#shop/catalogue/hierarchy-contract.ts'
import { setupContract } from '#shop/customers/setup-contracts.ts'
import { sayTime } from '#shop/time/bangkok.ts'
import { pick } from '#shop/words/locale.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { ProfileSetupContentScreen } from './profile-setup-content-screen.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const { call, locale, settings } = context.get(visitorContext)
  return showProblems(async () => {
    const [{ deliveryWeekdays, cutOffMinute, centre, ...terms }, { categories }, general] = await Promise.all(
      [call(setupContract, {}), call(hierarchyContract, { h1: true, h2: false, h3: false }), settings()],
    )
    return {
      centre,
      days: weekdays(locale, deliveryWeekdays),
      cutOff: sayTime(new Date(Date.UTC(2024, 0, 1) + (cutOffMinute - 7 * 60) * 60_000), locale),
      categories: categories.map(({ code, name, nameEn }) => ({ code, name: pick(locale, name, nameEn) })),
      minimumOrder: terms.minimumOrder ?? general.minimumOrder,
      freeShippingFrom: terms.freeShippingFrom ?? general.freeShippingFrom,
    }
  })
}

/** Monday first, as a shop's week runs; computed on the server, so that page and hydration agree. */
function weekdays(locale: 'th' | 'en', mask: number): { name: string; delivers: boolean }[] {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  return [1, 2, 3, 4, 5, 6, 0].map((day) => ({
    name: format.format(Date.UTC(2023, 0, 1 + day)),
    delivers: (mask & (1 << day)) !== 0,
  }))
}

export default function ProfileSetupContentRoute() {
  return <ProfileSetupContentScreen {...useLoaderData<typeof loader>()} />
}
