import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { hasCredit } from '#shop/account/credit.ts'
import { isVerifiedAgent } from '#shop/agents/agent-rules.ts'
import { roles } from '#shop/contract/caller.ts'
import { creditContract } from '#shop/credit/credit-contract.ts'
import { confirmStateContract } from '#shop/identity/confirm-contracts.ts'
import { customerProfileContract } from '#shop/identity/profile-contracts.ts'
import {
  endOtherSessionsContract,
  endOwnSessionContract,
  ownSessionsContract,
} from '#shop/identity/session-contracts.ts'
import { tokenLinksContract } from '#shop/sign-in/token-link-contracts.ts'
import { field, formProblem } from '#web/kit/calls/form-problem.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { leadToConfirm } from '#web/kit/visit/confirm-first.ts'
import { inPointsMode } from '#web/kit/visit/points-mode.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import { loadLinkable, unlinkFrom } from '#web/shared/sign-in/linked-actions.ts'
import { sayTrouble } from '#web/shared/sign-in/trouble.ts'
import { profileGroups } from './profile-entries.ts'
import { ProfileScreen } from './profile-screen.tsx'

export async function loader({ url, context }: LoaderFunctionArgs) {
  const visitor = context.get(visitorContext)
  const { call, settings, locale } = visitor
  return showProblems(async () => {
    const [{ user, actor, agent }, menus, pointsMode] = await Promise.all([
      call(customerProfileContract, {}),
      settings(),
      inPointsMode(visitor),
    ])
    const { pointsMenu } = menus
    const isAgent = user.role === roles.agent && isVerifiedAgent(user)
    const bound = actor ? false : (await call(confirmStateContract, {})).bound
    const [accounts, sessions, credit, sentLinks] = await Promise.all([
      actor ? [] : loadLinkable(visitor),
      actor || bound ? [] : call(ownSessionsContract, {}),
      hasCredit(user) ? call(creditContract, {}) : null,
      actor ? [] : call(tokenLinksContract, {}),
    ])
    const done = url.searchParams.get('done')
    const said = { trouble: sayTrouble(url, locale), linked: done === 'link', ended: done === 'end' }
    return {
      user,
      pointsMenu,
      credit,
      accounts,
      sentLinks,
      bound,
      sessions,
      ...said,
      groups: profileGroups(menus, {
        isAgent,
        hasAgent: agent.name !== '',
        acting: actor !== null,
        pointsMode,
      }),
    }
  })
}

/** Unlinks an external sign-in, or signs other devices out. */
export async function action({ request, context }: ActionFunctionArgs) {
  const visitor = context.get(visitorContext)
  const form = await request.formData()
  const doing = field(form, 'do')
  try {
    if (doing === 'endSession') await visitor.call(endOwnSessionContract, { id: field(form, 'session') })
    if (doing === 'endOthers') await visitor.call(endOtherSessionsContract, {})
    if (doing === 'endSession' || doing === 'endOthers')
      return redirect(withQuery(paths.profile, { done: 'end' }))
    await unlinkFrom(visitor, field(form, 'provider'))
    return redirect(withQuery(paths.profile, { done: 'unlink' }))
  } catch (error) {
    return leadToConfirm(error, paths.profile) ?? formProblem(error)
  }
}

export default function ProfileRoute() {
  return (
    <ProfileScreen {...useLoaderData<typeof loader>()} problem={useActionData<typeof action>()?.problem} />
  )
}
