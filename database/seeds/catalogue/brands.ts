export type LabelStyle = 'band' | 'badge' | 'wave' | 'frame'

/** An invented brand: its names, label text, two colours and label style. */
export type Brand = {
  code: string
  th: string
  en: string
  main: string
  second: string
  label: LabelStyle
  supplier: string
}

function brand(
  code: string,
  [th, en]: [string, string],
  [main, second]: [string, string],
  label: LabelStyle,
  supplier: string,
): Brand {
  return { code, th, en, main, second, label, supplier }
}

export const brands = {
  rinrung: brand('RRG', ['รินรุ่ง', 'Rinrung'], ['#1B75BC', '#DDF1FB'], 'wave', 'บริษัท รินรุ่ง เบเวอเรจ จำกัด'),
  sadee: brand('SDE', ['ซ่าดี', 'Sadee'], ['#D7263D', '#FFE9D6'], 'wave', 'บริษัท ซ่าดี ซอฟท์ดริงค์ จำกัด'),
  lungmek: brand('LMK', ['สวนลุงเมฆ', 'Lung Mek'], ['#2E8B3D', '#FFF6D5'], 'badge', 'บริษัท สวนลุงเมฆ ฟรุต จำกัด'),
  muenmile: brand(
    'MML',
    ['หมื่นไมล์', 'Muen Mile'],
    ['#F29F05', '#1D2B53'],
    'band',
    'บริษัท หมื่นไมล์ เอนเนอร์จี จำกัด',
  ),
  doimok: brand('DMK', ['ดอยหมอก', 'Doi Mok'], ['#0F5257', '#F3E3B3'], 'badge', 'บริษัท ดอยหมอก บริวเวอรี่ จำกัด'),
  tungtong: brand('TTG', ['ทุ่งวัวน้อย', 'Tung Wuanoi'], ['#2A6FBB', '#FFFDF3'], 'wave', 'บริษัท ทุ่งวัวน้อย แดรี่ จำกัด'),
  chongchai: brand('CCH', ['ชงชื่น', 'Chong Chuen'], ['#6B3E26', '#F4E1C6'], 'frame', 'บริษัท ชงชื่น คอฟฟี่ จำกัด'),
  krubgrib: brand('KRB', ['กรุบกริบ', 'Krub Grib'], ['#E4572E', '#FFE66D'], 'badge', 'บริษัท กรุบกริบ ฟู้ดส์ จำกัด'),
  baanya: brand('BYA', ['ขนมบ้านย่า', 'Baan Ya'], ['#8E3B6F', '#FBE7EF'], 'frame', 'บริษัท ขนมบ้านย่า จำกัด'),
  nathong: brand('NTG', ['นาทองดี', 'Na Thongdee'], ['#B8860B', '#FFF4CF'], 'badge', 'โรงสี นาทองดี'),
  sendee: brand('SND', ['เส้นหนึบ', 'Sen Nueb'], ['#D1495B', '#FFF0DA'], 'band', 'บริษัท เส้นหนึบ ฟู้ด จำกัด'),
  maekaew: brand('MKW', ['ครัวแม่แก้ว', 'Mae Kaew'], ['#9B2915', '#FFF1D0'], 'frame', 'บริษัท ครัวแม่แก้ว จำกัด'),
  baanwow: brand('BWW', ['บ้านวาว', 'Baan Wow'], ['#0E8F8B', '#E3FAF6'], 'wave', 'บริษัท บ้านวาว โฮมแคร์ จำกัด'),
  lamoon: brand(
    'LMN',
    ['ละมุนใจ', 'Lamoonjai'],
    ['#C2608B', '#FFF1F6'],
    'badge',
    'บริษัท ละมุนใจ เพอร์ซันนัลแคร์ จำกัด',
  ),
  yimpan: brand('YMP', ['ยิ้มแป้น', 'Yim Paen'], ['#1A936F', '#E9FBF2'], 'band', 'บริษัท ยิ้มแป้น เฮลท์แคร์ จำกัด'),
  noohom: brand('NHM', ['หนูหอม', 'Noo Hom'], ['#5B8DEF', '#FFF3E2'], 'badge', 'บริษัท หนูหอม เบบี้ จำกัด'),
  khonfoo: brand('KFO', ['ขนฟู', 'Khon Foo'], ['#7A4EAB', '#F3E9FF'], 'band', 'บริษัท ขนฟู เพ็ทฟู้ด จำกัด'),
  kohkaew: brand(
    'KKW',
    ['เกาะแก้วใต้', 'Koh Kaew Tai'],
    ['#006D77', '#FFEBC9'],
    'frame',
    'วิสาหกิจชุมชน เกาะแก้วใต้',
  ),
} as const satisfies Record<string, Brand>

export type BrandKey = keyof typeof brands
