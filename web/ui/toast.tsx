import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { joinClasses } from './join-classes.ts'
import { dismissToast, type Toast, toastStore } from './toast-store.ts'

const none: readonly Toast[] = []
const longLifeMs = 3000

/** The container of toasts, once at the end of the page. `--toast-clear` lifts it above a bottom bar. */
export function Toaster({ label, closeLabel }: { label: string; closeLabel: string }) {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.current, () => none)
  const region = useRef<HTMLElement>(null)

  // Always open, or screen readers would miss the first toast. Showing it again moves it above a dialog
  // opened since.
  useEffect(() => {
    const box = region.current
    if (!box?.showPopover) return
    const shown = box.matches(':popover-open')
    const covered = toasts.length > 0 && document.querySelector('dialog[open]')
    if (shown && covered) box.hidePopover()
    if (!shown || covered) box.showPopover()
  }, [toasts])

  return (
    <section ref={region} popover="manual" aria-label={label} className="toaster">
      <div role="status" className="grid gap-2">
        {toasts.map((toast) => (
          <ToastBox key={toast.id} toast={toast} closeLabel={closeLabel} />
        ))}
      </div>
    </section>
  )
}

function ToastBox({ toast, closeLabel }: { toast: Toast; closeLabel: string }) {
  const { id, text, tone, lifeMs, action } = toast
  const [held, setHeld] = useState(false)
  const hold = () => setHeld(true)
  const release = () => setHeld(false)

  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => dismissToast(id), lifeMs)
    return () => clearTimeout(timer)
  }, [held, id, lifeMs])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only pauses the timer.
    <div
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
      className={joinClasses(
        'pointer-events-auto flex min-h-12 animate-rise items-center gap-2 rounded-card px-4 py-1 text-white shadow-float',
        tone === 'danger' ? 'bg-danger' : 'bg-ink',
      )}
    >
      {tone === 'success' && (
        <CircleCheck aria-hidden className="shrink-0 text-primary-soft" strokeWidth={1.75} />
      )}
      {tone === 'danger' && <CircleAlert aria-hidden className="shrink-0" strokeWidth={1.75} />}
      <p className="min-w-0 flex-1 py-2 text-sm">{text}</p>
      {action && (
        <button
          type="button"
          className="min-h-11 shrink-0 px-2 font-bold text-secondary-soft text-sm underline underline-offset-4"
          onClick={() => {
            action.onAct()
            dismissToast(id)
          }}
        >
          {action.text}
        </button>
      )}
      {lifeMs > longLifeMs && (
        <button
          type="button"
          aria-label={closeLabel}
          className="-mr-3 grid size-11 shrink-0 place-items-center"
          onClick={() => dismissToast(id)}
        >
          <X strokeWidth={1.75} />
        </button>
      )}
    </div>
  )
}
