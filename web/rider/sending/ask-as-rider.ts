import { callsOf } from '#web/kit/calls/ask-server.ts'
import { riderPhone } from '#web/rider/store/rider-phone.ts'
import type { RiderCalls } from './rider-calls.ts'

const ask = callsOf<RiderCalls>()

/** `callsOf` for a rider: refused when somebody else is signed in by now. */
export const askAsRider: typeof ask = (locale, call, body, options) =>
  ask(locale, call, body, { ...options, shopper: riderPhone.current().owner })
