import type { APIRequestContext } from '@playwright/test'

export type Message = { text: string; code?: string; at: string }

/** What was sent to a mobile number, newest first. */
export async function inboxOf(
  request: APIRequestContext,
  mobile: string,
  shop = process.env.SHOP_DIRECT,
): Promise<Message[]> {
  // The server ends an idle connection after ten seconds, perhaps just as it is used again.
  const response = await request.get(`${shop}/sandbox/inbox.json?to=${mobile}`, {
    maxRetries: 1,
  })
  return (await response.json()).messages
}
