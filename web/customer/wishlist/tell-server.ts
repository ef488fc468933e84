import { askJson } from '#web/kit/calls/use-answer.ts'
import { shopperHeaders } from '#web/kit/visit/one-shopper.ts'
import * as paths from '#web/paths/customer-paths.ts'

const atOnce = 60

/** Sends changes and hears the whole list, and which changes it has heard; nothing when it cannot be reached now: they are sent another time. */
export async function tellServer(changes: Readonly<Record<string, boolean>>) {
  const sent = Object.entries(changes).slice(0, atOnce)
  const body = new URLSearchParams()
  for (const [code, added] of sent) body.append(added ? 'add' : 'remove', code)
  const heard = await askJson<{ codes?: unknown }>(paths.wishlistCalls, {
    method: 'POST',
    body,
    headers: shopperHeaders(),
  })
  if (!Array.isArray(heard?.codes)) return undefined
  return {
    codes: heard.codes.filter((code): code is string => typeof code === 'string'),
    sent: Object.fromEntries(sent),
  }
}
