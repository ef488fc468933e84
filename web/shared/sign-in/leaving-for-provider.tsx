import { providerNames, type SignInProviderName } from '#shop/sign-in/sign-in-providers.ts'
import { PageHead } from '#web/kit/page/page-head.tsx'
import { buttonLook } from '#web/ui/button-look.ts'
import { useAccountWords } from '#web/words/customer/account-words.ts'

/** A page between our form and the provider, since the CSP forbids forms that redirect to another site. */
export function LeavingForProvider({ provider, address }: { provider: SignInProviderName; address: string }) {
  const say = useAccountWords()
  const name = providerNames[provider]
  return (
    <main
      id="content"
      className="grid min-h-dvh place-content-center justify-items-center gap-4 p-4 text-center"
    >
      <PageHead title={say('linked.goOn', { provider: name })} indexed={false} />
      <meta httpEquiv="refresh" content={`0;url=${address}`} />
      <p>{say('linked.onTheWay', { provider: name })}</p>
      <a href={address} className={buttonLook({})}>
        {say('linked.goOn', { provider: name })}
      </a>
    </main>
  )
}
