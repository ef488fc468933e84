import { z } from 'zod'
import { named } from '../contract/wire.ts'
import { hoursSpan } from './hours-span.ts'

/** A distribution centre as customers see it. */
export const centre = named({
  saleUnit: ['SaleUnit', z.string()],
  name: ['DIST_NAME', z.string()],
  nameEn: ['DIST_NAME_EN', z.string()],
  photo: ['PHOTO_PATH', z.string().nullable()],
  address: ['FullAddress', z.string()],
  phone: ['Phone', z.string()],
  /** Kilometres from the caller's position; 0 when that is unknown. */
  distance: ['Distance', z.number()],
  nextRound: ['NextDelivery', z.string().nullable()],
  orderBefore: ['OrderBefore', z.string().nullable()],
  /** Computed on the server, so that the page and its hydration agree at midnight. */
  orderBeforeToday: ['OrderBeforeToday', z.boolean()],
  /** When somebody is there, by weekday; only where centres are listed. */
  hours: ['OpeningHours', z.array(hoursSpan).optional()],
  line: [
    'LineChannel',
    named({ url: ['url_line_oa', z.string()], name: ['channel_name', z.string()] }).nullable(),
  ],
})
export type Centre = z.output<typeof centre>
