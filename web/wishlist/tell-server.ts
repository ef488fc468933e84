/** Sends changes and hears the whole list; nothing when the server cannot be reached now: they are sent another time. */
export async function tellServer(changes: Readonly<Record<string, boolean>>): Promise<string[] | undefined> {
  const body = new FormData()
  for (const [code, added] of Object.entries(changes)) body.append(added ? 'add' : 'remove', code)
  try {
    const answer = await fetch('/wishlist', { method: 'POST', body })
    const heard: unknown = answer.ok ? await answer.json() : undefined
    const codes = (heard as { codes?: unknown } | undefined)?.codes
    return Array.isArray(codes) ? codes.filter((code): code is string => typeof code === 'string') : undefined
  } catch {
    return undefined
  }
}
