const mark = 'over'
type Over = { close: () => void; href: string }

const open: Over[] = []
let swallow = false

const isMarked = () => Boolean((history.state as Record<string, unknown> | null)?.[mark])

// Before the router hears of it: what lies over a page is closed, and the page stays.
addEventListener(
  'popstate',
  (event) => {
    const top = swallow ? undefined : open.pop()
    if (swallow) swallow = false
    else if (top && location.href === top.href) {
      top.close()
      if (open.length > 0) lay()
    } else if (!top && isMarked()) history.back()
    else return
    event.stopImmediatePropagation()
  },
  true,
)

function lay(): void {
  if (!isMarked()) history.pushState({ ...(history.state as object | null), [mark]: true }, '')
}

// A press that closes may also lead to another page; by then it is on its way, and the bar says so.
const settledMs = 50
const isLeaving = () => document.querySelector('.page-loading-bar') !== null

/** Has the way back close what was laid over the page. What is called when it closed otherwise takes its step out of the history. */
export function layOver(close: () => void): () => void {
  const over = { close, href: location.href }
  open.push(over)
  lay()
  return () => {
    const at = open.indexOf(over)
    if (at < 0) return
    open.splice(at, 1)
    setTimeout(() => {
      if (open.length > 0 || !isMarked() || isLeaving()) return
      swallow = true
      history.back()
    }, settledMs)
  }
}
