/** A coupon expires the day after its last day. */
export type CouponState = 'unused' | 'used' | 'expired'

export function couponState(
  { used, expiresOn }: { used: boolean; expiresOn: string },
  today: string,
): CouponState {
  if (used) return 'used'
  return today > expiresOn ? 'expired' : 'unused'
}
