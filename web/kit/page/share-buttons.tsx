import { Link2, Share2 } from 'lucide-react'
import { useState } from 'react'
import { lineShareAddress, type PageToShare, useLineShare } from '#web/kit/line/use-line-share.ts'
import { useSite } from '#web/kit/visit/site.ts'
import { inLanguage } from '#web/paths/in-language.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonLook } from '#web/ui/button-look.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { useLocale, useShopWords } from '#web/words/words.tsx'

const icon = { 'aria-hidden': true, size: 18, strokeWidth: 1.75 } as const

/** Shares by LINE or as a link. */
export function ShareButtons({ page }: { page: PageToShare }) {
  const say = useShopWords()
  const address = useAddress(page)

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
      <LineShareButton page={page} />
      <Button variant="secondary" size="sm" icon={<Link2 {...icon} />} onClick={() => void copyLink()}>
        {say('productPage.copyLink')}
      </Button>
    </div>
  )
}

/** A card for friends inside LINE; elsewhere LINE's own page takes the address, so that it works without their script. */
export function LineShareButton({
  page,
  size = 'sm',
  about,
}: {
  page: PageToShare
  size?: 'sm' | 'md'
  /** What is shared, where several things on a page can be. */
  about?: string
}) {
  const say = useShopWords()
  const address = useAddress(page)
  const share = useLineShare()
  const [busy, setBusy] = useState(false)
  const words = (
    <>
      {say('productPage.shareLine')}
      {about ? <span className="sr-only"> {about}</span> : null}
    </>
  )
  if (!share)
    return (
      <a
        href={lineShareAddress(page.title, address)}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonLook({ variant: 'secondary', size })}
      >
        <Share2 {...icon} />
        {words}
      </a>
    )
  const send = async () => {
    setBusy(true)
    await share(page)
    setBusy(false)
  }
  return (
    <Button
      variant="secondary"
      size={size}
      icon={<Share2 {...icon} />}
      loading={busy}
      onClick={() => void send()}
    >
      {words}
    </Button>
  )
}

const useAddress = ({ path }: PageToShare): string => {
  const locale = useLocale()
  return (useSite()?.origin ?? '') + inLanguage(locale, path)
}
