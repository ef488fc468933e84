import { data, type LoaderFunctionArgs } from 'react-router'
import { roles } from '#shop/contract/caller.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { ReconcileScreen } from './reconcile-screen.tsx'

/** For owners alone, as the call is. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { findStaff, locale } = context.get(visitorContext)
  if ((await findStaff())?.user.role.RoleCode === roles.owner) return null
  const { code, status, [locale]: Message } = identityProblems.notAllowed
  throw data({ Code: code, Message }, { status })
}

export default function ReconcileRoute() {
  return <ReconcileScreen />
}
