/** Why a product is advised, to the shop itself and to who sells to it. */
export const reasonTh = {
  'advice.today': 'วันนี้',
  'advice.tomorrow': 'พรุ่งนี้',
  'advice.due': 'ทุก {days} วัน ครบ{when}',
  'advice.late': 'ทุก {days} วัน เลยรอบมา {late} วัน',
  'advice.daily': 'สั่งแทบทุกวัน',
  'advice.low': 'สั่งล่าสุด {last} น่าจะหมด{when}',
  'advice.empty': 'สั่งล่าสุด {last} น่าจะหมดแล้ว',
  'advice.season': 'ปีที่แล้วช่วงนี้ร้านสั่ง เมื่อ {last}',
  'advice.alike': 'ร้านแบบเดียวกันที่ขาย {product} สั่งตัวนี้ด้วย {shops} ใน {of} ร้าน',
} as const

export type ReasonWords = typeof reasonTh
