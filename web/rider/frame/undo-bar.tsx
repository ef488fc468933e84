import { Undo2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { inOrder, isHeld } from '#web/rider/store/kept-action.ts'
import { type PhoneSnapshot, riderPhone } from '#web/rider/store/rider-phone.ts'
import { useRiderWords } from '#web/words/words.tsx'
import { sayKept } from './say-kept.ts'

const tickMs = 250

/** For five seconds in place of the tabs: what was kept last, and one press to take it back. */
export function UndoBar({ phone }: { phone: PhoneSnapshot }) {
  const say = useRiderWords()
  const [now, setNow] = useState(0)
  const last = inOrder(phone.kept).findLast((each) => isHeld(each, Date.now()))
  useEffect(() => {
    if (!last) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), tickMs)
    return () => clearInterval(timer)
  }, [last])
  if (!last || !isHeld(last, Math.max(now, last.madeAt))) return null
  return (
    <div
      role="status"
      className="absolute inset-0 flex items-center gap-2 bg-ink px-(--rider-side) text-white"
    >
      <p className="clamp-2 min-w-0 flex-1 text-base leading-tight">{sayKept(last.action, say)}</p>
      <button
        type="button"
        onClick={() => void riderPhone.undo(last.id)}
        className="flex min-h-14 shrink-0 items-center gap-2 rounded-input bg-white px-4 font-bold text-ink text-lg [@media(max-height:26rem)]:min-h-11"
      >
        <Undo2 aria-hidden size={24} strokeWidth={2} />
        {say('rider.undo')}
      </button>
    </div>
  )
}
