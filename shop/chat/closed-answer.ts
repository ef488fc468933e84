import { sayDateTime } from '../time/bangkok.ts'
import type { Locale } from '../words/locale.ts'
import type { AnswerHours } from './answer-hours.ts'

/** One automatic answer is enough for a while. */
const quietMs = 6 * 3_600_000

/** What the shop answers by itself outside the opening hours; nothing while it is open, or when it just did. */
export function closedAnswer(
  hours: AnswerHours | null,
  lastAt: Date | null,
  { now, locale }: { now: Date; locale: Locale },
): string | undefined {
  if (!hours || hours.isOpen) return undefined
  if (lastAt && now.getTime() - lastAt.getTime() < quietMs) return undefined
  const from = hours.opensAt ? sayDateTime(new Date(hours.opensAt), locale) : undefined
  if (locale === 'th')
    return from
      ? `ขอบคุณที่ทักมาค่ะ ตอนนี้ศูนย์ปิดทำการแล้ว เจ้าหน้าที่จะตอบกลับตั้งแต่ ${from} เป็นต้นไป`
      : 'ขอบคุณที่ทักมาค่ะ ตอนนี้ศูนย์ปิดทำการแล้ว เจ้าหน้าที่จะตอบกลับเมื่อเปิดทำการ'
  return from
    ? `Thank you for writing. The centre is closed now; somebody will answer from ${from}.`
    : 'Thank you for writing. The centre is closed now; somebody will answer when it opens.'
}
