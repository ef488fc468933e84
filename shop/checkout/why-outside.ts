import { type Problem, refuse } from '../problems/problem.ts'
import { type Locale, pick } from '../words/locale.ts'
import { checkoutProblems } from './checkout-problems.ts'
import type { OutsideArea } from './outside-area.ts'

/** The refusal with its alternatives. */
export function whyOutside({ place, addressIds, own, others, pickup }: OutsideArea, locale: Locale): Problem {
  const say = (th: string, en: string) => pick(locale, th, en)
  const nameOf = ({ name, nameEn }: OutsideArea['own'][number]) => say(name, nameEn)
  const options = [
    ...(addressIds.length > 0 ? [say('เลือกที่อยู่อื่นของท่าน', 'choose another of your addresses')] : []),
    ...own.slice(0, 1).map((centre) => say(`เปลี่ยนไปสั่งกับ${nameOf(centre)}`, `order from ${nameOf(centre)}`)),
    ...(pickup ? [say('มารับสินค้าเองที่ศูนย์', 'fetch the goods yourself')] : []),
    ...others
      .filter(({ asked }) => !asked)
      .slice(0, 1)
      .map((centre) => say(`ขอเป็นลูกค้าของ${nameOf(centre)}`, `ask to join ${nameOf(centre)}`)),
  ]
  if (options.length === 0) return refuse(checkoutProblems.outsideEveryArea, { place })
  const last = options.at(-1) ?? ''
  const listed =
    options.length === 1 ? last : say(options.join(' หรือ'), `${options.slice(0, -1).join(', ')} or ${last}`)
  return refuse(checkoutProblems.outsideArea, { place, ways: listed })
}
