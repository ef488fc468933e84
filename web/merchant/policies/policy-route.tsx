import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { policyTextContract, policyVersionsContract } from '#shop/policies/policy-contracts.ts'
import { nextVersion } from '#shop/policies/policy-text.ts'
import { bangkokDay } from '#shop/time/bangkok.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { DraftScreen } from './draft-screen.tsx'
import { VersionScreen } from './version-screen.tsx'

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { callAsStaff } = context.get(visitorContext)
  const version = (params.version ?? '').slice(0, 20)
  return showProblems(async () => {
    if (version !== 'draft')
      return { isDraft: false as const, policy: await callAsStaff(policyTextContract, { version }) }
    const { versions, draft, customers, mayPublish } = await callAsStaff(policyVersionsContract, {})
    const inForce = versions.find(({ state }) => state === 'inForce')
    const before = await callAsStaff(policyTextContract, { version: inForce?.version ?? '' })
    const today = bangkokDay(new Date())
    const last = versions.find(({ state }) => state === 'coming')?.holdsFrom
    const { titleTh, titleEn, bodyTh, bodyEn } = before
    const taken = versions.map((each) => each.version)
    return {
      isDraft: true as const,
      before,
      // The next version begins with the text in force.
      draft: draft ?? {
        ...{ version: nextVersion(before.version, taken), titleTh, titleEn, bodyTh, bodyEn },
        ...{ saved: 0, changedAt: '', changedBy: '' },
      },
      ...{ customers, mayPublish },
      earliest: last ? bangkokDay(new Date(last)) : today,
    }
  })
}

export default function PolicyRoute() {
  const page = useLoaderData<typeof loader>()
  return page.isDraft ? <DraftScreen {...page} /> : <VersionScreen policy={page.policy} />
}
