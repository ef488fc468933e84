import { fill, type Locale } from '#shop/words/locale.ts'
import type { OrderWords } from './order-th.ts'
import type { Dictionary, Say } from './translation.ts'
import { useLocale } from './words.tsx'

type Loaded = { [Language in Locale]?: Dictionary }

const thai = async () => ({ th: (await import('./order-th.ts')).orderTh })
const english = async () => ({ en: (await import('./order-en.ts')).orderEn })

/** The server speaks both languages; a browser waits only for its own, and only on the pages of ordering. */
const loaded: Loaded = import.meta.env.SSR
  ? { ...(await thai()), ...(await english()) }
  : document.documentElement.lang === 'en'
    ? await english()
    : await thai()

export type SayOrder = Say<OrderWords>

const saying = (locale: Locale): SayOrder =>
  ((key: string, params?: Record<string, string | number>) => fill(loaded[locale]?.[key] ?? key, params)) as unknown as SayOrder
const spoken = { th: saying('th'), en: saying('en') }

/** The sentences of cart, checkout, orders and points. */
export const useOrderWords = (): SayOrder => spoken[useLocale()]
