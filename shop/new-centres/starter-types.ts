/** Code, both names and price level of the types of customers that a new centre has. */
export const starterCustomerTypes = [
  ['RT', 'ร้านค้าปลีก', 'Retail', 1],
  ['SH', 'ร้านค้าประจำ', 'Shop', 2],
  ['WS', 'ร้านค้าส่ง', 'Wholesale', 3],
  ['AG', 'ตัวแทน', 'Agent', 4],
  ['VIP', 'คู่ค้าพิเศษ', 'VIP partner', 5],
] as const

export const starterStoreTypes = [
  ['GR', 'ร้านโชห่วย', 'Grocery'],
  ['MM', 'มินิมาร์ท', 'Minimart'],
  ['RS', 'ร้านอาหาร', 'Restaurant'],
  ['CF', 'ร้านกาแฟ', 'Café'],
  ['SC', 'สหกรณ์โรงเรียน', 'School co-op'],
  ['HT', 'โรงแรมและรีสอร์ต', 'Hotel'],
] as const

export const starterPhotoGroups = [
  ['PG01', 'หน้าร้าน', 'Shop front'],
  ['PG02', 'ชั้นวางสินค้า', 'Shelves'],
  ['PG03', 'ตู้แช่', 'Fridge'],
] as const
