import {
  type APIRequestContext,
  type BrowserContext,
  test as base,
  expect,
  type Page,
  type Request,
  type TestInfo,
} from '@playwright/test'

type Journey = { shop: string; watched: Page; requests: undefined; pages: undefined }

/** A journey through one of the running shops; what a page complains of, or asks of another host, fails it. */
export const test = base.extend<Journey>({
  shop: async ({ page: _ }, use, info) => {
    await use(process.env[info.project.metadata.shop as string] ?? '')
  },
  baseURL: async ({ browserName: _ }, use, info) => {
    await use(process.env[info.project.metadata.shop as string] ?? '')
  },
  // What toasts say is written down: they go by themselves, and a busy machine may look too late.
  page: async ({ page }, use) => {
    await page.addInitScript(() => {
      const said: string[] = []
      Object.assign(window, { toastsSaid: said })
      const listen = () =>
        said.push(...[...document.querySelectorAll('.toaster p')].map((toast) => toast.textContent ?? ''))
      new MutationObserver(listen).observe(document, { childList: true, subtree: true })
    })
    await use(page)
  },
  requests: [
    async ({ browser }, use) => {
      const listen = (context: BrowserContext) =>
        context.on('page', (page) => lastRequests.set(page, watchRequests(page)))
      browser.on('context', listen)
      await use(undefined)
      browser.off('context', listen)
    },
    { auto: true },
  ],
  // A journey that failed tells where it stood, on each of its telephones: whoever reads the end of a long run has no pictures.
  pages: [
    async ({ page: _, context: own, browser, requests: __ }, use, info) => {
      await use(undefined)
      const open = browser.contexts()
      const pages = open.flatMap((context) => context.pages())
      if (info.status !== info.expectedStatus) for (const page of pages) await tellPage(page, info)
      // A page left open would go on asking the shop, beside every journey after it.
      for (const context of open) if (context !== own) await context.close()
    },
    { auto: true },
  ],
  watched: async ({ page, shop }, use) => {
    const complaints = complaintsOf(page, shop)
    await use(page)
    expect(complaints).toEqual([])
  },
})

async function tellPage(page: Page, info: TestInfo): Promise<void> {
  const asked = lastRequests.get(page)?.().join('\n') ?? ''
  const content = page.locator('body')
  const body = await content.ariaSnapshot({ timeout: 2000 }).catch(() => '')
  await info.attach('page', { body: `${page.url()}\n${asked}\n${body}`, contentType: 'text/plain' })
}

const lastRequests = new WeakMap<Page, () => string[]>()

/** What a page asked for last, without pictures and scripts, and what it still waits for. */
function watchRequests(page: Page): () => string[] {
  const asked: { request: Request; at: number }[] = []
  const ended = new WeakMap<Request, string>()
  page.on('request', (request) => {
    if (['document', 'fetch', 'xhr'].includes(request.resourceType())) asked.push({ request, at: Date.now() })
  })
  page.on('response', (response) => ended.set(response.request(), String(response.status())))
  page.on('requestfailed', (request) => ended.set(request, request.failure()?.errorText ?? 'failed'))
  return () =>
    asked.slice(-8).map(({ request, at }) => {
      const { pathname } = new URL(request.url())
      return `${request.method()} ${pathname}: ${ended.get(request) ?? 'no answer'}, asked ${Date.now() - at} ms ago`
    })
}

/** What a page complains of from now on, and where it goes that it should not. */
export function complaintsOf(page: Page, shop: string): string[] {
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  // A request taken back for a newer one is no complaint; taken back while read, turbo-stream rejects `decoded.done`, which React Router drops.
  const takenBack = ['signal is aborted without reason', 'BodyStreamBuffer was aborted']
  page.on('pageerror', (error) => !takenBack.includes(error.message) && complaints.push(error.message))
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (/^https?:$/.test(url.protocol) && url.origin !== new URL(shop).origin)
      complaints.push(`left for ${url.origin}`)
    if (/eyJ[\w-]{8,}\./.test(url.href)) complaints.push(`a token stands in the address of ${url.pathname}`)
  })
  return complaints
}

export { expect }

export const languages = [
  { locale: 'th', prefix: '', home: '/' },
  { locale: 'en', prefix: '/en', home: '/en' },
] as const

/** Waits until the page answers to hands: React has taken over the server's HTML, down to what the page itself shows. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      // Between two pages there is no document at all.
      const part = document.getElementById('content') ?? document.documentElement ?? {}
      return Object.keys(part).some((key) => key.startsWith('__react'))
    },
    undefined,
    // Asked with every frame, the page would paint each of them.
    { polling: 30 },
  )
}

/** Expects that a toast of this page has said so, however short its life was. */
export async function expectToast(page: Page, text: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => (window as { toastsSaid?: string[] }).toastsSaid ?? []))
    .toContain(text)
}

type Message = { text: string; code?: string; at: string }

/** What was sent to a mobile number, newest first. */
export async function inboxOf(
  request: APIRequestContext,
  mobile: string,
  shop = process.env.SHOP_DIRECT,
): Promise<Message[]> {
  // The server ends an idle connection after ten seconds, perhaps just as it is used again.
  const response = await request.get(`${shop}/sandbox/inbox.json?to=${mobile}`, {
    maxRetries: 1,
  })
  return (await response.json()).messages
}
