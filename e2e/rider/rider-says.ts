import { fill } from '#shop/words/locale.ts'
import { accountEn } from '#web/words/rider/account-en.ts'
import { accountTh } from '#web/words/rider/account-th.ts'
import { closeEn } from '#web/words/rider/close-en.ts'
import { closeTh } from '#web/words/rider/close-th.ts'
import { doorEn } from '#web/words/rider/door-en.ts'
import { doorTh } from '#web/words/rider/door-th.ts'
import { riderEn } from '#web/words/rider/rider-en.ts'
import { riderTh } from '#web/words/rider/rider-th.ts'
import { runEn } from '#web/words/rider/run-en.ts'
import { runTh } from '#web/words/rider/run-th.ts'
import { stopEn } from '#web/words/rider/stop-en.ts'
import { stopTh } from '#web/words/rider/stop-th.ts'

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
