import { useDeviceDraft } from '#web/kit/offline/use-device-draft.ts'
import { visitDatabase } from './visit-database.ts'

const store = visitDatabase.store<{ id: string; value: unknown }>('drafts')

/** What staff fill in for a customer, kept on this device until it is sent. */
export const useDraft = <Value>(key: string, empty: Value) => useDeviceDraft(store, key, empty)
