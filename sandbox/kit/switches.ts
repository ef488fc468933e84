/** The failures that can be switched on, with their names on the inbox page. */
export const switchWords = {
  smsDown: { th: 'SMS ใช้ไม่ได้', en: 'SMS gateway down' },
  smsSlow: { th: 'SMS ตอบช้า', en: 'SMS gateway slow' },
  otpExpired: { th: 'รหัส OTP หมดอายุ', en: 'OTP expired' },
  mailDown: { th: 'อีเมลใช้ไม่ได้', en: 'Mail down' },
  lineDown: { th: 'LINE ใช้ไม่ได้', en: 'LINE messages down' },
  lineQuota: { th: 'โควตาข้อความ LINE หมดแล้ว', en: 'LINE message quota used up' },
  lineQuotaLow: { th: 'โควตาข้อความ LINE ใกล้หมด', en: 'LINE message quota nearly used up' },
  pnpUndeliverable: { th: 'LINE ไม่รู้จักเบอร์โทรนี้', en: 'LINE does not know the telephone number' },
  lineNotFriend: { th: 'ไม่ได้เป็นเพื่อนใน LINE', en: 'Not a LINE friend' },
  replyExpired: { th: 'reply token ของ LINE หมดอายุ', en: 'LINE reply token expired' },
  menuDown: { th: 'ริชเมนู LINE ใช้ไม่ได้', en: 'LINE rich menus down' },
  menuBusy: { th: 'LINE จำกัดจำนวนครั้งของริชเมนู', en: 'LINE rich menus rate limited' },
  shareUnsupported: { th: 'LINE แชร์ไม่ได้ (ShareTargetPicker)', en: 'No sharing in LINE (ShareTargetPicker)' },
  liffExpired: { th: 'ID token ของ LIFF หมดอายุ', en: 'LIFF ID token expired' },
  webhookTwice: { th: 'LINE ส่งเว็บฮุกซ้ำสองครั้ง', en: 'LINE webhook delivered twice' },
  webhookForged: { th: 'เว็บฮุก LINE ลายเซ็นผิด', en: 'LINE webhook with a wrong signature' },
  webhookUnsigned: { th: 'เว็บฮุก LINE ไม่มีลายเซ็น', en: 'LINE webhook without a signature' },
  webhookSwapped: { th: 'เว็บฮุก LINE สลับลำดับสองข้อความ', en: 'LINE webhooks of two messages swapped' },
  loginDenied: { th: 'ผู้ใช้ไม่ยอมให้เข้าสู่ระบบ', en: 'Sign-in denied' },
  loginWithoutEmail: { th: 'เข้าสู่ระบบโดยไม่ให้อีเมล', en: 'Sign-in without e-mail' },
  payDeclined: { th: 'ปฏิเสธการชำระเงิน', en: 'Payment declined' },
  payAbandoned: { th: 'ลูกค้าทิ้งหน้า 3-DS', en: '3-DS page abandoned' },
  payWrongAmount: { th: 'ยอดที่ชำระไม่ตรง', en: 'Wrong amount paid' },
  payDown: { th: 'ระบบรับชำระเงินล่ม', en: 'Payment gateway down' },
  payLost: { th: 'ทำรายการแล้วแต่คำตอบหาย', en: 'Payment done, answer lost' },
  paySlow: { th: 'ระบบรับชำระเงินตอบช้า', en: 'Payment gateway slow' },
  notifyFirst: { th: 'แจ้งผลก่อนลูกค้ากลับมา', en: 'Notified before the return' },
  notifyTwice: { th: 'แจ้งผลซ้ำสองครั้ง', en: 'Notified twice' },
  notifyLate: { th: 'เงินเข้าหลังหมดเวลา', en: 'Paid and notified after expiry' },
  notifyNever: { th: 'ไม่แจ้งผลเลย', en: 'Never notified' },
  notifyForged: { th: 'แจ้งผลด้วยลายเซ็นผิด', en: 'Notified with a wrong checksum' },
  slipsDown: { th: 'บริการตรวจสลิปใช้ไม่ได้', en: 'Slip service down' },
  slipsSlow: { th: 'บริการตรวจสลิปตอบช้า', en: 'Slip service slow' },
  slipAmountWrong: { th: 'โอนขาดไป 1 บาท', en: 'Transfer one baht short' },
} as const

export type SwitchName = keyof typeof switchWords
export type SwitchState = boolean | 'once'

export const switchNames = Object.keys(switchWords) as SwitchName[]

/** Failures on demand: on until switched off, or `once` for the next call only. */
export class Switches {
  readonly #on = new Map<SwitchName, true | 'once'>()

  set(name: SwitchName, state: SwitchState): void {
    if (state === false) this.#on.delete(name)
    else this.#on.set(name, state)
  }

  /** Checks a switch for a call, which uses up a `once`. */
  strikes(name: SwitchName): boolean {
    const state = this.#on.get(name)
    if (state === 'once') this.#on.delete(name)
    return state !== undefined
  }

  all(): Record<SwitchName, SwitchState> {
    return Object.fromEntries(switchNames.map((name) => [name, this.#on.get(name) ?? false])) as Record<
      SwitchName,
      SwitchState
    >
  }
}
