import { liffLink } from '#shop/line/liff.ts'
import type { SharedPage } from '#shop/line/share-card.ts'
import { pick } from '#shop/words/locale.ts'
import { useSite } from '#web/kit/visit/site.ts'
import { inLanguage } from '#web/paths/in-language.ts'
import { useLocale } from '#web/words/words.tsx'

/** `file` is a stored picture, `path` without its language. */
export type PageToShare = Pick<SharedPage, 'title' | 'text' | 'open'> & {
  path: string
  file?: string | undefined
}

/** LINE's own page for sending a link, which needs no script of theirs. */
export const lineShareAddress = (title: string, address: string) =>
  `https://line.me/R/share?text=${encodeURIComponent(`${title}\n${address}`)}`

/** Sends a page to friends as a card, inside LINE alone; elsewhere a link is shared. */
export function useLineShare(): ((page: PageToShare) => Promise<void>) | undefined {
  const site = useSite()
  const locale = useLocale()
  const app = site?.liff
  if (!app) return undefined
  const { origin, settings } = site
  return async ({ path, file, ...page }) => {
    const local = inLanguage(locale, path)
    const { sendLineCard } = await import('./send-line-card.ts')
    await sendLineCard({
      ...{ app, locale, brand: settings.primaryColour },
      card: {
        ...page,
        link: liffLink(app, local),
        picture: file && `${origin}/card-pictures/${file.replace(/\.webp$/, '.jpg')}`,
        shop: pick(locale, settings.shopName, settings.shopNameEn),
      },
      onShareLink: () => void window.open(lineShareAddress(page.title, origin + local), '_blank', 'noopener'),
    })
  }
}
