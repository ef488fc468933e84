import { z } from 'zod'
import { anyone } from '../contract/caller.ts'
import { endpoint } from '../contract/endpoint.ts'
import { named } from '../contract/wire.ts'
import { readSettings, type Settings, writeSettings } from './settings.ts'

const rows = z.array(named({ key: ['Opt', z.string()], value: ['OptValue', z.string()] }))

/** Remote settings, only those the caller may see: key and text on the wire, typed values inside. */
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
  answer: z.codec(rows, z.custom<Partial<Settings>>(), { decode: readSettings, encode: writeSettings }),
  freshFor: 5,
})

export const webConfigContracts = {
  webConfig: webConfigContract,
}
