import { liffLink } from '#shop/line/liff.ts'
import { type SharedPage, shareCard } from '#shop/line/share-card.ts'
import { pick } from '#shop/words/locale.ts'
import { useSite } from '#web/kit/visit/site.ts'
import { inLanguage } from '#web/paths/in-language.ts'
import { showToast, toastLife } from '#web/ui/toast-store.ts'
import { useLocale, useShopWords } from '#web/words/words.tsx'
import { startLiff } from './liff.ts'

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
  const say = useShopWords()
  const app = site?.liff
  if (!app) return undefined
  const { origin, settings } = site
  return async ({ path, file, ...page }) => {
    const local = inLanguage(locale, path)
    const card = {
      ...page,
      link: liffLink(app, local),
      picture: file && `${origin}/card-pictures/${file.replace(/\.webp$/, '.jpg')}`,
      shop: pick(locale, settings.shopName, settings.shopNameEn),
    }
    const otherwise = {
      text: say('share.byLink'),
      onAct: () => void window.open(lineShareAddress(page.title, origin + local), '_blank', 'noopener'),
    }
    const tell = (text: string) =>
      showToast({ text, tone: 'danger', lifeMs: toastLife.serverError, action: otherwise })
    const liff = await startLiff(app)
    if (!liff?.isApiAvailable('shareTargetPicker')) return void tell(say('share.unsupported'))
    try {
      const sent = await liff.shareTargetPicker([shareCard(card, settings.primaryColour)], {
        isMultiple: true,
      })
      if (sent) showToast({ text: say('share.sent'), tone: 'success', lifeMs: toastLife.local })
      else showToast({ text: say('share.closed'), lifeMs: toastLife.local })
    } catch {
      tell(say('share.failed'))
    }
  }
}
