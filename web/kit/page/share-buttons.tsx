import { Link2, Share2 } from 'lucide-react'
import { useLocation } from 'react-router'
import { useSite } from '#web/kit/visit/site.ts'
import { inLanguage } from '#web/paths/in-language.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonLook } from '#web/ui/button-look.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { useLocale, useShopWords } from '#web/words/words.tsx'

/** Shares by LINE or as a link. LINE's own page takes the address, so that it works without their script. */
export function ShareButtons({ name }: { name: string }) {
  const say = useShopWords()
  const locale = useLocale()
  const { pathname } = useLocation()
  const address = (useSite()?.origin ?? '') + inLanguage(locale, pathname)

  async function copyLink() {
    try {
      await navigator.clipboard.writeText(address)
      showToast({ text: say('productPage.linkCopied'), tone: 'success' })
    } catch {
      showToast({ text: address })
    }
  }

  return (
    <div className="flex flex-wrap gap-2">
      <a
        href={`https://line.me/R/share?text=${encodeURIComponent(`${name}\n${address}`)}`}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonLook({ variant: 'secondary', size: 'sm' })}
      >
        <Share2 aria-hidden size={18} strokeWidth={1.75} />
        {say('productPage.shareLine')}
      </a>
      <Button
        variant="secondary"
        size="sm"
        icon={<Link2 aria-hidden size={18} strokeWidth={1.75} />}
        onClick={() => void copyLink()}
      >
        {say('productPage.copyLink')}
      </Button>
    </div>
  )
}
