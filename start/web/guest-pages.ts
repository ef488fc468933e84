import { type StitchedPage, stitchPage } from './stitched-page.ts'

export type CachedPage = {
  page: StitchedPage
  headers: [name: string, value: string][]
  nonce: string
  at: number
}
/** A page being rendered: `broken` says afterwards whether a part failed. */
export type Rendered = { response: Response; nonce: string; broken: () => boolean }
type Render = () => Promise<Rendered>

// Together at most five seconds, within which a merchant's change of a setting must show everywhere.
const [freshMs, renewMs] = [4_000, 1_000]
const mostBytes = 32 * 2 ** 20
const largestPage = 2 ** 20

/** Pages that are equal for all guests, cached for seconds: each is rendered once for concurrent requests. */
export function makeGuestPageCache({
  now = Date.now,
  most = mostBytes,
}: {
  now?: () => number
  most?: number
} = {}) {
  const cache = new Map<string, CachedPage>()
  const making = new Map<string, Promise<CachedPage | undefined>>()
  let bytes = 0

  function drop(key: string): void {
    bytes -= cache.get(key)?.page.bytes ?? 0
    cache.delete(key)
  }
  function store(key: string, entry: CachedPage): void {
    drop(key)
    cache.set(key, entry)
    bytes += entry.page.bytes
    for (const [oldest] of cache) {
      if (bytes <= most) return
      drop(oldest)
    }
  }
  async function record(
    key: string,
    { response, nonce, broken }: Rendered,
    body: ReadableStream,
  ): Promise<CachedPage | undefined> {
    const html = Buffer.from(await new Response(body).arrayBuffer())
    if (broken() || html.length > largestPage || html.includes(0)) return undefined
    const entry = { page: stitchPage(html, nonce), headers: [...response.headers], nonce, at: now() }
    store(key, entry)
    return entry
  }
  /** Streams the page to the first visitor and records it. */
  async function make(key: string, render: Render): Promise<Response> {
    let settle = (_entry: CachedPage | undefined) => {}
    making.set(
      key,
      new Promise((done) => {
        settle = (entry) => {
          making.delete(key)
          done(entry)
        }
      }),
    )
    try {
      const rendered = await render()
      const { response } = rendered
      const body = mayCache(response) ? response.body : null
      if (!body) {
        settle(undefined)
        return response
      }
      const [shown, written] = body.tee()
      record(key, rendered, written).then(settle, () => settle(undefined))
      return new Response(shown, response)
    } catch (error) {
      settle(undefined)
      throw error
    }
  }
  async function renew(key: string, render: Render): Promise<void> {
    await (await make(key, render)).body?.cancel()
  }

  return {
    size: () => ({ pages: cache.size, bytes }),
    /**
     * The cached page or the one being rendered. A slightly expired page is served once more while the next
     * renders.
     */
    answer: async (key: string, render: Render): Promise<CachedPage | Response> => {
      const found = cache.get(key)
      const age = found ? now() - found.at : Number.POSITIVE_INFINITY
      const busy = making.get(key)
      if (found && age < freshMs + renewMs) {
        if (age >= freshMs && !busy) renew(key, render).catch(() => drop(key))
        cache.delete(key)
        cache.set(key, found)
        return found
      }
      if (!busy) return make(key, render)
      return (await busy) ?? (await render()).response
    },
  }
}
export type GuestPages = ReturnType<typeof makeGuestPageCache>

function mayCache(response: Response): boolean {
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false
  return response.status === 200 && isPage && !response.headers.has('set-cookie')
}
