/** A Thai number as people write it: 081-234-5678, 02-123-4567; others unchanged. */
export function sayPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  if (/^0\d{9}$/.test(digits)) return `${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6)}`
  if (/^02\d{7}$/.test(digits)) return `02-${digits.slice(2, 5)}-${digits.slice(5)}`
  if (/^0\d{8}$/.test(digits)) return `${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6)}`
  return phone
}

/** 081-xxx-5678: enough to recognise one's own number. */
export function maskMobile(mobile: string): string {
  return `${mobile.slice(0, 3)}-xxx-${mobile.slice(-4)}`
}
