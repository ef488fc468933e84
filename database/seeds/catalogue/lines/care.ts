import { type ProductLine, size } from '#database/seeds/catalogue/product-line.ts'

export const care: ProductLine[] = [
  { aisle: '7010', brand: 'lamoon', th: 'สบู่ก้อน', en: 'Bar Soap', word: 'สบู่หอม', shape: 'bar', flavours: ['milkScent', 'rose', 'herbal'], sizes: [size('80 กรัม|80 g', 13, 'case72 pack4 bar')] },
  { aisle: '7010', brand: 'lamoon', th: 'ครีมอาบน้ำ', en: 'Shower Cream', word: 'ครีมอาบน้ำ', shape: 'pump', flavours: ['milkScent', 'sakura', 'coolMint'], sizes: [size('450 มล.|450 ml', 99, 'bottle')] },
  { aisle: '7010', brand: 'lamoon', th: 'ครีมอาบน้ำ ถุงเติม', en: 'Shower Cream Refill', word: 'ถุงเติม', shape: 'spout', flavours: ['milkScent', 'sakura'], sizes: [size('400 มล.|400 ml', 69, 'case12 bag')] },
  { aisle: '7020', brand: 'lamoon', th: 'แชมพู', en: 'Shampoo', word: 'แชมพู', shape: 'shampoo', flavours: ['herbal', 'rose', 'coolMint', 'charcoal'], sizes: [size('320 มล.|320 ml', 92, 'bottle')] },
  { aisle: '7020', brand: 'lamoon', th: 'แชมพู ซอง', en: 'Shampoo Sachet', word: 'แชมพูซอง', shape: 'sachet', flavours: ['rose', 'coolMint'], sizes: [size('6 มล.|6 ml', 1.75, 'case576 dozen12 sachet')] },
  { aisle: '7020', brand: 'lamoon', th: 'ครีมนวดผม', en: 'Conditioner', word: 'ครีมนวด', shape: 'tube', flavours: ['rose', 'herbal'], sizes: [size('300 มล.|300 ml', 89, 'tube')] },
  { aisle: '7030', brand: 'yimpan', th: 'ยาสีฟัน', en: 'Toothpaste', word: 'ยาสีฟัน', shape: 'tube', flavours: ['coolMint', 'herbal', 'salt', 'charcoal'], sizes: [size('150 กรัม|150 g', 46, 'case48 pack6 tube')] },
  { aisle: '7030', brand: 'yimpan', th: 'แปรงสีฟัน', en: 'Toothbrush', word: 'ขนนุ่ม', shape: 'brush', flavours: ['coolMint', 'charcoal'], sizes: [size('1 ด้าม|1 piece', 25, 'dozen12 piece')] },
  { aisle: '7030', brand: 'yimpan', th: 'น้ำยาบ้วนปาก', en: 'Mouthwash', word: 'บ้วนปาก', shape: 'shampoo', flavours: ['coolMint', 'herbal'], sizes: [size('250 มล.|250 ml', 72, 'bottle')] },
  { aisle: '7040', brand: 'lamoon', th: 'แป้งเย็น', en: 'Cooling Powder', word: 'แป้งเย็น', shape: 'powder', flavours: ['coolMint', 'herbal'], sizes: [size('140 กรัม|140 g', 34, 'pack6 bottle')] },
  { aisle: '7040', brand: 'lamoon', th: 'โรลออน', en: 'Roll-on Deodorant', word: 'โรลออน', shape: 'yoghurt', flavours: ['sakura', 'coolMint'], sizes: [size('40 มล.|40 ml', 49, 'piece')] },
  { aisle: '7050', brand: 'lamoon', th: 'ผ้าอนามัยกลางวัน', en: 'Day Pads', word: 'กลางวัน', shape: 'softpack', flavours: ['paper'], sizes: [size('8 ชิ้น|8 pcs', 27, 'pack6 piece')] },
  { aisle: '7050', brand: 'lamoon', th: 'ผ้าอนามัยกลางคืน', en: 'Night Pads', word: 'กลางคืน', shape: 'softpack', flavours: ['night'], sizes: [size('14 ชิ้น|14 pcs', 59, 'pack')] },
  { aisle: '8010', brand: 'noohom', th: 'ผ้าอ้อมเด็กแบบกางเกง', en: 'Nappy Pants', word: 'นุ่มสบาย', shape: 'softpack', flavours: ['baby'], sizes: [size('ไซซ์ M 62 ชิ้น|M 62 pcs', 379, 'case3 pack'), size('ไซซ์ L 52 ชิ้น|L 52 pcs', 379, 'case3 pack'), size('ไซซ์ XL 46 ชิ้น|XL 46 pcs', 379, 'pack')] },
  { aisle: '8010', brand: 'noohom', th: 'ทิชชูเปียก', en: 'Baby Wipes', word: 'ทิชชูเปียก', shape: 'softpack', flavours: ['baby', 'milkScent'], sizes: [size('80 แผ่น|80 sheets', 39, 'case24 pack')] },
  { aisle: '8020', brand: 'noohom', th: 'สบู่เหลวเด็ก', en: 'Baby Wash', word: 'อาบและสระ', shape: 'pump', flavours: ['baby', 'milkScent'], sizes: [size('400 มล.|400 ml', 119, 'bottle')] },
  { aisle: '8020', brand: 'noohom', th: 'แป้งเด็ก', en: 'Baby Powder', word: 'แป้งเด็ก', shape: 'powder', flavours: ['baby', 'sakura'], sizes: [size('350 กรัม|350 g', 62, 'bottle')] },
  { aisle: '8030', brand: 'khonfoo', th: 'อาหารแมวเปียก', en: 'Wet Cat Food', word: 'แมวโต', shape: 'sachet', flavours: ['tuna', 'salmon', 'chicken'], sizes: [size('85 กรัม|85 g', 14, 'case48 dozen12 sachet')] },
  { aisle: '8030', brand: 'khonfoo', th: 'อาหารแมวเม็ด', en: 'Dry Cat Food', word: 'แมวโต', shape: 'pouch', flavours: ['tuna', 'salmon'], sizes: [size('1.2 กก.|1.2 kg', 135, 'bag')], tax: 2 },
  { aisle: '8040', brand: 'khonfoo', th: 'อาหารสุนัขเม็ด', en: 'Dry Dog Food', word: 'สุนัขโต', shape: 'sack', flavours: ['chicken'], sizes: [size('1.5 กก.|1.5 kg', 145, 'case6 bag'), size('10 กก.|10 kg', 790, 'sack')], tax: 2 },
]

/** Sold by the Phuket centre only. */
export const southern: ProductLine[] = [
  { aisle: '3020', brand: 'kohkaew', th: 'เม็ดมะม่วงหิมพานต์', en: 'Phuket Cashews', word: 'หิมพานต์', shape: 'pouch', flavours: ['salted', 'honeyLemon', 'tomYum'], sizes: [size('200 กรัม|200 g', 135, 'pack6 bag')] },
  { aisle: '3030', brand: 'kohkaew', th: 'ขนมเต้าส้อ', en: 'Tau Sor Pastries', word: 'เต้าส้อ', shape: 'box', flavours: ['grain'], sizes: [size('12 ชิ้น|12 pieces', 85, 'box')] },
  { aisle: '3050', brand: 'kohkaew', th: 'กุ้งเสียบกรอบ', en: 'Crispy Skewered Shrimp', word: 'กุ้งเสียบ', shape: 'pouch', flavours: ['prawn'], sizes: [size('120 กรัม|120 g', 110, 'bag')] },
  { aisle: '5010', brand: 'kohkaew', th: 'น้ำบูดู', en: 'Budu Sauce', word: 'บูดู', shape: 'sauce', flavours: ['fishSauce'], sizes: [size('350 มล.|350 ml', 38, 'case12 bottle')] },
  { aisle: '5050', brand: 'kohkaew', th: 'เครื่องแกงใต้', en: 'Southern Curry Paste', word: 'แกงใต้', shape: 'cup', flavours: ['spicy', 'massaman'], sizes: [size('500 กรัม|500 g', 75, 'jar')] },
  { aisle: '5060', brand: 'kohkaew', th: 'น้ำพริกกุ้งเสียบ', en: 'Shrimp Chilli Paste', word: 'น้ำพริก', shape: 'jar', flavours: ['prawn'], sizes: [size('180 กรัม|180 g', 79, 'dozen12 jar')] },
  { aisle: '3030', brand: 'kohkaew', th: 'แยมผลไม้', en: 'Fruit Jam', word: 'แยม', shape: 'jar', flavours: ['pineapple'], sizes: [size('240 กรัม|240 g', 95, 'jar')] },
]
