/** The four durations of the specification. */
export const toastLife = { usual: 2000, serverError: 30_000, local: 3000, cart: 1000 } as const

export type Toast = {
  id: number
  text: string
  tone: 'plain' | 'success' | 'danger'
  lifeMs: number
  action?: { text: string; onAct: () => void } | undefined
}

const mostAtOnce = 3
let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function change(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}

/** Shows a toast. The same text again replaces the first. */
export function showToast({
  text,
  tone = 'plain',
  lifeMs = toastLife.usual,
  action,
}: Partial<Omit<Toast, 'id'>> & { text: string }): number {
  lastId += 1
  const others = toasts.filter((toast) => toast.text !== text)
  change([...others, { id: lastId, text, tone, lifeMs, action }].slice(-mostAtOnce))
  return lastId
}

export function dismissToast(id: number): void {
  change(toasts.filter((toast) => toast.id !== id))
}

export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  current: () => toasts,
}
