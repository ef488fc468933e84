import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { html, type Markup } from '#sandbox/kit/html.ts'
import { leadsHome } from '#sandbox/kit/leads-home.ts'
import { type Page, sendPage } from '#sandbox/kit/page.ts'
import type { World } from '#sandbox/kit/world.ts'
import type { Locale } from '#shop/words/locale.ts'

const text = z.string().max(300).catch('')
const query = z.object({
  amount: text,
  name: text,
  mid: text,
  'order-id': text,
  origin: text,
  lang: z.enum(['th', 'en']).catch('th'),
})
export type FrameRequest = z.output<typeof query>

/** What the script passes to its frame; undefined unless a page of the shop shows it. */
export function readFrameRequest(
  { query: given }: FastifyRequest,
  { shop }: World,
): FrameRequest | undefined {
  const read = query.safeParse(given)
  return read.success && leadsHome(read.data.origin, shop()) ? read.data : undefined
}

const labels = { th: 'ระบบจำลอง', en: 'Sandbox' } as const

export function frameHead(locale: Locale): Markup {
  return html`<header class="row"><span class="brand kbank">K-Payment</span><span class="tag">${labels[locale]}</span></header>`
}

export function sendFrame(reply: FastifyReply, { origin }: FrameRequest, page: Page) {
  return sendPage(reply, { ...page, framedBy: origin })
}

/** Tells the script around the frame, and nobody else. */
export function tellShop(message: Record<string, string>, { origin }: FrameRequest): string {
  // The text stands inside a script element.
  const safe = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
  return `parent.postMessage(${safe(message)}, ${safe(new URL(origin).origin)})`
}

/** A button that needs the script of its page: closing is done by the shop's page. */
export const closeScript = (request: FrameRequest) =>
  `document.getElementById('close').onclick = () => ${tellShop({ kpayment: 'close' }, request)}`
