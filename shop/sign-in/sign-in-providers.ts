/** Where people can sign in elsewhere. */
export const signInProviders = ['line', 'google', 'facebook'] as const
export type SignInProviderName = (typeof signInProviders)[number]

export const providerNames: Record<SignInProviderName, string> = {
  line: 'LINE',
  google: 'Google',
  facebook: 'Facebook',
}

/** How long a link that signs a customer in may lie about, in minutes. */
export const tokenLinkMinutes = 15
