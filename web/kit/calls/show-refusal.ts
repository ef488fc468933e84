import { generalProblems } from '#shop/problems/general-problems.ts'
import type { Locale } from '#shop/words/locale.ts'
import { showToast, toastLife } from '#web/ui/toast-store.ts'

/** Shows the server's refusal as a toast for as long as the specification says. */
export function showRefusal(message: string | undefined, locale: Locale): void {
  showToast({ text: message || generalProblems.oops[locale], tone: 'danger', lifeMs: toastLife.serverError })
}
