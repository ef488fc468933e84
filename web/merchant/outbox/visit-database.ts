import { deviceDatabase } from '#web/kit/offline/device-store.ts'

/** What staff made on this device for customers and have not sent. */
export const visitDatabase = deviceDatabase('sangdai-visits', ['entries', 'drafts'])
