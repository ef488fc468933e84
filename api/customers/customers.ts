import type { HandlersOf } from '#api/kit/calls/perform.ts'
import type { centreContracts } from '#shop/centres/centre-contracts.ts'
import type { registrationContracts } from '#shop/customers/registration-contracts.ts'
import type { setupContracts } from '#shop/customers/setup-contracts.ts'
import type { placeContracts } from '#shop/thai/place-contracts.ts'
import { joinCentre } from './join-centre.ts'
import { allProvinces, districts, placesByPostcode, subdistricts } from './place-calls.ts'
import { register } from './register.ts'
import { registerOptions } from './register-options.ts'
import { setup, setupDone } from './setup.ts'

export const customerHandlers: HandlersOf<
  Pick<typeof centreContracts, 'joinCentre'> &
    typeof placeContracts &
    typeof registrationContracts &
    typeof setupContracts
> = {
  joinCentre,
  allProvinces,
  districts,
  subdistricts,
  placesByPostcode,
  registerOptions,
  register,
  setup,
  setupDone,
}
