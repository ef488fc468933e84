import { localStore } from '#web/kit/offline/browser-storage.ts'

/** Whether this device has something to send: read by every page, so that no database is opened for it. */
const mark = 'sangdai_chat_unsent'

export const hasUnsent = (): boolean => localStore.read(mark) !== null

export function markUnsent(isLeft: boolean): void {
  if (isLeft) localStore.write(mark, '1')
  else localStore.remove(mark)
}
