import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { actingStaff } from '#api/activity/acting-staff.ts'
import { addActivity } from '#api/activity/add-activity.ts'
import { countAttempt } from '#api/identity/attempts.ts'
import type { Context } from '#api/kit/calls/context.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import { checkPicture, type Picture, rewritePicture } from '#api/kit/pictures.ts'
import type { Storage } from '#api/kit/storage.ts'
import type { uploadCentreImageContract } from '#shop/applications/application-contracts.ts'
import { type ApplicationPicture, applicationPictures } from '#shop/applications/application-form.ts'
import { applicationsProblems } from '#shop/applications/applications-problems.ts'
import type { InputOf } from '#shop/contract/endpoint.ts'
import type { Upload } from '#shop/contract/upload.ts'
import { customersProblems } from '#shop/customers/customers-problems.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import { Problem, refuse } from '#shop/problems/problem.ts'

type Input = InputOf<typeof uploadCentreImageContract>
type Given = Partial<Record<ApplicationPicture, Picture>>
type Stored = Record<ApplicationPicture, string | null>

export const pictureColumns = {
  taxImage: 'tax_photo',
  shopImage: 'shop_photo',
  logoImage: 'logo_photo',
} as const satisfies Record<ApplicationPicture, string>

export const uploadCentreImage: Handler<typeof uploadCentreImageContract> = async (input, context) => {
  const { caller, db, now } = context
  if (caller.kind === 'applicant') await countAttempt(db, 'pictures of an application', caller.session, now)
  const pictures = await readPictures(input)
  const stored =
    caller.kind === 'applicant' ? await ofApplication(context, pictures) : await ofCentre(context, pictures)
  const has = (picture: ApplicationPicture) => stored[picture] !== null
  return { taxImage: has('taxImage'), shopImage: has('shopImage'), logoImage: has('logoImage') }
}

/** Every picture is decoded and encoded anew before any is stored. */
async function readPictures(input: Input): Promise<Given> {
  const given = applicationPictures.filter((name) => input[name])
  if (given.length === 0) throw failed(...applicationPictures.slice(0, 1))
  const pictures: Given = {}
  for (const name of given) {
    const file = input[name] as Upload
    const judged = await checkPicture(file)
    if (judged === 'tooLarge')
      throw new Problem(customersProblems.pictureTooLarge, {}, [
        { field: name, ...customersProblems.pictureTooLarge },
      ])
    const picture = judged === 'picture' ? await rewritePicture(file) : undefined
    if (!picture) throw failed(name)
    pictures[name] = picture
  }
  return pictures
}

const failed = (...names: ApplicationPicture[]) =>
  new Problem(
    applicationsProblems.noPicture,
    {},
    names.map((field) => ({
      field,
      th: 'อัปโหลดรูปไม่สำเร็จ ใช้รูป JPG, PNG หรือ WebP ที่ไม่เกิน 8 MB',
      en: 'Upload image failed. Use a JPG, PNG or WebP picture of at most 8 MB.',
    })),
  )

/** All pictures of an application are private until the centre opens. */
async function ofApplication({ db, caller, storage }: Context, pictures: Given): Promise<Stored> {
  if (caller.kind !== 'applicant') throw refuse(identityProblems.notAllowed)
  const saved = await savePrivately(storage, pictures)
  const dropped: (string | null)[] = []
  const stored = await db
    .transaction()
    .execute(async (tx) => {
      const { rows } = await sql<Stored & { state: string }>`
        select a.state, a.tax_photo as "taxImage", a.shop_photo as "shopImage", a.logo_photo as "logoImage"
        from merchant_applications a where a.id = ${caller.session}::uuid for update`.execute(tx)
      const [before] = rows
      if (!before) throw refuse(applicationsProblems.none)
      if (before.state !== 'waiting') throw refuse(applicationsProblems.notNow)
      const changed = Object.entries(saved) as [ApplicationPicture, string][]
      await tx
        .updateTable('merchant_applications')
        .set(Object.fromEntries(changed.map(([name, file]) => [pictureColumns[name], file])))
        .where('id', '=', caller.session)
        .execute()
      dropped.push(...changed.map(([name]) => before[name]))
      const { taxImage, shopImage, logoImage } = before
      return { taxImage, shopImage, logoImage, ...saved }
    })
    .catch(async (error) => {
      for (const file of Object.values(saved)) await storage.removePrivate(file)
      throw error
    })
  for (const file of dropped) if (file) await storage.removePrivate(file)
  return stored
}

async function savePrivately(
  storage: Storage,
  pictures: Given,
): Promise<Partial<Record<ApplicationPicture, string>>> {
  const saved: Partial<Record<ApplicationPicture, string>> = {}
  for (const [name, { full }] of Object.entries(pictures) as [ApplicationPicture, Picture][]) {
    const file = `applications/${randomUUID()}.webp`
    await storage.savePrivate(file, full)
    saved[name] = file
  }
  return saved
}

const halfOf = (name: string) => name.replace(/\.webp$/, '@half.webp')

/** A picture of a centre that everybody sees, with its copy of half the width. */
export async function publish(storage: Storage, { full, half }: Picture): Promise<string> {
  const file = `centres/${randomUUID()}.webp`
  await storage.savePublic(file, full)
  await storage.savePublic(halfOf(file), half)
  return file
}

const centreColumns = { taxImage: 'tax_photo', shopImage: 'photo', logoImage: 'logo' } as const

/** An owner's own centre. The pictures of before stay: a page that is open may still show them. */
async function ofCentre(context: Context, pictures: Given): Promise<Stored> {
  const { db, caller, storage, now } = context
  if (caller.kind !== 'merchant') throw refuse(identityProblems.notAllowed)
  const { taxImage, ...shown } = pictures
  const files: Partial<Stored> = taxImage ? await savePrivately(storage, { taxImage }) : {}
  for (const [name, picture] of Object.entries(shown) as [ApplicationPicture, Picture][])
    files[name] = await publish(storage, picture)
  const by = await actingStaff(context)
  return db.transaction().execute(async (tx) => {
    const changed = Object.entries(files) as [ApplicationPicture, string][]
    const row = await tx
      .updateTable('centres')
      .set(Object.fromEntries(changed.map(([name, file]) => [centreColumns[name], file])))
      .where('sale_unit', '=', caller.saleUnit)
      .returning(['tax_photo', 'photo', 'logo'])
      .executeTakeFirstOrThrow()
    await addActivity(
      tx,
      { saleUnit: caller.saleUnit, at: now, by },
      {
        ...{ kind: 'centre', subject: caller.saleUnit, what: 'pictures saved' },
        after: { pictures: changed.map(([name]) => name) },
      },
    )
    return { taxImage: row.tax_photo, shopImage: row.photo, logoImage: row.logo }
  })
}
