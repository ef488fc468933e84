import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { showToast } from '#web/ui/toast-store.ts'
import { useShopWords } from '#web/words/words.tsx'

/** Signing out of LINE failed: said once, and taken out of the address. */
export function LineTrouble() {
  const say = useShopWords()
  const [search, setSearch] = useSearchParams()
  const failed = search.get('trouble') === 'line'
  useEffect(() => {
    if (!failed) return
    showToast({ text: say('line.logoutFailed'), tone: 'danger' })
    setSearch((before) => {
      before.delete('trouble')
      return before
    })
  }, [failed, say, setSearch])
  return null
}
