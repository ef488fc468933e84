import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import type { ApplicationRow } from '#shop/applications/application-office-contracts.ts'

/** The new centre as the application keeps it. */
type WantedCentre = {
  nameTh: string
  nameEn: string
  shortName: string
  address: string
  province: string
  district: string
  subdistrict: string
  postcode: string
  pin: { lat: number; lng: number } | null
  taxNumber: string
  shipmentName: string
}
type WantedAccount = { bankCode: string; accountNumber: string; accountName: string }

export type StoredApplication = {
  id: string
  kind: ApplicationRow['kind']
  state: ApplicationRow['state']
  made_at: Date
  locale: 'th' | 'en'
  name: string
  mobile: string
  email: string
  username: string
  password_hash: string | null
  line_subject: string | null
  line_name: string | null
  join_units: string[]
  reserved_unit: string | null
  centre: WantedCentre | null
  bank: WantedAccount | null
  tax_photo: string | null
  shop_photo: string | null
  logo_photo: string | null
  decided_at: Date | null
  decided_by_name: string | null
  why: string
  given: { saleUnits: string[]; role: string; username?: string } | null
  erased_at: Date | null
}

/** One application, locked until the transaction ends when it is to be decided. */
export async function findApplication(
  db: Db,
  id: string,
  { isLocked = false } = {},
): Promise<StoredApplication | undefined> {
  const { rows } = await sql<StoredApplication>`
    select a.* from merchant_applications a where a.id = ${id}::uuid ${isLocked ? sql`for update` : sql``}`.execute(
    db,
  )
  return rows[0]
}

type Listing = { state: string; mine: RawBuilder<boolean>; skip: number; take: number }

export async function findApplications(
  db: Db,
  { state, mine, skip, take }: Listing,
): Promise<StoredApplication[]> {
  const { rows } = await sql<StoredApplication>`
    select a.* from merchant_applications a where a.state = ${state} and ${mine}
    order by coalesce(a.decided_at, a.made_at) desc, a.id desc limit ${take} offset ${skip}`.execute(db)
  return rows
}

export async function countWaiting(db: Db, mine: RawBuilder<boolean>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from merchant_applications a where a.state = 'waiting' and ${mine}`.execute(db)
  return rows[0]?.count ?? 0
}

type Named = ApplicationRow['centres'][number]

/** The names of the centres asked for, or of the new one. */
export async function centresOf(
  db: Db,
  applications: readonly StoredApplication[],
): Promise<Map<string, Named[]>> {
  const units = [
    ...new Set(applications.flatMap(({ join_units, given }) => [...join_units, ...(given?.saleUnits ?? [])])),
  ]
  const rows =
    units.length === 0
      ? []
      : await db
          .selectFrom('centres')
          .select(['sale_unit as saleUnit', 'name_th as nameTh', 'name_en as nameEn'])
          .where('sale_unit', 'in', units)
          .execute()
  const known = new Map(rows.map((row) => [row.saleUnit, row]))
  const named = (saleUnit: string) => known.get(saleUnit) ?? { saleUnit, nameTh: saleUnit, nameEn: saleUnit }
  return new Map(applications.map((each) => [each.id, centresOfOne(each, named)]))
}

function centresOfOne(
  { kind, join_units, reserved_unit, centre, given }: StoredApplication,
  named: (saleUnit: string) => Named,
): Named[] {
  if (kind === 'join') return join_units.map(named)
  const [opened] = given?.saleUnits ?? []
  if (opened) return [named(opened)]
  const { nameTh = '', nameEn = '' } = centre ?? {}
  return [{ saleUnit: reserved_unit ?? '', nameTh, nameEn: nameEn || nameTh }]
}
