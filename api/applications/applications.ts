import { searchCentres } from '#api/centres/centres.ts'
import type { Handler, HandlersOf } from '#api/kit/calls/perform.ts'
import type {
  applicationContracts,
  merchantBanksContract,
  merchantCentresContract,
  ownApplicationContract,
} from '#shop/applications/application-contracts.ts'
import type { applicationOfficeContracts } from '#shop/applications/application-office-contracts.ts'
import { applicationsProblems } from '#shop/applications/applications-problems.ts'
import { centrePage } from '#shop/centres/centre-contracts.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import { banks } from '#shop/payments/banks.ts'
import { refuse } from '#shop/problems/problem.ts'
import {
  applicationDetail,
  applicationList,
  applicationPicture,
  waitingApplications,
} from './application-office.ts'
import { uploadCentreImage } from './application-pictures.ts'
import { centresOf, findApplication } from './application-queries.ts'
import { decideApplication } from './decide-application.ts'
import { merchantRegister } from './register-merchant.ts'

const merchantBanks: Handler<typeof merchantBanksContract> = async () =>
  Object.entries(banks).map(([code, { th, en }]) => ({ code, name: th, nameEn: en }))

const flags = ['true', 'Y', '1']

const merchantCentres: Handler<typeof merchantCentresContract> = async (
  { isWithoutOwn, take = centrePage, skip = 0, ...search },
  context,
) => {
  const { db, caller } = context
  const own =
    caller.kind === 'merchant' && flags.includes(isWithoutOwn)
      ? await db
          .selectFrom('staff_centres')
          .select('sale_unit')
          .where('username', '=', caller.username)
          .execute()
      : []
  const left = new Set(own.map(({ sale_unit }) => sale_unit))
  const found = await searchCentres({ ...search, take: Number.MAX_SAFE_INTEGER }, context)
  return found.filter(({ saleUnit }) => !left.has(saleUnit)).slice(skip, skip + take)
}

const ownApplication: Handler<typeof ownApplicationContract> = async (_request, { db, caller }) => {
  if (caller.kind !== 'applicant') throw refuse(identityProblems.notAllowed)
  const row = await findApplication(db, caller.session)
  if (!row || row.state === 'replaced') throw refuse(applicationsProblems.none)
  const centres = (await centresOf(db, [row])).get(row.id) ?? []
  return {
    ...{ state: row.state, kind: row.kind, madeAt: row.made_at.toISOString() },
    ...{ name: row.name, username: row.username, why: row.why },
    centres: centres.map(({ nameTh, nameEn }) => ({ nameTh, nameEn })),
    saleUnit: row.reserved_unit ?? '',
    taxImage: row.tax_photo !== null,
    shopImage: row.shop_photo !== null,
    logoImage: row.logo_photo !== null,
  }
}

export const applicationHandlers: HandlersOf<
  typeof applicationContracts & typeof applicationOfficeContracts
> = {
  merchantBanks,
  merchantCentres,
  merchantRegister,
  uploadCentreImage,
  ownApplication,
  applicationList,
  waitingApplications,
  applicationDetail,
  applicationPicture,
  decideApplication,
}
