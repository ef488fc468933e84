import { createContext, type ReactNode, useContext } from 'react'
import { fill, type Locale } from '#shop/words/locale.ts'
import type { ShopWords } from '#web/words/customer/th/shop-th.ts'
import type { MerchantWords } from '#web/words/merchant/merchant-th.ts'
import type { RiderWords } from '#web/words/rider/rider-th.ts'
import type { commonTh } from './common-th.ts'
import type { Dictionary, Say } from './translation.ts'

type Spoken = { locale: Locale; say: Say<Dictionary> }

const SpokenContext = createContext<Spoken | undefined>(undefined)

export function speak(locale: Locale, dictionary: Dictionary): Spoken {
  return {
    locale,
    say: (key: string, params?: Record<string, string | number>) => fill(dictionary[key] ?? key, params),
  }
}

export function Speaking({ spoken, children }: { spoken: Spoken; children: ReactNode }) {
  return <SpokenContext value={spoken}>{children}</SpokenContext>
}

function useSpoken(): Spoken {
  const spoken = useContext(SpokenContext)
  if (!spoken) throw new Error('no words here: the page is not inside <Speaking>')
  return spoken
}

export function useLocale(): Locale {
  return useSpoken().locale
}

/** The dictionary of an area; a key of another area does not compile. */
export const useShopWords = () => useSpoken().say as unknown as Say<ShopWords>
export const useMerchantWords = () => useSpoken().say as unknown as Say<MerchantWords>
export const useRiderWords = () => useSpoken().say as unknown as Say<RiderWords>
export const useCommonWords = () => useSpoken().say as unknown as Say<typeof commonTh>
