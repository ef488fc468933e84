type Part = { text: string; hit: boolean; at: number }

/** A text in parts, the typed ones marked, ignoring case. */
export function highlight(text: string, typed: string): Part[] {
  const needle = typed.trim().toLowerCase()
  const low = text.toLowerCase()
  // Some letters change length with their case; the positions then differ, and nothing is marked.
  if (!needle || low.length !== text.length) return [{ text, hit: false, at: 0 }]
  const parts: Part[] = []
  let at = 0
  while (at < text.length) {
    const found = low.indexOf(needle, at)
    const next = found < 0 ? text.length : found
    if (next > at) parts.push({ text: text.slice(at, next), hit: false, at })
    if (found >= 0) parts.push({ text: text.slice(found, found + needle.length), hit: true, at: found })
    at = found < 0 ? text.length : found + needle.length
  }
  return parts
}
