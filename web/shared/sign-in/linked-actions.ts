import { linkedSignInsContract, unlinkContract } from '#shop/sign-in/external-contracts.ts'
import { signInProviders } from '#shop/sign-in/sign-in-providers.ts'
import type { Visitor } from '#web/kit/visit/visitor.ts'

/** Every enabled provider, and linked ones that were disabled since, so that a link can always be removed. */
export async function loadLinkable({ call, settings }: Visitor) {
  const [{ links }, { lineLogin, googleLogin, facebookLogin }] = await Promise.all([
    call(linkedSignInsContract, {}),
    settings(),
  ])
  const open = { line: lineLogin, google: googleLogin, facebook: facebookLogin }
  return signInProviders
    .map((provider) => ({ provider, link: links.find((link) => link.provider === provider) }))
    .filter(({ provider, link }) => open[provider] || link)
}

export async function unlinkFrom({ call }: Visitor, requested: string): Promise<void> {
  const provider = signInProviders.find((name) => name === requested)
  if (provider) await call(unlinkContract, { provider })
}
