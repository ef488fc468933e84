import { identityProblems } from '#shop/identity/identity-problems.ts'

import { providerNames, signInProviders } from '#shop/sign-in/sign-in-providers.ts'
import { signinProblems } from '#shop/sign-in/signin-problems.ts'
import { fill, type Locale } from '#shop/words/locale.ts'

const rows = [...Object.values(signinProblems), ...Object.values(identityProblems)]

/** Why the external sign-in failed, by the code in the address; unknown codes are ignored. */
export function sayTrouble({ searchParams }: URL, locale: Locale): string | undefined {
  const row = rows.find(({ code }) => code === searchParams.get('why'))
  const provider = signInProviders.find((name) => name === searchParams.get('with')) ?? 'line'
  return row && fill(row[locale], { provider: providerNames[provider], minutes: 15, mobile: '', left: 0 })
}
