import { thaiTaxNumber } from '#database/seeds/people/tax-number.ts'

/** A neighbourhood of shops: subdistrict, district, postcode and position. */
export type Place = { subdistrict: string; district: string; postcode: string; lat: number; lng: number }

export type Centre = {
  saleUnit: string
  th: string
  en: string
  short: string
  province: string
  address: string
  phone: string
  taxNumber: string
  line: string | null
  deliveryWeekdays: number
  places: Place[]
  /** The price level relative to Bangkok. */
  priceShare: number
  /** Share of the network's products sold here. */
  assortment: number
  customers: number
  ordersADay: number
}

const place = (subdistrict: string, district: string, postcode: string, lat: number, lng: number): Place => ({
  subdistrict,
  district,
  postcode,
  lat,
  lng,
})
const mondayToSaturday = 0b1111110

export const centres: Centre[] = [
  {
    saleUnit: 'BKK01',
    th: 'ศูนย์กระจายสินค้ากรุงเทพฯ จตุจักร',
    en: 'Bangkok Chatuchak Centre',
    short: 'กรุงเทพฯ จตุจักร',
    province: 'กรุงเทพมหานคร',
    address: '88/8 ซอยวิภาวดีรังสิต 17',
    phone: '020000101',
    taxNumber: thaiTaxNumber('010555900001'),
    line: 'https://line.me/R/ti/p/@sangdai-bkk01',
    deliveryWeekdays: mondayToSaturday,
    places: [
      place('จตุจักร', 'จตุจักร', '10900', 13.8283, 100.5595),
      place('ลาดยาว', 'จตุจักร', '10900', 13.8419, 100.5622),
      place('สามเสนใน', 'พญาไท', '10400', 13.7849, 100.5432),
      place('ห้วยขวาง', 'ห้วยขวาง', '10310', 13.7766, 100.5794),
      place('ลาดพร้าว', 'ลาดพร้าว', '10230', 13.8037, 100.6075),
      place('คลองกุ่ม', 'บึงกุ่ม', '10240', 13.7853, 100.6692),
    ],
    priceShare: 1,
    assortment: 1,
    customers: 60,
    ordersADay: 6.2,
  },
  {
    saleUnit: 'NON01',
    th: 'ศูนย์กระจายสินค้านนทบุรี',
    en: 'Nonthaburi Centre',
    short: 'นนทบุรี',
    province: 'นนทบุรี',
    address: '119 หมู่ 5 ถนนรัตนาธิเบศร์',
    phone: '020000102',
    taxNumber: thaiTaxNumber('012555900002'),
    line: null,
    deliveryWeekdays: mondayToSaturday,
    places: [
      place('บางกระสอ', 'เมืองนนทบุรี', '11000', 13.8626, 100.4977),
      place('บางรักพัฒนา', 'บางบัวทอง', '11110', 13.8885, 100.4094),
      place('ปากเกร็ด', 'ปากเกร็ด', '11120', 13.9126, 100.4988),
    ],
    priceShare: 1.005,
    assortment: 0.93,
    customers: 14,
    ordersADay: 1.4,
  },
  {
    saleUnit: 'CNX01',
    th: 'ศูนย์กระจายสินค้าเชียงใหม่',
    en: 'Chiang Mai Centre',
    short: 'เชียงใหม่',
    province: 'เชียงใหม่',
    address: '255 หมู่ 2 ถนนซูเปอร์ไฮเวย์เชียงใหม่-ลำปาง',
    phone: '053000103',
    taxNumber: thaiTaxNumber('050555900003'),
    line: null,
    deliveryWeekdays: 0b1111110,
    places: [
      place('หนองป่าครั่ง', 'เมืองเชียงใหม่', '50000', 18.7953, 99.0208),
      place('สุเทพ', 'เมืองเชียงใหม่', '50200', 18.7904, 98.9566),
      place('สันทรายหลวง', 'สันทราย', '50210', 18.8482, 99.0434),
      place('หางดง', 'หางดง', '50230', 18.6857, 98.9177),
    ],
    priceShare: 1.02,
    assortment: 0.9,
    customers: 16,
    ordersADay: 1.6,
  },
  {
    saleUnit: 'KKC01',
    th: 'ศูนย์กระจายสินค้าขอนแก่น',
    en: 'Khon Kaen Centre',
    short: 'ขอนแก่น',
    province: 'ขอนแก่น',
    address: '77/1 หมู่ 14 ถนนมิตรภาพ',
    phone: '043000104',
    taxNumber: thaiTaxNumber('040555900004'),
    line: null,
    deliveryWeekdays: 0b0101010,
    places: [
      place('ในเมือง', 'เมืองขอนแก่น', '40000', 16.4322, 102.8236),
      place('ศิลา', 'เมืองขอนแก่น', '40000', 16.4797, 102.8534),
      place('บ้านไผ่', 'บ้านไผ่', '40110', 16.0599, 102.7311),
    ],
    priceShare: 1.015,
    assortment: 0.88,
    customers: 12,
    ordersADay: 1.1,
  },
  {
    saleUnit: 'CBI01',
    th: 'ศูนย์กระจายสินค้าชลบุรี',
    en: 'Chon Buri Centre',
    short: 'ชลบุรี',
    province: 'ชลบุรี',
    address: '9/99 หมู่ 3 ถนนสุขุมวิท',
    phone: '038000105',
    taxNumber: thaiTaxNumber('020555900005'),
    line: null,
    deliveryWeekdays: mondayToSaturday,
    places: [
      place('บ้านสวน', 'เมืองชลบุรี', '20000', 13.3611, 100.9847),
      place('ศรีราชา', 'ศรีราชา', '20110', 13.1737, 100.9311),
      place('หนองปรือ', 'บางละมุง', '20150', 12.9276, 100.8771),
    ],
    priceShare: 1.01,
    assortment: 0.91,
    customers: 12,
    ordersADay: 1.2,
  },
  {
    saleUnit: 'HKT01',
    th: 'ศูนย์กระจายสินค้าภูเก็ต',
    en: 'Phuket Centre',
    short: 'ภูเก็ต',
    province: 'ภูเก็ต',
    address: '41/7 หมู่ 6 ถนนเทพกระษัตรี',
    phone: '076000106',
    taxNumber: thaiTaxNumber('083555900006'),
    line: null,
    deliveryWeekdays: 0b0010100,
    places: [
      place('รัษฎา', 'เมืองภูเก็ต', '83000', 7.9056, 98.3926),
      place('กะทู้', 'กะทู้', '83120', 7.9119, 98.3329),
      place('เชิงทะเล', 'ถลาง', '83110', 7.9936, 98.2932),
    ],
    priceShare: 1.04,
    assortment: 0.18,
    customers: 8,
    ordersADay: 0.7,
  },
]
