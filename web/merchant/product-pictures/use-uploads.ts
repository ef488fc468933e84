import { useRef, useState } from 'react'
import { inLanguage } from '#web/paths/in-language.ts'
import * as productPaths from '#web/paths/product-paths.ts'
import { sendWithProgress } from '#web/shared/uploads/send-with-progress.ts'
import { useProductWords } from '#web/words/merchant/products/product-words.ts'
import { useLocale } from '#web/words/words.tsx'

type Upload = { id: number; file: string; percent: number; why?: string }

/** Sends pictures one after the other and tells how far each is; one that fails says why. */
export function useUploads() {
  const say = useProductWords()
  const locale = useLocale()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const last = useRef(0)
  const change = (id: number, part: Partial<Upload>) =>
    setUploads((all) => all.map((each) => (each.id === id ? { ...each, ...part } : each)))
  const drop = (id: number) => setUploads((all) => all.filter((each) => each.id !== id))

  async function send(files: readonly File[], onPicture: (name: string, file: File) => void) {
    const queue = files.map((file) => {
      last.current += 1
      return { id: last.current, file }
    })
    setUploads((all) => [...all, ...queue.map(({ id, file }) => ({ id, file: file.name, percent: 0 }))])
    for (const { id, file } of queue) {
      const form = new FormData()
      form.append('picture', file)
      const answer = await sendWithProgress<{ name?: string; why?: string }>(
        inLanguage(locale, productPaths.productPicture),
        form,
        (percent) => change(id, { percent }),
      )
      if (answer?.name) {
        drop(id)
        onPicture(answer.name, file)
      } else change(id, { why: answer?.why ?? say('pictures.failed') })
    }
  }
  return { uploads, send, drop }
}
