import { CloudUpload } from 'lucide-react'
import { Link } from 'react-router'
import type { Owner } from '#web/merchant/outbox/entry.ts'
import { useSender } from '#web/merchant/outbox/use-sender.ts'
import * as visitPaths from '#web/paths/visit-paths.ts'
import { useVisitWords } from '#web/words/merchant/visits/visit-words.ts'

/** On every page of the back office while something waits: sends it, and leads to the list. */
export default function WaitingBar(owner: Owner) {
  const say = useVisitWords()
  const { entries, state } = useSender(owner)
  const count = entries.length
  if (count === 0) return null
  return (
    <Link
      to={visitPaths.waiting}
      className="flex min-h-11 items-center gap-2 bg-secondary px-3 py-1 text-on-secondary text-sm md:px-6 print:hidden"
    >
      <CloudUpload aria-hidden size={18} strokeWidth={1.75} className="shrink-0" />
      <b>{state === 'sending' ? say('wait.sending', { count }) : say('wait.some', { count })}</b>
    </Link>
  )
}
