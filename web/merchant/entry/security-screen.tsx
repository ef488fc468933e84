import type { AnswerOf } from '#shop/contract/endpoint.ts'
import type { OwnSession } from '#shop/identity/session-contracts.ts'
import type { ownSecondFactorContract } from '#shop/second-factor/second-factor-contracts.ts'
import { PageHead } from '#web/kit/page/page-head.tsx'
import { useEntryWords } from '#web/words/merchant/people/entry-words.ts'
import { useMerchantWords } from '#web/words/words.tsx'
import { FactorCard } from './factor-card.tsx'
import { OwnDevices } from './own-devices.tsx'

type SecurityScreenProps = {
  factor: AnswerOf<typeof ownSecondFactorContract>
  sessions: readonly OwnSession[]
  name: string
}

/** What protects the account of whoever is signed in. */
export function SecurityScreen({ factor, sessions, name }: SecurityScreenProps) {
  const say = useEntryWords()
  const sayMerchant = useMerchantWords()
  return (
    <main
      id="content"
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4 px-3 py-4 md:px-6 md:py-5"
    >
      <PageHead title={sayMerchant('page.merchantSecurity')} indexed={false} />
      <div>
        <h1 className="text-xl md:text-2xl">{sayMerchant('page.merchantSecurity')}</h1>
        <p className="text-muted text-sm">{say('security.text', { name })}</p>
      </div>
      <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-4">
        <FactorCard factor={factor} />
        <OwnDevices sessions={sessions} />
      </div>
    </main>
  )
}
