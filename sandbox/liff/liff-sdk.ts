/** LINE's script for pages that LINE opens, played in the browser. Served as it stands, without its types. */
type Tokens = { access_token?: string; id_token?: string; context_token?: string }
type Dialog = { locale: string; friends: { id: string; name: string }[] }

const own = new URL(import.meta.url)
const base = own.origin + own.pathname.replace(/\/liff\/sdk\.js$/, '')
const store = 'SANDBOX_LIFF'
let tokens: Tokens = {}
let liffId = ''

class LiffError extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

const words = {
  th: { title: 'ส่งให้ใคร (LINE จำลอง)', send: 'ส่ง', close: 'ปิด' },
  en: { title: 'Send to (sandbox LINE)', send: 'Send', close: 'Close' },
}

async function init(config: { liffId: string }): Promise<void> {
  liffId = config.liffId
  const fromHash = Object.fromEntries(new URLSearchParams(location.hash.slice(1))) as Tokens
  if (fromHash.access_token) {
    sessionStorage.setItem(store, JSON.stringify(fromHash))
    history.replaceState(history.state, '', location.pathname + location.search)
  }
  tokens = JSON.parse(sessionStorage.getItem(store) ?? '{}')
  if (!tokens.access_token) return
  const query = new URLSearchParams({ access_token: tokens.access_token })
  const answer = await fetch(`${base}/line/oauth2/v2.1/verify?${query}`)
  const { client_id } = answer.ok ? await answer.json() : { client_id: '' }
  // As LINE's own, it compares the channel of the token with that in front of the app's id.
  if (!client_id || !liffId.startsWith(`${client_id}-`)) {
    sessionStorage.removeItem(store)
    tokens = {}
    throw new LiffError('INIT_FAILED', 'Failed to verify access_token')
  }
}

const signedIn = () => tokens.access_token !== undefined
const bearer = () => ({ authorization: `Bearer ${tokens.access_token ?? ''}` })

async function ask<Answer>(path: string, options: RequestInit = {}): Promise<Answer> {
  const headers = { ...bearer(), ...(options.headers as Record<string, string>) }
  const answer = await fetch(base + path, { ...options, headers })
  const body = await answer.json()
  if (!answer.ok) throw new LiffError(String(answer.status), body.message ?? '')
  return body
}

async function shareTargetPicker(messages: unknown[], { isMultiple = true } = {}) {
  if (!signedIn()) throw new LiffError('UNAUTHORIZED', 'Need access_token for api call, Please login first')
  if (!Array.isArray(messages) || messages.length < 1 || messages.length > 5)
    throw new LiffError('INVALID_ARGUMENT', 'messages must be 1 to 5')
  const to = await chooseFriends(await ask<Dialog>('/liff/friends'), isMultiple)
  if (!to) return undefined
  await ask('/liff/share', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ to, messages }),
  })
  return { status: 'success' as const }
}

/** LINE lays its own page over the shop's; undefined when it is closed. */
function chooseFriends({ friends }: Dialog, isMultiple: boolean): Promise<string[] | undefined> {
  const say = words[document.documentElement.lang === 'en' ? 'en' : 'th']
  const dialog = document.createElement('dialog')
  dialog.setAttribute('aria-label', say.title)
  dialog.style.cssText =
    'margin:auto auto 0;width:min(100%,480px);border:0;border-radius:16px 16px 0 0;padding:16px;background:#fff;color:#111'
  const title = document.createElement('h2')
  title.textContent = say.title
  title.style.cssText = 'font-size:18px;font-weight:700;margin:0 0 8px'
  const boxes = friends.map(({ id, name }) => {
    const [label, box] = [document.createElement('label'), document.createElement('input')]
    box.type = isMultiple ? 'checkbox' : 'radio'
    box.name = 'friend'
    box.value = id
    label.style.cssText = 'display:flex;gap:12px;align-items:center;min-height:48px'
    label.append(box, name)
    dialog.append(label)
    return box
  })
  const button = (text: string, look: string) => {
    const made = document.createElement('button')
    made.textContent = text
    made.style.cssText = `min-height:48px;padding:0 24px;border:0;border-radius:8px;font-weight:700;${look}`
    return made
  }
  const send = button(say.send, 'background:#06c755;color:#111')
  const close = button(say.close, 'background:#eee;color:#111')
  const row = document.createElement('div')
  row.style.cssText = 'display:flex;gap:8px;margin-top:8px'
  row.append(send, close)
  dialog.prepend(title)
  dialog.append(row)
  document.body.append(dialog)
  dialog.showModal()
  return new Promise((resolve) => {
    const end = (to: string[] | undefined) => {
      dialog.remove()
      resolve(to)
    }
    send.onclick = () => {
      const to = boxes.filter(({ checked }) => checked).map(({ value }) => value)
      if (to.length > 0) end(to)
    }
    close.onclick = () => end(undefined)
    dialog.oncancel = () => end(undefined)
  })
}

export default {
  init,
  isInClient: signedIn,
  isLoggedIn: signedIn,
  getIDToken: () => tokens.id_token ?? null,
  getAccessToken: () => tokens.access_token ?? null,
  getProfile: () => ask('/line/v2/profile'),
  getFriendship: () => ask('/line/friendship/v1/status'),
  getContext: () => (signedIn() ? { type: 'utou' } : null),
  getOS: () => 'web' as const,
  getLineVersion: () => (signedIn() ? '26.1.0' : null),
  getVersion: () => '2.31.0',
  isApiAvailable: () => signedIn() && JSON.parse(tokens.context_token ?? '{}').shares === true,
  shareTargetPicker,
  openWindow: ({ url }: { url: string; external: boolean }) => void window.open(url, '_blank', 'noopener'),
}
