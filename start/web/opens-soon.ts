import type { FastifyReply } from 'fastify'
import type { Locale } from '#shop/words/locale.ts'
import { inPhrases, sendPlainPage } from './plain-page.ts'

const words = {
  th: {
    title: 'ร้านกำลังเตรียมเปิด',
    text: 'เรากำลังจัดของเข้าชั้น อีกไม่นานสั่งของได้ที่หน้านี้',
    again: 'ลองเปิดอีกครั้ง',
    other: '<a href="/en" lang="en" hreflang="en">English</a>',
  },
  en: {
    title: 'The shop opens soon',
    text: 'We are filling the shelves. You can order here before long.',
    again: 'Try again',
    other: '<a href="/?lang=th" lang="th" hreflang="th">ไทย</a>',
  },
} as const

const patienceSeconds = 600

/** What visitors of an empty network see until its owner has set it up. */
export function sendOpensSoon(reply: FastifyReply, locale: Locale, styles: string) {
  const { title, text, again, other } = words[locale]
  reply.status(503).header('cache-control', 'no-store').header('retry-after', String(patienceSeconds))
  const body = `<p>${inPhrases(text, locale)}</p><a href="">${again}</a>${other}`
  return sendPlainPage(reply, { locale, title, styles, body })
}
