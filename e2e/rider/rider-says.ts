import { fill } from '#shop/words/locale.ts'
import { accountEn } from '#web/words/rider/account/account-en.ts'
import { accountTh } from '#web/words/rider/account/account-th.ts'
import { closeEn } from '#web/words/rider/account/close-en.ts'
import { closeTh } from '#web/words/rider/account/close-th.ts'
import { riderEn } from '#web/words/rider/rider-en.ts'
import { riderTh } from '#web/words/rider/rider-th.ts'
import { doorEn } from '#web/words/rider/road/door-en.ts'
import { doorTh } from '#web/words/rider/road/door-th.ts'
import { runEn } from '#web/words/rider/road/run-en.ts'
import { runTh } from '#web/words/rider/road/run-th.ts'
import { stopEn } from '#web/words/rider/road/stop-en.ts'
import { stopTh } from '#web/words/rider/road/stop-th.ts'

const dictionaries = {
  th: { ...riderTh, ...runTh, ...stopTh, ...doorTh, ...closeTh, ...accountTh },
  en: { ...riderEn, ...runEn, ...stopEn, ...doorEn, ...closeEn, ...accountEn },
}
type Key = keyof (typeof dictionaries)['th']

/** What the rider's pages say in a language. */
export const riderSays =
  (locale: 'th' | 'en') =>
  (key: Key, params: Record<string, string | number> = {}): string =>
    fill(dictionaries[locale][key], params)

/** The same with anything in its gaps. */
export const riderSaysLike = (locale: 'th' | 'en') => (key: Key) =>
  new RegExp(dictionaries[locale][key].replace(/[.*+?^$()[\]\\]/g, '\\$&').replace(/\{[^}]*\}/g, '.*'))
