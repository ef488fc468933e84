import { redirect } from 'react-router'
import { liffSignInContract } from '#shop/sign-in/external-contracts.ts'
import { signinProblems } from '#shop/sign-in/signin-problems.ts'
import { CallProblem } from '#web/kit/calls/call.ts'
import { saveSignIn } from '#web/kit/visit/access-token.ts'
import { saveLineVisit } from '#web/kit/visit/line-visit.ts'
import { pendingPath } from '#web/kit/visit/pending-path.ts'
import type { Visitor } from '#web/kit/visit/visitor.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import { answerHook, type HookRequest, webSignIn } from './line-hook.ts'

type LiffTokens = { idToken: string; accessToken: string }

/**
 * Signs in by what LINE's script handed over. Somebody new goes on as a guest, and is linked at their next sign-in.
 */
export async function signInByLiff(
  visitor: Visitor,
  request: HookRequest,
  tokens: LiffTokens,
): Promise<Response> {
  const { to, centre } = request
  const { jar, call, findShopper } = visitor
  // LINE's token may be somebody else's: it never takes the place of who is signed in.
  if ((await findShopper())?.kind === 'customer') return answerHook(visitor, request)
  try {
    const chosen = centre ?? jar.get('selectedCentre')?.slice(0, 10)
    const { signedIn, unknown } = await call(liffSignInContract, { ...tokens, dist: chosen })
    if (!signedIn) {
      jar.set('linkTicket', unknown?.ticket ?? '')
      return redirect(to)
    }
    saveSignIn(jar, 'customer', signedIn)
    const { activeCentre } = signedIn.user
    jar.set('selectedCentre', activeCentre)
    // A centre that does not serve this shop opens the shop's own, without the lock.
    saveLineVisit(jar, { centre: centre === activeCentre ? centre : undefined })
    return redirect(signedIn.firstTime && to === paths.home ? paths.profileSetup : to)
  } catch (error) {
    if (!(error instanceof CallProblem)) throw error
    const { Code } = error.problem
    // A token that was used or has expired: LINE's own page gives a new sign-in.
    if (Code === signinProblems.failed.code) return redirect(webSignIn(request))
    const login = { to: to === paths.home ? undefined : to, why: Code, with: 'line' }
    return redirect(pendingPath(error) ?? withQuery(paths.login, login))
  }
}
