const mark = 'over'
type Over = { close: () => void; href: string }

const open: Over[] = []
/** The address of the last pushed entry; the page itself is one entry below. */
let laidAt = ''

const isMarked = () => Boolean((history.state as Record<string, unknown> | null)?.[mark])
/** Whether the current history entry is ours: popstate only tells about the entry it leads to. */
let onMarked = isMarked()

for (const name of ['pushState', 'replaceState'] as const) {
  const change = history[name].bind(history)
  history[name] = (...step: Parameters<History['pushState']>) => {
    change(...step)
    onMarked = isMarked()
  }
}

// Runs before the router's listener: Back closes the overlay and keeps the page; stale entries are skipped.
addEventListener(
  'popstate',
  (event) => {
    const left = onMarked
    onMarked = isMarked()
    const top = open.pop()
    if (top && location.href === top.href) {
      top.close()
      if (open.length > 0) lay()
    } else if (!top && (onMarked || (left && location.href === laidAt))) {
      // Skipped once: the next entry is the page's own.
      onMarked = false
      history.back()
    } else return
    event.stopImmediatePropagation()
  },
  true,
)

function lay(): void {
  laidAt = location.href
  if (!isMarked()) history.pushState({ ...(history.state as object | null), [mark]: true }, '')
}

/** Makes Back close an overlay; returns the function to call when it closed otherwise. */
export function layOver(close: () => void): () => void {
  const over = { close, href: location.href }
  open.push(over)
  lay()
  return () => {
    const at = open.indexOf(over)
    if (at >= 0) open.splice(at, 1)
  }
}
