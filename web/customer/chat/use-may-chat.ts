import { useSite } from '#web/kit/visit/site.ts'

/** Whether the visitor chats themselves: not a guest, and not whoever acts for a customer. */
export function useMayChat(): boolean | undefined {
  const { visitor, settings } = useSite() ?? {}
  return visitor && settings?.chatOpen && !visitor.isGuest && !visitor.actedForBy
}
