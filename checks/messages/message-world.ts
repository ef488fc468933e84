import type { Gateways } from '#api/gateways/gateways.ts'
import { LineRefusal } from '#api/gateways/line/line-refusal.ts'
import type { FlexMessage } from '#shop/delivery-messages/flex-message.ts'

type Channel = 'line' | 'pnp' | 'mail' | 'sms'
/** What a channel does when asked: `lost` takes the message, and its answer never comes. */
export type Behaviour = 'ok' | 'down' | 'busy' | 'refuses' | 'lost' | 'blocked'
type Arrived = { channel: Channel; to: string; text: string; key: string; at: Date; link: string }

/** The services outside, which note what arrives; LINE takes each key once. */
export function messageWorld(now: () => Date) {
  const arrived: Arrived[] = []
  const tried: Channel[] = []
  const asked: { channel: Channel; key: string }[] = []
  const keys = new Set<string>()
  const quota = { limit: null as number | null, used: 0 }
  let behaviour: (channel: Channel) => Behaviour = () => 'ok'

  async function take(channel: Channel, message: Omit<Arrived, 'channel' | 'at'>): Promise<void> {
    const does = behaviour(channel)
    tried.push(channel)
    asked.push({ channel, key: message.key })
    const isLine = channel === 'line' || channel === 'pnp'
    if (does === 'down') throw isLine ? new LineRefusal(500) : new Error('the gateway answered 500')
    if (does === 'busy') throw isLine ? new LineRefusal(429) : new Error('the gateway answered 429')
    if (does === 'refuses') throw isLine ? new LineRefusal(403) : new Error('the gateway answered 403')
    if (channel !== 'line' || !keys.has(message.key)) arrived.push({ channel, at: now(), ...message })
    if (channel === 'line') keys.add(message.key)
    if (does === 'lost') throw new TypeError(`fetch failed for ${message.to}`)
  }
  const card = (message: FlexMessage | { type: 'text'; text: string }) => {
    if (message.type === 'text') return { text: message.text, link: '' }
    const [button] = message.contents.footer?.contents ?? []
    const action = button?.type === 'button' ? button.action : undefined
    return { text: message.altText, link: action?.type === 'uri' ? action.uri : '' }
  }
  const linkIn = (text: string) => /https?:\/\/\S+/.exec(text)?.[0] ?? ''
  const gateways = {
    lineOf: () => ({
      mayReach: async () => behaviour('line') !== 'blocked',
      push: (to: string, message: FlexMessage, key: string) => take('line', { to, key, ...card(message) }),
      pushToNumber: async (to: string, message: FlexMessage, key: string) => {
        if (behaviour('pnp') === 'blocked') return false
        await take('pnp', { to, key, ...card(message) })
        return true
      },
      findQuota: async () => quota,
    }),
    sendMail: (to: string, subject: string, text: string) =>
      take('mail', { to, key: '', text: `${subject}\n${text}`, link: linkIn(text) }),
    sendSms: (to: string, text: string) => take('sms', { to, key: '', text, link: linkIn(text) }),
  } as unknown as Gateways
  return {
    ...{ gateways, arrived, tried, asked, quota },
    behave: (next: (channel: Channel) => Behaviour) => {
      behaviour = next
    },
    forget: () => {
      for (const list of [arrived, tried, asked]) list.length = 0
    },
  }
}
