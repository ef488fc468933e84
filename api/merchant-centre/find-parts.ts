import { type Selectable, sql } from 'kysely'
import { contentMark } from '#api/activity/content-mark.ts'
import type { Db } from '#api/kit/database.ts'
import type { Centres } from '#api/kit/database-types.ts'
import type { HoursSpan } from '#shop/centres/hours-span.ts'
import type {
  BankAccount,
  CentreArea,
  CentreDetails,
  CentreRounds,
  CentreTerms,
  Holiday,
} from '#shop/merchant-centre/centre-profile.ts'
import { writePlace } from '#shop/merchant-centre/why-not-area.ts'
import { settings } from '#shop/settings/settings.ts'

/** The keys of the settings that are the terms of a centre. */
export const termSettings = {
  fee: settings.deliveryFee,
  freeFrom: settings.freeShippingFrom,
  minimum: settings.minimumOrder,
} as const
export type Term = keyof typeof termSettings

export const loadRow = (db: Db, saleUnit: string): Promise<Selectable<Centres>> =>
  db.selectFrom('centres').selectAll().where('sale_unit', '=', saleUnit).executeTakeFirstOrThrow()

const detailsOf = (row: Selectable<Centres>): CentreDetails => ({
  nameTh: row.name_th,
  nameEn: row.name_en,
  shortName: row.short_name,
  address: row.address,
  province: row.province,
  district: row.district,
  subdistrict: row.subdistrict,
  postcode: row.postcode,
  lat: row.lat,
  lng: row.lng,
  phone: row.phone,
  lineUrl: row.line_oa_url ?? '',
  lineName: row.line_channel_name ?? '',
  taxNumber: row.tax_number,
  taxBranch: row.tax_branch,
})

/** Centres had one photo before they had several. */
const photosOf = ({ photos, photo }: Selectable<Centres>): string[] =>
  photos.length > 0 ? photos : photo ? [photo] : []

/** The parts of a centre that are columns of its row; what was kept in another order is the same. */
export const partsOf = (row: Selectable<Centres>) => ({
  details: detailsOf(row),
  photos: { photos: photosOf(row) },
  rounds: {
    ...{ weekdays: row.delivery_weekdays, cutOffMinute: row.cut_off_minute },
    slots: (row.slot_rounds as unknown as CentreRounds['slots']).map(
      ({ slot, cutOffMinute, daysBefore }) => ({
        ...{ slot, cutOffMinute, daysBefore },
      }),
    ),
  } satisfies CentreRounds,
  holidays: {
    holidays: (row.delivery_holidays as unknown as Holiday[]).map(({ startsOn, endsOn, nameTh, nameEn }) => ({
      ...{ startsOn, endsOn, nameTh, nameEn },
    })),
  },
  hours: {
    hours: (row.opening_hours as unknown as HoursSpan[]).map(({ weekday, opens, closes }) => ({
      ...{ weekday, opens, closes },
    })),
  },
})
export type RowPart = keyof ReturnType<typeof partsOf>

export async function findAccounts(db: Db, saleUnit: string): Promise<{ accounts: BankAccount[] }> {
  const rows = await db
    .selectFrom('bank_accounts')
    .select(['bank_code', 'account_number', 'account_name', 'promptpay_id', 'biller_id'])
    .where('sale_unit', '=', saleUnit)
    .orderBy('position')
    .orderBy('bank_code')
    .orderBy('account_number')
    .execute()
  return {
    accounts: rows.map((row) => ({
      ...{ bankCode: row.bank_code, accountNumber: row.account_number, accountName: row.account_name },
      ...{ promptPayId: row.promptpay_id ?? '', billerId: row.biller_id ?? '' },
    })),
  }
}

type AreaRow = Omit<CentreArea, 'places'> & { places: { postcode: string; subdistrict: string }[] }

/** In the order in which they win a place. */
export async function findAreas(db: Db, saleUnit: string): Promise<CentreArea[]> {
  const { rows } = await sql<AreaRow>`
    select d.id, d.name_th as "nameTh", d.name_en as "nameEn", d.fee, d.free_from as "freeFrom", d.minimum,
      d.weekdays, d.cut_off_minute as "cutOffMinute", d.active,
      (select coalesce(jsonb_agg(jsonb_build_object('postcode', p.postcode, 'subdistrict', p.subdistrict) order by p.postcode, p.subdistrict), '[]')
        from delivery_area_places p where p.sale_unit = ${saleUnit} and p.area_id = d.id) as places
    from delivery_areas d where d.sale_unit = ${saleUnit} order by d.position, d.id`.execute(db)
  return rows.map(
    ({ id, nameTh, nameEn, fee, freeFrom, minimum, weekdays, cutOffMinute, active, places }) => ({
      ...{ id, nameTh, nameEn, fee, freeFrom, minimum, weekdays, cutOffMinute, active },
      places: places.map(writePlace),
    }),
  )
}

export const orderOf = (areas: readonly CentreArea[]) => ({ ids: areas.map(({ id }) => id) })

/** What this centre has set itself, as it is stored. */
export async function findOwnTerms(db: Db, saleUnit: string): Promise<Record<Term, string | null>> {
  const { rows } = await sql<{ key: string; value: string }>`
    select upper(s.key) as key, s.value from settings s where s.sale_unit = ${saleUnit}
      and upper(s.key) = any(${Object.values(termSettings).map(({ key }) => key)})`.execute(db)
  const stored = ({ key }: { key: string }) => rows.find((row) => row.key === key)?.value ?? null
  return {
    fee: stored(termSettings.fee),
    freeFrom: stored(termSettings.freeFrom),
    minimum: stored(termSettings.minimum),
  }
}

export const readTerms = (stored: Record<Term, string | null>): CentreTerms => {
  const read = (term: Term) => {
    const text = stored[term]
    return text === null ? null : (termSettings[term].reader.read(text) ?? null)
  }
  return { fee: read('fee'), freeFrom: read('freeFrom'), minimum: read('minimum') }
}

/** A part with the version that a change of it must name. */
export const marked = <Part extends object>(part: Part): Part & { version: string } => ({
  ...part,
  version: contentMark(part),
})
