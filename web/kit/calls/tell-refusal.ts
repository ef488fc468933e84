import { generalProblems } from '#shop/problems/general-problems.ts'
import type { Locale } from '#shop/words/locale.ts'
import { showToast, toastLife } from '#web/ui/toast-store.ts'

/** Says in passing what the server refused, for as long as the specification gives it; where it said nothing, the default. */
export function tellRefusal(message: string | undefined, locale: Locale): void {
  showToast({ text: message || generalProblems.oops[locale], tone: 'danger', lifeMs: toastLife.serverError })
}
