import { sql } from 'kysely'
import { findPlace } from '#api/customers/geography.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import type {
  saveDetailsContract,
  saveHolidaysContract,
  saveHoursContract,
  saveRoundsContract,
} from '#shop/merchant-centre/merchant-centre-contracts.ts'
import { whyNotHolidays, whyNotHours, whyNotRounds } from '#shop/merchant-centre/why-not-days.ts'
import { whyNotDetails } from '#shop/merchant-centre/why-not-details.ts'
import { addDays, bangkokDay } from '#shop/time/bangkok.ts'
import { loadRow, partsOf, type RowPart } from './find-parts.ts'
import { requireRight, savePart } from './save-part.ts'

const find =
  <Part extends RowPart>(saleUnit: string, part: Part) =>
  async (db: Db) =>
    partsOf(await loadRow(db, saleUnit))[part]

const unknownPlace = {
  th: 'จังหวัด อำเภอ ตำบล และรหัสไปรษณีย์ไม่ตรงกัน เลือกใหม่',
  en: 'Province, district, subdistrict and postcode do not belong together. Choose again.',
}

export const saveDetails: Handler<typeof saveDetailsContract> = async (request, context) => {
  const { saleUnit } = request
  requireRight(whyNotDetails(request))
  const found = await findPlace(request)
  if ('wrong' in found) requireRight([{ field: found.wrong, ...unknownPlace }])
  const place = 'place' in found ? found.place : request
  const trim = (text: string) => text.trim().replace(/\s+/g, ' ')
  return savePart(context, request, {
    what: 'details',
    find: find(saleUnit, 'details'),
    write: async (tx) => {
      await tx
        .updateTable('centres')
        .set({
          ...{ name_th: trim(request.nameTh), name_en: trim(request.nameEn) },
          ...{ short_name: trim(request.shortName), address: trim(request.address) },
          ...{ province: place.province, district: place.district, subdistrict: place.subdistrict },
          ...{ postcode: place.postcode, lat: request.lat, lng: request.lng },
          phone: request.phone.replace(/[\s-]/g, ''),
          line_oa_url: request.lineUrl.trim() || null,
          line_channel_name: trim(request.lineName) || null,
          ...{ tax_number: request.taxNumber, tax_branch: request.taxBranch },
        })
        .where('sale_unit', '=', saleUnit)
        .execute()
    },
  })
}

export const saveRounds: Handler<typeof saveRoundsContract> = async (request, context) => {
  const { saleUnit, weekdays, cutOffMinute } = request
  requireRight(whyNotRounds(request))
  const slots = request.slots.toSorted((a, b) => (a.slot < b.slot ? -1 : 1))
  return savePart(context, request, {
    what: 'rounds',
    find: find(saleUnit, 'rounds'),
    write: async (tx) => {
      await sql`update centres c set delivery_weekdays = ${weekdays}, cut_off_minute = ${cutOffMinute},
        slot_rounds = ${JSON.stringify(slots)}::jsonb where c.sale_unit = ${saleUnit}`.execute(tx)
    },
  })
}

/** Days off are kept for a year, then nobody asks for them. */
const daysKept = 366

export const saveHolidays: Handler<typeof saveHolidaysContract> = async (request, context) => {
  const { saleUnit } = request
  requireRight(whyNotHolidays(request.holidays))
  const from = addDays(bangkokDay(context.now), -daysKept)
  const holidays = request.holidays
    .filter(({ endsOn }) => endsOn >= from)
    .map((each) => ({ ...each, nameTh: each.nameTh.trim(), nameEn: each.nameEn.trim() }))
    .sort((a, b) => (a.startsOn < b.startsOn ? -1 : 1))
  return savePart(context, request, {
    what: 'holidays',
    find: find(saleUnit, 'holidays'),
    write: async (tx) => {
      await sql`update centres c set delivery_holidays = ${JSON.stringify(holidays)}::jsonb
        where c.sale_unit = ${saleUnit}`.execute(tx)
    },
  })
}

export const saveHours: Handler<typeof saveHoursContract> = async (request, context) => {
  const { saleUnit } = request
  requireRight(whyNotHours(request.hours))
  const hours = request.hours.toSorted((a, b) => a.weekday - b.weekday || a.opens - b.opens)
  return savePart(context, request, {
    what: 'hours',
    find: find(saleUnit, 'hours'),
    write: async (tx) => {
      await sql`update centres c set opening_hours = ${JSON.stringify(hours)}::jsonb
        where c.sale_unit = ${saleUnit}`.execute(tx)
    },
  })
}
