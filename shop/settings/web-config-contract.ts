import { z } from 'zod'
import { anyone } from '../contract/caller.ts'
import { endpoint } from '../contract/endpoint.ts'
import { named } from '../contract/wire.ts'

/** Remote settings as key and value; only those the caller may see. */
export const webConfigContract = endpoint({
  method: 'POST',
  path: 'api/webConfig/items',
  says: 'Remote settings as Opt and OptValue: those named in Keys, and with EOrderIncluded every one the caller may see.',
  who: anyone,
  touches: { of: 'nobody' },
  request: named({
    keys: ['Keys', z.array(z.string().max(80)).max(200).default([])],
    everything: ['EOrderIncluded', z.boolean().default(false)],
  }),
  answer: z.array(named({ key: ['Opt', z.string()], value: ['OptValue', z.string()] })),
  freshFor: 5,
})

export const webConfigContracts = {
  webConfig: webConfigContract,
}
