import type { ChatMessage } from '#shop/chat/chat-wire.ts'
import type { Result } from '#web/kit/calls/ask-server.ts'
import type { Written } from './chat-side.ts'

const patienceMs = 120_000

/** Like `askServer`, with a picture: a form, and as long as a slow connection needs. */
export async function sendPictureTo(
  href: string,
  { id, isNote }: Written,
  picture: Blob,
): Promise<Result<{ message: ChatMessage }>> {
  const form = new FormData()
  form.set('id', id)
  form.set('isNote', isNote ? 'yes' : 'no')
  form.set('picture', picture, 'picture.jpg')
  const stop = new AbortController()
  const timer = setTimeout(() => stop.abort(), patienceMs)
  try {
    const response = await fetch(href, { method: 'POST', body: form, signal: stop.signal })
    if (response.status >= 500 || response.status === 429 || response.redirected) return { kind: 'unknown' }
    const answer = await response.json()
    if (response.ok) return { kind: 'ok', answer }
    return { kind: 'refused', code: answer.code ?? '', message: answer.message ?? '' }
  } catch {
    return { kind: 'unknown' }
  } finally {
    clearTimeout(timer)
  }
}
