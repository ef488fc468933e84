/** External sign-in providers. */
export const signInProviders = ['line', 'google', 'facebook'] as const
export type SignInProviderName = (typeof signInProviders)[number]

export const providerNames: Record<SignInProviderName, string> = {
  line: 'LINE',
  google: 'Google',
  facebook: 'Facebook',
}

/** Lifetime of a sign-in link, in minutes. */
export const tokenLinkMinutes = 15
