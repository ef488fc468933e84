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
