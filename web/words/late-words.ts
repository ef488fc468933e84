import { fill, type Locale } from '#shop/words/locale.ts'
import type { Dictionary, Say } from './translation.ts'
import { useLocale } from './words.tsx'

type Load = () => Promise<Dictionary>

/** Sentences that load with their pages. The server has both languages; a browser loads only its own. */
export async function lateWords<Words extends Dictionary>(
  load: Record<Locale, Load>,
): Promise<() => Say<Words>> {
  const spoken = (dictionary: Dictionary): Say<Words> =>
    ((key: string, params?: Record<string, string | number>) =>
      fill(dictionary[key] ?? key, params)) as unknown as Say<Words>
  if (import.meta.env.SSR) {
    const both = { th: spoken(await load.th()), en: spoken(await load.en()) }
    return () => both[useLocale()]
  }
  const own = spoken(await load[document.documentElement.lang === 'en' ? 'en' : 'th']())
  return () => own
}
