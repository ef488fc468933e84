/** The door of customers: the places they stand at, and how they come in. */
export { findPlace } from './geography.ts'
export { joinCentre } from './join-centre.ts'
export { allProvinces, districts, placesByPostcode, subdistricts } from './place-calls.ts'
export { register } from './register.ts'
export { registerOptions } from './register-options.ts'
export { setup, setupDone } from './setup.ts'
