type Handlers = Record<string, (data: unknown) => void>
type Live = {
  /** The address to listen at, as it is when it is opened. */
  href: () => string
  on: Handlers
  onOpen: (isOpen: boolean) => void
}

const second = 1_000
const longestPause = 30 * second
/** The server says something at least every 25 seconds; a connection that is silent for longer is dead. */
const silenceMs = 60 * second

/** Listens to server-sent events until it is stopped; what breaks is opened again, also on another network. */
export function listenLive({ href, on, onOpen }: Live): () => void {
  let source: EventSource | undefined
  let retry: ReturnType<typeof setTimeout> | undefined
  let silence: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let isStopped = false

  function close(): void {
    clearTimeout(retry)
    clearTimeout(silence)
    source?.close()
    source = undefined
  }

  function hear(): void {
    failures = 0
    clearTimeout(silence)
    silence = setTimeout(open, silenceMs)
  }

  function open(): void {
    close()
    if (isStopped) return
    const opened = new EventSource(href())
    source = opened
    opened.onopen = () => {
      hear()
      onOpen(true)
    }
    opened.onerror = () => {
      onOpen(false)
      // The browser tries again by itself, unless the answer was a refusal or no stream at all.
      if (opened.readyState !== EventSource.CLOSED) return
      const pause = Math.min(longestPause, second * 2 ** failures++)
      clearTimeout(retry)
      retry = setTimeout(open, pause * (0.5 + Math.random()))
    }
    opened.addEventListener('beat', hear)
    for (const [name, handle] of Object.entries(on))
      opened.addEventListener(name, (event) => {
        hear()
        handle(JSON.parse((event as MessageEvent<string>).data))
      })
  }

  const lookAgain = () => {
    if (document.visibilityState === 'visible' && source?.readyState !== EventSource.OPEN) open()
  }
  // A connection that is cut is only noticed when something should have come.
  const cut = () => onOpen(false)
  open()
  addEventListener('online', open)
  addEventListener('offline', cut)
  addEventListener('pageshow', lookAgain)
  document.addEventListener('visibilitychange', lookAgain)
  return () => {
    isStopped = true
    close()
    removeEventListener('online', open)
    removeEventListener('offline', cut)
    removeEventListener('pageshow', lookAgain)
    document.removeEventListener('visibilitychange', lookAgain)
  }
}
