import { redirect } from 'react-router'
import { customerCentresContract, swapCentreContract } from '#shop/centres/centre-contracts.ts'
import type { LiffApp } from '#shop/line/liff.ts'
import { pick } from '#shop/words/locale.ts'
import { CallProblem } from '#web/kit/calls/call.ts'
import { readLineVisit, saveLineVisit } from '#web/kit/visit/line-visit.ts'
import { safeReturn } from '#web/kit/visit/safe-return.ts'
import type { Visitor } from '#web/kit/visit/visitor.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import type { Opener } from '#web/shared/sign-in/opened-by.ts'

export type HookRequest = {
  to: string
  centre: string | undefined
  cid: string | undefined
  asGuest: boolean
  byLiff: boolean
}
/** Whom LINE's script names; `otherwise` leads on where it names nobody. */
export type LiffSignInQuestion = { app: LiffApp; to: string; dc: string; otherwise: string }
/** The centre that an external link would switch to, and the current one. */
export type CentreQuestion = { to: string; saleUnit: string; name: string; current: string }

export function readHookRequest(given: (name: string) => string): HookRequest {
  const dc = given('dc')
  return {
    to: safeReturn(given('to') || given('liff.state')),
    centre: /^[A-Za-z0-9]{3,10}$/.test(dc) ? dc.toUpperCase() : undefined,
    cid: /^[\w-]{1,40}$/.test(given('cid')) ? given('cid') : undefined,
    asGuest: given('guest') === 'Y',
    byLiff: given('liff') === 'Y',
  }
}

/**
 * Only the shopper's own navigation switches the centre; another site's link asks first, its hidden requests
 * only redirect. A LINE sign-in returns cross-site, so the visit's cookie counts.
 */
export async function openHook(
  visitor: Visitor,
  opener: Opener,
  request: HookRequest,
  app: LiffApp | undefined,
): Promise<CentreQuestion | LiffSignInQuestion> {
  const { to, centre, cid, asGuest, byLiff } = request
  if (opener === 'unseen') throw redirect(to)
  const own = opener === 'shopper' || (centre !== undefined && readLineVisit(visitor.jar).centre === centre)
  if (own) {
    if (cid) visitor.jar.set('cid', cid)
    saveLineVisit(visitor.jar, { centre })
  }
  const shopper = await visitor.findShopper()
  if (shopper?.kind !== 'customer') {
    // A centre's page for visitors whom LINE could not sign in: they browse as guests.
    if (asGuest) throw redirect(to)
    const otherwise = webSignIn(request)
    // Another site could hand over somebody else's tokens.
    if (byLiff && app && opener === 'shopper') return { app, to, dc: centre ?? '', otherwise }
    throw redirect(otherwise)
  }
  if (!centre || centre === shopper.user.activeCentre || shopper.actor) throw redirect(to)
  if (own) {
    await enterCentre(visitor, centre)
    throw redirect(to)
  }
  const found = (await visitor.call(customerCentresContract, {})).find(({ saleUnit }) => saleUnit === centre)
  if (!found) throw redirect(to)
  return {
    to,
    saleUnit: centre,
    name: pick(visitor.locale, found.name, found.nameEn),
    current: shopper.user.activeCentreName,
  }
}

/** LINE's own sign-in page, which leads back to what was asked for. */
export const webSignIn = ({ to, centre }: HookRequest): string =>
  withQuery(paths.lineAuthenUser, {
    to: withQuery(paths.lineHook, { to, ...(centre ? { dc: centre } : {}) }),
  })

/** Confirms the question and switches as a rich menu does. */
export async function answerHook(visitor: Visitor, { to, centre }: HookRequest): Promise<Response> {
  const shopper = await visitor.findShopper()
  if (centre && shopper?.kind === 'customer' && !shopper.actor) {
    saveLineVisit(visitor.jar, { centre })
    await enterCentre(visitor, centre)
  }
  return redirect(to)
}

/** A rich menu of a centre that does not serve this shop opens the current centre, without the lock. */
async function enterCentre({ call, jar }: Visitor, saleUnit: string): Promise<void> {
  try {
    const { token, user } = await call(swapCentreContract, { saleUnit })
    jar.set('customerToken', token)
    jar.set('selectedCentre', user.saleUnit)
  } catch (error) {
    if (!(error instanceof CallProblem)) throw error
    saveLineVisit(jar, { centre: undefined })
  }
}
