// Keeps recent pages readable offline (docs/decisions/0020). A separate worker file that imports nothing.

type Extendable = Event & { waitUntil: (work: Promise<unknown>) => void }
type FetchEvent = Extendable & {
  request: Request
  preloadResponse: Promise<Response | undefined>
  respondWith: (answer: Promise<Response>) => void
}
type MessageEvent = Extendable & { data: unknown }
type Worker = {
  addEventListener(name: 'install' | 'activate', listener: (event: Extendable) => void): void
  addEventListener(name: 'fetch', listener: (event: FetchEvent) => void): void
  addEventListener(name: 'message', listener: (event: MessageEvent) => void): void
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void> }
  registration: ServiceWorkerRegistration
}

const worker = self as unknown as Worker
const cacheKinds = {
  files: { name: 'files-1', most: 250 },
  pictures: { name: 'pictures-1', most: 250 },
  pages: { name: 'pages-1', most: 60 },
  visits: { name: 'visits-1', most: 40 },
  runs: { name: 'runs-1', most: 4 },
}
type CacheKind = (typeof cacheKinds)[keyof typeof cacheKinds]
const whose = '/kept-for'
const whoseVisits = '/visits-kept-for'
const whoseRun = '/run-kept-for'
const icon = '/icon.svg'
// Catalogue, content and cart; nothing of orders, addresses or the account.
const readable = /^(\/en)?(\/?|\/_root|\/(product|promotion|news|contents|cart)(\/.*)?|\/profile\/wishlist)$/

// Forms that staff fill in at a shop, and the day of a salesperson; a page puts itself here, for whoever works with it (docs/decisions/0050).
const ofVisit =
  /^(\/en)?\/(sales\/mysales(\/(customers|visits|basket\/[^/]+\/[^/]+))?|merchant\/(waiting|customer\/[^/]+\/[^/]+\/(photos|survey(\/[^/]+)?)))$/

// The run of a rider; from there the page opens what the phone has (docs/decisions/0060).
const ofRider = /^(\/en)?\/rider(\/(?!login|verifyotp).*)?$/
const ofRun = /^(\/en)?\/rider/

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))

worker.addEventListener('activate', (event) => {
  const dropOld = async () => {
    const names = new Set(Object.values(cacheKinds).map(({ name }) => name))
    await Promise.all(
      (await caches.keys()).filter((name) => !names.has(name)).map((name) => caches.delete(name)),
    )
    // Navigation preload: the request starts while this worker is still booting.
    await worker.registration.navigationPreload?.enable()
    await worker.clients.claim()
  }
  event.waitUntil(dropOld())
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  // Hashed names change with their content, so these never expire.
  if (url.pathname.startsWith('/assets/') || url.pathname === icon)
    event.respondWith(cacheFirst(event, cacheKinds.files))
  else if (url.pathname.startsWith('/files/products/'))
    event.respondWith(cacheFirst(event, cacheKinds.pictures))
  else if (request.mode === 'navigate' || url.pathname.endsWith('.data'))
    event.respondWith(networkFirst(event, url))
})

let saving: Promise<void> = Promise.resolve()

/** Messages run in sequence: a change of shopper deletes old pages before any new page is cached. */
function saveInTurn(event: Extendable, save: () => Promise<void>): void {
  saving = saving.then(save).catch(() => {})
  event.waitUntil(saving)
}

/** The shopper and the files of the page, since requests before this worker started must be cached too. */
worker.addEventListener('message', (event) => {
  const {
    shopper,
    staff,
    rider,
    page,
    files = [],
  } = (event.data ?? {}) as {
    shopper?: string
    staff?: string
    rider?: string
    page?: string
    files?: string[]
  }
  saveInTurn(event, async () => {
    if (shopper !== undefined) await savePagesFor(shopper)
    if (staff !== undefined) await savePrivateFor(cacheKinds.visits, whoseVisits, staff)
    if (rider !== undefined) await savePrivateFor(cacheKinds.runs, whoseRun, rider)
    if (page && isReadable(new URL(page))) await savePage(page)
    if (page && staff && ofVisit.test(new URL(page).pathname)) await savePrivate(cacheKinds.visits, page)
    if (page && rider && new URL(page).pathname.replace(ofRun, '') === '')
      await savePrivate(cacheKinds.runs, page)
  })
  event.waitUntil(saveFiles(files).catch(() => {}))
})

async function saveFiles(files: string[]): Promise<void> {
  for (const file of [icon, ...files]) {
    const { origin, pathname } = new URL(file, location.origin)
    if (origin !== location.origin) continue
    if (pathname.startsWith('/assets/') || pathname === icon) await fill(cacheKinds.files, file)
    if (pathname.startsWith('/files/products/')) await fill(cacheKinds.pictures, file)
  }
}

/** Pages show a customer's own prices, so a change of shopper deletes them. */
async function savePagesFor(shopper: string): Promise<void> {
  const known = await (await caches.match(whose))?.text()
  if (known === shopper) return
  await caches.delete(cacheKinds.pages.name)
  await (await caches.open(cacheKinds.pages.name)).put(whose, new Response(shopper))
}

/** Visits and runs name customers of one person's, so whoever signs out or in next finds none. */
async function savePrivateFor({ name }: CacheKind, mark: string, person: string): Promise<void> {
  const known = await (await caches.match(mark))?.text()
  if (known === person) return
  await caches.delete(name)
  if (person) await (await caches.open(name)).put(mark, new Response(person))
}

async function savePrivate(kind: CacheKind, page: string): Promise<void> {
  const answer = await fetch(page, { headers: { accept: 'text/html' } })
  if (answer.ok && !answer.redirected) await put(kind, keyOf(new URL(page)), answer)
}

/** A guest's cart is only in the browser: its cached page would lack names and prices. */
async function isGuestCart({ pathname }: URL): Promise<boolean> {
  if (!/^(\/en)?\/cart/.test(pathname)) return false
  return /^GUEST(%20|$)/.test((await (await caches.match(whose))?.text()) ?? 'GUEST')
}

async function putPage(url: URL, answer: Response): Promise<void> {
  if (!(await isGuestCart(url))) await put(cacheKinds.pages, keyOf(url), answer)
}

const isReadable = ({ pathname }: URL) => readable.test(pathname.replace(/\.data$/, ''))

/** The router's data requests are keyed by page, without the `_routes` parameter. */
function keyOf(url: URL): string {
  const plain = new URL(url)
  plain.searchParams.delete('_routes')
  plain.hash = ''
  return plain.href
}

async function put({ name, most }: CacheKind, key: string, answer: Response): Promise<void> {
  const cache = await caches.open(name)
  // `put` replaces the entry only after the whole body has arrived, so a lost signal loses nothing; it then
  // ranks newest.
  await cache.put(key, answer)
  const keys = await cache.keys()
  const old = keys
    .filter(({ url }) => ![whose, whoseVisits, whoseRun].some((mark) => url.endsWith(mark)))
    .slice(0, Math.max(0, keys.length - most))
  await Promise.all(old.map((each) => cache.delete(each)))
}

async function fill(cache: CacheKind, file: string): Promise<void> {
  if (await caches.match(file)) return
  const answer = await fetch(file)
  if (answer.ok) await put(cache, file, answer)
}

async function savePage(page: string): Promise<void> {
  const answer = await fetch(page, { headers: { accept: 'text/html' } })
  if (answer.ok && !answer.redirected) await putPage(new URL(page), answer)
}

async function cacheFirst(event: FetchEvent, cache: CacheKind): Promise<Response> {
  const cached = await caches.match(event.request, { ignoreVary: true })
  if (cached) return cached
  const answer = await fetch(event.request)
  if (answer.status === 200) event.waitUntil(put(cache, event.request.url, answer.clone()).catch(() => {}))
  return answer
}

async function networkFirst(event: FetchEvent, url: URL): Promise<Response> {
  const { request } = event
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(request))
    // A redirected response, perhaps to sign-in, is not the requested page.
    if (answer.status === 200 && !answer.redirected && isReadable(url)) {
      const copy = answer.clone()
      saveInTurn(event, () => putPage(url, copy))
    }
    return answer
  } catch (problem) {
    const cached = await caches.match(keyOf(url), { ignoreVary: true })
    if (cached) return cached
    if (request.mode !== 'navigate') throw problem
    const [run] = ofRider.test(url.pathname) ? (ofRun.exec(url.pathname) ?? []) : []
    if (run && (await caches.match(url.origin + run, { ignoreVary: true })))
      return Response.redirect(`${url.origin}${run}#to=${encodeURIComponent(url.pathname + url.search)}`)
    return withoutSignal(url)
  }
}

const words = {
  th: {
    title: 'ไม่มีสัญญาณ',
    text: 'ยังไม่ได้เก็บหน้านี้ไว้ในเครื่อง ลองใหม่เมื่อกลับมาออนไลน์ สินค้าในตะกร้ายังอยู่ครบ',
    again: 'ลองอีกครั้ง',
    still: 'หน้าที่ยังอ่านได้',
  },
  en: {
    title: 'No connection',
    text: 'This page is not saved on this device. Try again when you are back online; your cart is safe.',
    again: 'Try again',
    still: 'Pages you can still read',
  },
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** The cached pages by title, the last seen first. */
async function readablePages(locale: 'th' | 'en'): Promise<{ href: string; title: string }[]> {
  const cache = await caches.open(cacheKinds.pages.name)
  const pages = (await cache.keys()).toReversed().filter(({ url }) => {
    const { pathname } = new URL(url)
    return (
      pathname !== whose && !pathname.endsWith('.data') && /^\/en(\/|$)/.test(pathname) === (locale === 'en')
    )
  })
  const titled = pages.slice(0, 12).map(async (page) => {
    const html = await (await cache.match(page, { ignoreVary: true }))?.text()
    // The page's own title without the shop's name; its HTML is escaped already.
    const title = /<title[^>]*>([^<]+?)(?: \| [^<|]*)?<\/title>/.exec(html ?? '')?.[1]
    return title ? [{ href: page.url, title }] : []
  })
  return (await Promise.all(titled)).flat()
}

async function withoutSignal(url: URL): Promise<Response> {
  const locale = /^\/en(\/|$)/.test(url.pathname) ? 'en' : 'th'
  const say = words[locale]
  const pages = await readablePages(locale)
  const list = pages.map(({ href, title }) => `<li><a href="${escaped(href)}">${title}</a></li>`).join('')
  // Our font if cached; otherwise the phone's own.
  const sheet = (await (await caches.open(cacheKinds.files.name)).keys()).findLast(({ url }) =>
    url.endsWith('.css'),
  )
  const html = `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${say.title}</title>${sheet ? `<link rel="stylesheet" href="${escaped(sheet.url)}">` : ''}<style>
body{margin:0;background:#fbfaf6;color:#1c1b17;font:1rem/1.6 "Noto Sans Thai",system-ui,sans-serif}
main{max-width:32rem;margin:0 auto;padding:3rem 1rem}img{display:block;margin:0 0 1.5rem}h1{font-size:1.5rem;line-height:1.5;font-weight:700;margin:0 0 .5rem}h2{font-size:1rem;font-weight:700;margin:2rem 0 .5rem}p{margin:0 0 1.5rem}
.again{display:inline-flex;align-items:center;min-height:3rem;padding:0 1.5rem;border-radius:.75rem;background:#0b7a3b;color:#fff;font-weight:700;text-decoration:none}
ul{list-style:none;margin:0;padding:0;border-radius:.75rem;background:#fff;border:1px solid #e6e2d6}li+li{border-top:1px solid #e6e2d6}li a{display:block;padding:.75rem 1rem;color:inherit;text-decoration:none}
a:focus-visible{outline:3px solid #0b7a3b;outline-offset:2px}</style></head><body><main><img src="${icon}" alt="" width="56" height="56"><h1>${say.title}</h1><p>${say.text}</p><a class="again" href="${escaped(url.href)}">${say.again}</a>${list && `<h2>${say.still}</h2><ul>${list}</ul>`}</main></body></html>`
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy':
      "default-src 'none'; style-src 'self' 'unsafe-inline'; font-src 'self'; img-src 'self'",
  }
  return new Response(html, { status: 503, headers })
}
