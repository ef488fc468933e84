import { useState } from 'react'
import type { pictureUses } from '#shop/merchant-contents/merchant-content-contracts.ts'
import { inLanguage } from '#web/paths/in-language.ts'
import * as officePaths from '#web/paths/office-paths.ts'
import { sendWithProgress } from '#web/shared/uploads/send-with-progress.ts'
import { useContentWords } from '#web/words/merchant/contents/content-words.ts'
import { useLocale } from '#web/words/words.tsx'

/** Sends a picture, tells how far it is, and why it was refused. */
export function usePictureUpload(use: (typeof pictureUses)[number]) {
  const say = useContentWords()
  const locale = useLocale()
  const [percent, setPercent] = useState<number>()
  const [why, setWhy] = useState<string>()
  async function send(picture: File): Promise<string | undefined> {
    setWhy(undefined)
    setPercent(0)
    const form = new FormData()
    form.append('use', use)
    form.append('picture', picture)
    const answer = await sendWithProgress<{ name?: string; why?: string }>(
      inLanguage(locale, officePaths.contentPicture),
      form,
      setPercent,
    )
    setPercent(undefined)
    if (!answer?.name) setWhy(answer?.why ?? say('picture.failed'))
    return answer?.name
  }
  return { send, percent, why }
}
