const mark = 'over'
type Over = { close: () => void; href: string }

const open: Over[] = []
/** Where a step was laid last; the page itself stands one step below. */
let laidAt = ''

const isMarked = () => Boolean((history.state as Record<string, unknown> | null)?.[mark])
/** Whether the step one stands on was laid here: when the way back is taken, the browser tells only of the step it leads to. */
let onMarked = isMarked()

for (const name of ['pushState', 'replaceState'] as const) {
  const change = history[name].bind(history)
  history[name] = (...step: Parameters<History['pushState']>) => {
    change(...step)
    onMarked = isMarked()
  }
}

// Before the router hears of it: what lies over a page is closed and the page stays; steps that nothing lies on any more are passed over.
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
      // Passed over once: the next step is the page's own.
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

/** Has the way back close what was laid over the page; what is called when it closed otherwise lets go of it. */
export function layOver(close: () => void): () => void {
  const over = { close, href: location.href }
  open.push(over)
  lay()
  return () => {
    const at = open.indexOf(over)
    if (at >= 0) open.splice(at, 1)
  }
}
