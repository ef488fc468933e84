/** The hours of a slot such as 08-12 on a Bangkok day; null without a slot. */
export function slotHours(day: string, slot: string): { from: Date; to: Date } | null {
  const [, from, to] = /^(\d\d)-(\d\d)$/.exec(slot) ?? []
  if (!from || !to) return null
  return { from: new Date(`${day}T${from}:00:00+07:00`), to: new Date(`${day}T${to}:00:00+07:00`) }
}
