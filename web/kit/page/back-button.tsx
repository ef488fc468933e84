import { ArrowLeft } from 'lucide-react'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useCommonWords } from '#web/words/words.tsx'
import { useBack } from './back.ts'

/** One step back by the rule of `whereBack`, for pages reached from many places. */
export function BackButton() {
  const say = useCommonWords()
  return (
    <IconButton
      label={say('app.back')}
      icon={<ArrowLeft aria-hidden size={22} strokeWidth={1.75} />}
      className="no-print -ml-3"
      onClick={useBack()}
    />
  )
}
