import type { CustomerType } from '#database/seeds/people/centre-rows.ts'
import type { StoreType } from '#database/seeds/people/names.ts'

/** The one password of every demo sign-in, printed on the first start. */
export const demoPassword = 'Sangdai#1'

type CustomerSignIn = {
  mobile: string
  person: string
  email: string
  places: { saleUnit: string; code: string; shop: string; creditLimit?: number }[]
  type: CustomerType
  store: StoreType
  status?: 'pending'
  agent?: true
  licence?: true
  saleCode?: string
}

export const customerSignIns: CustomerSignIn[] = [
  {
    mobile: '0810000001',
    person: 'สมศรี ค้าดี',
    email: 'somsri@example.com',
    places: [
      { saleUnit: 'BKK01', code: 'C0001', shop: 'ร้านสมศรีพาณิชย์', creditLimit: 5_000_000 },
      { saleUnit: 'NON01', code: 'C0001', shop: 'ร้านสมศรีพาณิชย์ สาขานนทบุรี', creditLimit: 2_000_000 },
    ],
    type: 'SH',
    store: 'GR',
    licence: true,
    saleCode: 'sales01',
  },
  {
    mobile: '0810000002',
    person: 'มานะ สดชื่น',
    email: 'mana@example.com',
    places: [{ saleUnit: 'BKK01', code: 'C0002', shop: 'ร้านมานะของชำ' }],
    type: 'RT',
    store: 'GR',
    saleCode: 'sales01',
  },
  {
    mobile: '0810000003',
    person: 'คำหล้า ยิ้มแย้ม',
    email: 'kamla@example.com',
    places: [{ saleUnit: 'CNX01', code: 'C0001', shop: 'ร้านคำหล้ามินิมาร์ท' }],
    type: 'WS',
    store: 'MM',
  },
  {
    mobile: '0810000004',
    person: 'ใหม่ รอก่อน',
    email: 'mai@example.com',
    places: [{ saleUnit: 'BKK01', code: 'C0003', shop: 'ร้านเปิดใหม่หน้าปากซอย' }],
    type: 'RT',
    store: 'GR',
    status: 'pending',
  },
  {
    mobile: '0810000005',
    person: 'อาทิตย์ ตัวตั้ง',
    email: 'arthit@example.com',
    places: [{ saleUnit: 'BKK01', code: 'C0004', shop: 'อาทิตย์ค้าส่ง', creditLimit: 20_000_000 }],
    type: 'AG',
    store: 'MM',
    agent: true,
    licence: true,
    saleCode: 'manager01',
  },
  {
    mobile: '0810000006',
    person: 'จันทร์ ขยันขาย',
    email: 'jan@example.com',
    places: [{ saleUnit: 'BKK01', code: 'C0005', shop: 'ร้านจันทร์เจ้า' }],
    type: 'SH',
    store: 'CF',
    saleCode: 'sales01',
  },
]

export const staffSignIns = [
  {
    username: 'owner01',
    name: 'ธนา เจ้าของ',
    mobile: '0830000001',
    centres: [
      ['BKK01', '8', 0],
      ['NON01', '8', 0],
    ],
  },
  { username: 'manager01', name: 'กมล ผู้จัดการ', mobile: '0830000002', centres: [['BKK01', '5', 150_000_000]] },
  {
    username: 'supervisor01',
    name: 'พิมพ์ หัวหน้าทีม',
    mobile: '0830000003',
    centres: [['BKK01', '4', 90_000_000]],
  },
  { username: 'sales01', name: 'ต้น นักขาย', mobile: '0830000004', centres: [['BKK01', '3', 60_000_000]] },
] as const

export const riderSignIns = [
  {
    mobile: '0820000001',
    name: 'เอก ส่งไว',
    company: 'SANGDAI_FLEET',
    vehicle: 'กระบะ 4 ล้อ 1กข 1234 กรุงเทพฯ',
  },
  {
    mobile: '0820000002',
    name: 'บอย สายถนน',
    company: 'SINGHA_ROAD',
    vehicle: 'รถบรรทุก 6 ล้อ 70-5678 กรุงเทพฯ',
  },
] as const
