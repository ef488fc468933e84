import { redirect, redirectDocument } from 'react-router'
import { logoutContract } from '#shop/identity/sign-in-contracts.ts'
import {
  finishSignInContract,
  finishStaffSignInContract,
  linkTicketContract,
  startSignInContract,
} from '#shop/sign-in/external-contracts.ts'
import type { SignInProviderName } from '#shop/sign-in/sign-in-providers.ts'
import { signinProblems } from '#shop/sign-in/signin-problems.ts'
import type { Locale } from '#shop/words/locale.ts'
import { CallProblem, loginAddress } from '#web/kit/calls/call.ts'
import type { PageParts } from '#web/kit/calls/page-parts.ts'
import { saveSignIn } from '#web/kit/visit/access-token.ts'
import { pendingPath } from '#web/kit/visit/pending-path.ts'
import { safeReturn } from '#web/kit/visit/safe-return.ts'
import type { Visitor } from '#web/kit/visit/visitor.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { inLanguage } from '#web/paths/in-language.ts'
import * as merchantPaths from '#web/paths/merchant-paths.ts'
import * as officePaths from '#web/paths/office-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import { askSecondFactor } from './second-factor-cookie.ts'
import { type SignInState, saveSignInState, takeSignInState } from './sign-in-state-cookie.ts'

type ProviderVisit = {
  provider: SignInProviderName
  path: string
  visitor: Visitor
  parts: PageParts
  url: URL
}

/**
 * Start and callback share one address: without a code it redirects to the provider, with one it is the
 * callback.
 */
export function isProviderCallback({ searchParams }: URL): boolean {
  return searchParams.has('code') || searchParams.has('error')
}

/** The provider's sign-in address; the state is stored in a cookie. */
export async function startAtProvider(
  { provider, path, visitor, parts, url }: ProviderVisit,
  why: SignInState['why'],
  statePrefix = '',
): Promise<string> {
  const { locale, jar, call } = visitor
  const redirectUri = `${parts.origin}${path}`
  const { url: address, ...proof } = await call(startSignInContract, {
    provider,
    redirectUri,
    locale,
    statePrefix,
  })
  const to = safeReturn(url.searchParams.get('to'), why === 'staff' ? merchantPaths.home : paths.home)
  saveSignInState(jar, { ...proof, provider, to, locale, why })
  return address
}

/** A link to a provider only signs in; linking an account needs the form in the profile. */
export async function providerSignInAddress(gate: ProviderVisit): Promise<string> {
  const signedIn = (await gate.visitor.findShopper())?.kind === 'customer'
  return signedIn ? safeReturn(gate.url.searchParams.get('to')) : startAtProvider(gate, 'signIn')
}

/** The return page with its language, since a callback has one address and the router adds only its own. */
type ReturnState = SignInState & { prefix: Locale }
const prefixOf = (left: Locale, here: Locale): Locale => (left === 'en' && here === 'th' ? 'en' : 'th')

/** An error is shown where the next step is: on the sign-in page, or in the profile. */
function redirectWithProblem(
  signInState: Pick<ReturnState, 'prefix' | 'why' | 'to' | 'provider'>,
  code: string,
) {
  const page =
    signInState.why === 'link'
      ? paths.profile
      : loginAddress(signInState.why === 'staff' ? merchantPaths.login : paths.login, signInState.to)
  const query = `${page.includes('?') ? '&' : '?'}${new URLSearchParams({ why: code, with: signInState.provider })}`
  return redirect(inLanguage(signInState.prefix, page + query))
}

export async function finishAtProvider(gate: ProviderVisit): Promise<Response> {
  const { provider, path, visitor, parts, url } = gate
  const saved = takeSignInState(visitor.jar)
  const lost = {
    prefix: 'th',
    why: path === paths.lineAuthen ? 'staff' : 'signIn',
    to: paths.home,
    provider,
  } as const
  if (!saved || saved.provider !== provider) return redirectWithProblem(lost, signinProblems.failed.code)
  const signInState = { ...saved, prefix: prefixOf(saved.locale, visitor.locale) } as const
  if (signInState.why === 'guest') return redirect(inLanguage(signInState.prefix, paths.home))
  const { state, nonce, verifier } = signInState
  const back = { provider, redirectUri: `${parts.origin}${path}`, query: url.search, state, nonce, verifier }
  try {
    if (signInState.why === 'staff') return await staffIn(visitor, signInState, back)
    return await (signInState.why === 'link'
      ? link(visitor, signInState, back)
      : customerIn(visitor, signInState, back))
  } catch (error) {
    if (!(error instanceof CallProblem)) throw error
    const pending = pendingPath(error)
    if (pending) return redirect(inLanguage(signInState.prefix, pending))
    return redirectWithProblem(signInState, error.problem.Code)
  }
}

type CallbackProof = {
  provider: SignInProviderName
  redirectUri: string
  query: string
  state: string
  nonce: string
  verifier: string
}

/** Nobody here has this account elsewhere: whoever signs in next may link it. */
function askToLink(jar: Visitor['jar'], unknown: { ticket: string } | null, login: string): Response {
  jar.set('linkTicket', unknown?.ticket ?? '')
  return redirect(login)
}

async function customerIn(
  { jar, call }: Visitor,
  signInState: ReturnState,
  back: CallbackProof,
): Promise<Response> {
  const { signedIn, unknown } = await call(finishSignInContract, {
    ...back,
    dist: jar.get('selectedCentre')?.slice(0, 10),
  })
  if (!signedIn)
    return askToLink(jar, unknown, inLanguage(signInState.prefix, loginAddress(paths.login, signInState.to)))
  saveSignIn(jar, 'customer', signedIn)
  return redirect(
    inLanguage(
      signInState.prefix,
      signedIn.firstTime && signInState.to === paths.home ? paths.profileSetup : signInState.to,
    ),
  )
}

/** Linking never takes over another account and never signs in as someone else. */
async function link(
  { call, callWith, findShopper }: Visitor,
  signInState: ReturnState,
  back: CallbackProof,
): Promise<Response> {
  const { signedIn, unknown } = await call(finishSignInContract, back)
  if (unknown) await call(linkTicketContract, { ticket: unknown.ticket })
  else if (signedIn) {
    await callWith(signedIn.token, logoutContract, {})
    if (signedIn.user.mobile !== (await findShopper())?.user.mobile)
      return redirectWithProblem(signInState, signinProblems.linkedElsewhere.code)
  }
  return redirect(inLanguage(signInState.prefix, withQuery(paths.profile, { done: 'link' })))
}

async function staffIn(
  { jar, call }: Visitor,
  signInState: ReturnState,
  back: CallbackProof,
): Promise<Response> {
  const result = await call(finishStaffSignInContract, back).catch((error: unknown) => {
    const next = askSecondFactor(jar, error, signInState.to)
    if (next) return next
    throw error
  })
  if (result instanceof Response) return redirect(inLanguage(signInState.prefix, officePaths.loginCode))
  const { signedIn, unknown } = result
  if (!signedIn)
    return askToLink(
      jar,
      unknown,
      inLanguage(signInState.prefix, loginAddress(merchantPaths.login, signInState.to)),
    )
  saveSignIn(jar, 'merchant', signedIn)
  return redirectDocument(inLanguage(signInState.prefix, signInState.to))
}
