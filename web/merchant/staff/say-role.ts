import type { useMerchantWords } from '#web/words/words.tsx'

/** A role by its code in the current language, since the wire names roles in English only. */
export function sayRole(say: ReturnType<typeof useMerchantWords>, code: string): string {
  if (code === '8') return say('role.owner')
  if (code === '5') return say('role.manager')
  return code === '4' ? say('role.supervisor') : say('role.salesperson')
}
