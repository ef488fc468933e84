import { z } from 'zod'

const patience = 10_000

async function post(
  url: string,
  headers: Record<string, string>,
  body: string | URLSearchParams,
): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { accept: 'application/json', ...headers },
    body,
    signal: AbortSignal.timeout(patience),
  })
}

type TextAccess = { url: string; key: string; secret: string; sender: string }
type SendText = (mobile: string, text: string) => Promise<void>

/** ThaiBulkSMS, plain messages: a form with Basic authentication; 201 on success. */
export function thaiBulkSmsText({ url, key, secret, sender }: TextAccess): SendText {
  const authorization = `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`
  return async (msisdn, message) => {
    const answer = await post(url, { authorization }, new URLSearchParams({ msisdn, message, sender }))
    if (!answer.ok) throw new Error(`the SMS gateway answered ${answer.status}`)
  }
}

/** SMSMKT, plain messages: always HTTP 200, with its own code; 000 on success. */
export function smsMktText({ url, key, secret, sender }: TextAccess): SendText {
  const headers = { api_key: key, secret_key: secret, 'content-type': 'application/json' }
  return async (phone, message) => {
    const answer = await post(url, headers, JSON.stringify({ phone, message, sender }))
    const { code } = z.object({ code: z.string() }).parse(await answer.json())
    if (code !== '000') throw new Error(`the SMS gateway answered ${code}`)
  }
}

/** LINE Messaging push. 409 means this key was accepted before: the message is already sent. */
export function linePush({ url, channelToken }: { url: string; channelToken: string }) {
  return async (to: string, text: string, retryKey: string): Promise<void> => {
    const headers = {
      authorization: `Bearer ${channelToken}`,
      'x-line-retry-key': retryKey,
      'content-type': 'application/json',
    }
    const answer = await post(
      `${url}/v2/bot/message/push`,
      headers,
      JSON.stringify({ to, messages: [{ type: 'text', text }] }),
    )
    if (!answer.ok && answer.status !== 409) throw new Error(`LINE answered ${answer.status}`)
  }
}

/** The display name of the account that a channel access token belongs to. */
export function lineAccount({ url, channelToken }: { url: string; channelToken: string }) {
  return async (): Promise<string> => {
    const answer = await fetch(`${url}/v2/bot/info`, {
      headers: { authorization: `Bearer ${channelToken}`, accept: 'application/json' },
      signal: AbortSignal.timeout(patience),
    })
    if (!answer.ok) throw new Error(`LINE answered ${answer.status}`)
    return z.object({ displayName: z.string() }).parse(await answer.json()).displayName
  }
}
