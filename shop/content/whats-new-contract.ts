import { z } from 'zod'
import { shoppers, staff } from '../contract/caller.ts'
import { endpoint } from '../contract/endpoint.ts'
import { named } from '../contract/wire.ts'

/** B banners, M mini banners, N news, P fixed pages, L shop links. */
export const contentKinds = ['B', 'M', 'N', 'P', 'L'] as const

export const content = named({
  id: ['Id', z.int()],
  kind: ['NewsType', z.enum(contentKinds)],
  code: ['Code', z.string().nullable()],
  titleTh: ['Title', z.string()],
  titleEn: ['TitleEng', z.string()],
  bodyTh: ['Detail', z.string()],
  bodyEn: ['DetailEng', z.string()],
  pictureTh: ['Image', z.string().nullable()],
  pictureEn: ['ImageEng', z.string().nullable()],
  textTone: ['TextTone', z.enum(['light', 'dark'])],
  link: ['Link', z.string()],
  startsOn: ['DateBegin', z.string()],
  endsOn: ['DateEnd', z.string().nullable()],
})
export type Content = z.output<typeof content>

/** Banners, news and links of a centre. */
export const whatsNewContract = endpoint({
  method: 'POST',
  path: 'GET_MASTER_DATA/GET_WHATSNEW',
  says: 'Banners, mini banners, news, pages and links of the caller’s centre. ActiveStatus N or blank shows drafts, to staff only.',
  who: [...shoppers, ...staff],
  touches: { of: 'caller' },
  request: named({
    kind: ['NewsType', z.enum(contentKinds).default('B')],
    onlyInPeriod: ['UsePeriodDate', z.boolean().default(true)],
    active: ['ActiveStatus', z.enum(['Y', 'N', '']).default('Y')],
  }),
  answer: z.array(content),
  freshFor: 900,
})

export const whatsNewContracts = {
  whatsNew: whatsNewContract,
}
