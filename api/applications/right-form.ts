import { findPlace, findSubdistricts } from '#api/customers/geography.ts'
import type { Db } from '#api/kit/database.ts'
import type { merchantRegisterContract } from '#shop/applications/application-contracts.ts'
import { type ApplicationErrors, applicationErrors } from '#shop/applications/application-errors.ts'
import { type ApplicationForm, wireNameOf } from '#shop/applications/application-form.ts'
import type { InputOf } from '#shop/contract/endpoint.ts'
import { customersProblems } from '#shop/customers/customers-problems.ts'
import { partNotFound } from '#shop/customers/registration.ts'
import { Problem } from '#shop/problems/problem.ts'
import type { Place } from '#shop/thai/place.ts'

type Input = InputOf<typeof merchantRegisterContract>

/** The request as its rules read it: tidy, and the user name as it is signed in with. */
export function readForm({ saleUnits, centre, person, bankAccount, policyVersion }: Input): ApplicationForm {
  const tidy = (text = '') => text.trim().replace(/\s+/g, ' ')
  const mobileNo = tidy(person.mobileNo)
  return {
    kind: centre ? 'open' : 'join',
    saleUnits: centre ? [] : [...new Set(saleUnits.map((unit) => unit.trim().toUpperCase()))].filter(Boolean),
    ...{ nameTh: tidy(centre?.nameTh), nameEn: tidy(centre?.nameEn), shortName: tidy(centre?.shortName) },
    ...{ address: tidy(centre?.address), province: tidy(centre?.province), district: tidy(centre?.district) },
    ...{
      subdistrict: tidy(centre?.subdistrict),
      postcode: tidy(centre?.postcode),
      taxNo: tidy(centre?.taxNo),
    },
    ...{ name: tidy(person.name), mobileNo, email: tidy(person.email) },
    username: tidy(person.username).toLowerCase() || mobileNo,
    password: person.password,
    confirmPassword: person.confirmPassword ?? person.password,
    bankCode: tidy(bankAccount?.bankCode),
    accountNumber: tidy(bankAccount?.accountNumber).replace(/[\s-]/g, ''),
    accountName: tidy(bankAccount?.accountName),
    policyVersion,
  }
}

/** Refuses with a reason for each wrong field; the place of a new centre as the register has it. */
export async function requireRightForm(
  db: Db,
  form: ApplicationForm,
  rules: { passwordLongest: number },
): Promise<Place | undefined> {
  const errors: ApplicationErrors = applicationErrors(form, rules)
  const place = form.kind === 'open' ? await findRightPlace(form, errors) : undefined
  if (form.kind === 'join' && !errors.saleUnits && !(await areOpen(db, form.saleUnits)))
    errors.saleUnits = {
      th: 'ศูนย์ที่เลือกบางแห่งปิดไปแล้ว กรุณาเลือกใหม่',
      en: 'Some of these centres have closed. Please choose again.',
    }
  const fields = Object.entries(errors).map(([field, sentence]) => ({
    field: wireNameOf(field),
    ...sentence,
  }))
  if (fields.length > 0) throw new Problem(customersProblems.wrongFields, {}, fields)
  return place
}

/** Without a postcode it is the subdistrict's first one. */
async function findRightPlace(form: ApplicationForm, errors: ApplicationErrors): Promise<Place | undefined> {
  if (errors.province || errors.district || errors.subdistrict || errors.postcode) return undefined
  const { province, district, subdistrict } = form
  const known = (await findSubdistricts(province, district)).find(({ name }) => name === subdistrict)
  const postcode = form.postcode || (known?.postcodes[0] ?? '')
  const found = await findPlace({ province, district, subdistrict, postcode })
  if ('place' in found) return found.place
  errors[found.wrong] = partNotFound[found.wrong]
  return undefined
}

async function areOpen(db: Db, saleUnits: readonly string[]): Promise<boolean> {
  const rows = await db
    .selectFrom('centres')
    .select('sale_unit')
    .where('sale_unit', 'in', saleUnits)
    .where('active', '=', true)
    .execute()
  return rows.length === saleUnits.length
}
