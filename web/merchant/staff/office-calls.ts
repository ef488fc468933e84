import { useLayoutEffect } from 'react'
import { callsOf, type PageCalls } from '#web/kit/calls/ask-server.ts'
import { shopperLeft } from '#web/kit/calls/one-shopper.ts'
import { useReload } from '#web/merchant/lists/use-reload.ts'

type Office = { mark: string; reload: () => Promise<void> }

const beginning = 'office:'
const nobody: Office = { mark: '', reload: async () => undefined }
let open = nobody

/** Who works at which centre on this page: another tab may sign in as somebody else or choose another centre. */
export const officeMark = ({ id, centre }: { id: string; centre: string }) =>
  `${beginning}${encodeURIComponent(`${id} ${centre}`)}`
export const isOfOffice = (mark: string) => mark.startsWith(beginning)

/** For a form that is no call: its action compares it with `officeMark`. */
export const openOffice = () => open.mark

export function useOffice(mark: string): void {
  const reload = useReload()
  useLayoutEffect(() => {
    open = { mark, reload }
    return () => {
      open = nobody
    }
  }, [mark, reload])
}

/** `callsOf` for staff: a call for a centre that is no longer worked in is refused, and the page loads again. */
export function officeCallsOf<Calls extends PageCalls>(): ReturnType<typeof callsOf<Calls>> {
  const ask = callsOf<Calls>()
  return async (locale, call, body, options) => {
    const { mark, reload } = open
    const result = await ask(locale, call, body, { ...options, shopper: mark })
    if (result.kind === 'refused' && result.code === shopperLeft) void reload()
    return result
  }
}
