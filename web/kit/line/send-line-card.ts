import type { LiffApp } from '#shop/line/liff.ts'
import { type SharedPage, shareCard } from '#shop/line/share-card.ts'
import type { Locale } from '#shop/words/locale.ts'
import { showToast, toastLife } from '#web/ui/toast-store.ts'
import { startLiff } from './liff.ts'

type LineCard = {
  app: LiffApp
  locale: Locale
  card: SharedPage
  brand: string
  /** Shares the link instead. */
  onShareLink: () => void
}

/** Lets somebody choose friends and sends them a card; tells how it went. */
export async function sendLineCard({ app, locale, card, brand, onShareLink }: LineCard): Promise<void> {
  const words =
    locale === 'en'
      ? (await import('#web/words/customer/en/share-en.ts')).shareEn
      : (await import('#web/words/customer/th/share-th.ts')).shareTh
  const tell = (text: string) =>
    showToast({
      ...{ text, tone: 'danger' as const, lifeMs: toastLife.serverError },
      action: { text: words['share.byLink'], onAct: onShareLink },
    })
  const liff = await startLiff(app)
  if (!liff?.isApiAvailable('shareTargetPicker')) return void tell(words['share.unsupported'])
  try {
    const sent = await liff.shareTargetPicker([shareCard(card, brand)], { isMultiple: true })
    if (sent) showToast({ text: words['share.sent'], tone: 'success', lifeMs: toastLife.local })
    else showToast({ text: words['share.closed'], lifeMs: toastLife.local })
  } catch {
    tell(words['share.failed'])
  }
}
