/** The door of customers: what other parts of the web may use. */
export { AddressFields } from './address-fields.tsx'
export { MapPin } from './map-pin.tsx'
export { degrees } from './registration-form.ts'
