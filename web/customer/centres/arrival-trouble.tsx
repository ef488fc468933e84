import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { pick } from '#shop/words/locale.ts'
import { useSite } from '#web/kit/visit/site.ts'
import { showToast, toastLife } from '#web/ui/toast-store.ts'
import { useCentreWords } from '#web/words/customer/centre-words.ts'
import { useLocale } from '#web/words/words.tsx'

/**
 * Explains a redirect here: LINE sign-out failed, or the centre has closed. Shown once, then removed from the
 * address.
 */
export default function ArrivalTrouble() {
  const say = useCentreWords()
  const locale = useLocale()
  const here = useSite()?.centre
  const [search, setSearch] = useSearchParams()
  const trouble = search.get('trouble')
  const centre = here ? pick(locale, here.name, here.nameEn) : ''
  useEffect(() => {
    if (!trouble) return
    if (trouble === 'line') showToast({ text: say('arrival.lineLogout'), tone: 'danger' })
    if (trouble === 'centre')
      showToast({ text: say('arrival.centreClosed', { centre }), lifeMs: toastLife.serverError })
    setSearch((before) => {
      before.delete('trouble')
      return before
    })
  }, [trouble, centre, say, setSearch])
  return null
}
