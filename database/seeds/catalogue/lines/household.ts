import { type ProductLine, size } from '#database/seeds/catalogue/product-line.ts'

export const household: ProductLine[] = [
  { aisle: '6010', brand: 'baanwow', th: 'ผงซักฟอก', en: 'Washing Powder', word: 'ผงซักฟอก', shape: 'pouch', flavours: ['blueSky', 'lavender', 'sakura'], sizes: [size('800 กรัม|800 g', 42, 'case18 bag'), size('2.7 กก.|2.7 kg', 129, 'bag')] },
  { aisle: '6010', brand: 'baanwow', th: 'น้ำยาซักผ้า', en: 'Liquid Detergent', word: 'ซักผ้า', shape: 'spout', flavours: ['blueSky', 'sakura'], sizes: [size('700 มล.|700 ml', 65, 'case12 bag')], tax: 2 },
  { aisle: '6010', brand: 'baanwow', th: 'น้ำยาซักผ้าขาว', en: 'Bleach', word: 'ซักผ้าขาว', shape: 'cleaner', flavours: ['plain'], sizes: [size('600 มล.|600 ml', 24, 'case24 bottle')] },
  { aisle: '6020', brand: 'baanwow', th: 'น้ำยาปรับผ้านุ่ม', en: 'Fabric Softener', word: 'หอมนาน', shape: 'spout', flavours: ['blueSky', 'rose', 'lavender'], sizes: [size('500 มล.|500 ml', 34, 'case24 bag')] },
  { aisle: '6020', brand: 'baanwow', th: 'น้ำยาปรับผ้านุ่ม ซองเล็ก', en: 'Fabric Softener Sachet', word: 'ซองเล็ก', shape: 'sachet', flavours: ['rose', 'blueSky'], sizes: [size('20 มล.|20 ml', 2.75, 'case360 pack24 sachet')] },
  { aisle: '6030', brand: 'baanwow', th: 'น้ำยาล้างจาน', en: 'Dishwashing Liquid', word: 'ล้างจาน', shape: 'pump', flavours: ['lemonScent', 'teaScent'], sizes: [size('750 มล.|750 ml', 52, 'bottle')] },
  { aisle: '6030', brand: 'baanwow', th: 'น้ำยาล้างจาน ถุงเติม', en: 'Dishwashing Refill', word: 'ถุงเติม', shape: 'spout', flavours: ['lemonScent', 'teaScent'], sizes: [size('500 มล.|500 ml', 25, 'case24 bag')] },
  { aisle: '6030', brand: 'baanwow', th: 'น้ำยาล้างจาน แกลลอน', en: 'Dishwashing Gallon', word: 'แกลลอน', shape: 'jug', flavours: ['lemonScent'], sizes: [size('3.6 ลิตร|3.6 L', 155, 'case4 gallon')], tax: 2 },
  { aisle: '6040', brand: 'baanwow', th: 'น้ำยาล้างห้องน้ำ', en: 'Bathroom Cleaner', word: 'ล้างห้องน้ำ', shape: 'cleaner', flavours: ['rose', 'pine'], sizes: [size('900 มล.|900 ml', 58, 'bottle')] },
  { aisle: '6040', brand: 'baanwow', th: 'น้ำยาถูพื้น', en: 'Floor Cleaner', word: 'ถูพื้น', shape: 'cleaner', flavours: ['lavender', 'pine', 'lemonScent'], sizes: [size('800 มล.|800 ml', 55, 'bottle')] },
  { aisle: '6040', brand: 'baanwow', th: 'น้ำยาเช็ดกระจก', en: 'Glass Cleaner', word: 'เช็ดกระจก', shape: 'spray', flavours: ['blueSky'], sizes: [size('520 มล.|520 ml', 48, 'bottle')] },
  { aisle: '6040', brand: 'baanwow', th: 'สเปรย์กำจัดยุง', en: 'Mosquito Spray', word: 'กำจัดยุง', shape: 'spray', flavours: ['lavender'], sizes: [size('600 มล.|600 ml', 96, 'bottle')], tax: 2 },
  { aisle: '6050', brand: 'lamoon', th: 'กระดาษชำระม้วน', en: 'Toilet Rolls', word: 'ทิชชูม้วน', shape: 'rolls', flavours: ['paper'], sizes: [size('6 ม้วน|6 rolls', 52, 'bundle10 pack'), size('24 ม้วน|24 rolls', 189, 'pack')] },
  { aisle: '6050', brand: 'lamoon', th: 'กระดาษเช็ดหน้า', en: 'Facial Tissue', word: 'เช็ดหน้า', shape: 'box', flavours: ['rose'], sizes: [size('150 แผ่น|150 sheets', 29, 'case36 pack4 box')] },
  { aisle: '6050', brand: 'lamoon', th: 'กระดาษเช็ดปากป๊อปอัป', en: 'Pop-up Napkins', word: 'ป๊อปอัป', shape: 'softpack', flavours: ['paper'], sizes: [size('250 แผ่น|250 sheets', 19, 'bundle24 pack')] },
  { aisle: '6050', brand: 'lamoon', th: 'กระดาษอเนกประสงค์', en: 'Kitchen Towels', word: 'ในครัว', shape: 'rolls', flavours: ['greens'], sizes: [size('2 ม้วน|2 rolls', 49, 'pack')] },
  { aisle: '6060', brand: 'baanwow', th: 'ถุงขยะดำ', en: 'Black Bin Bags', word: 'ถุงขยะ', shape: 'softpack', flavours: ['dark'], sizes: [size('18x20 นิ้ว|18x20 in', 38, 'pack'), size('24x28 นิ้ว|24x28 in', 42, 'pack'), size('30x40 นิ้ว|30x40 in', 46, 'pack')] },
  { aisle: '6060', brand: 'baanwow', th: 'ถุงหูหิ้ว', en: 'Carrier Bags', word: 'ถุงหูหิ้ว', shape: 'softpack', flavours: ['home'], sizes: [size('8x16 นิ้ว|8x16 in', 36, 'pack'), size('12x20 นิ้ว|12x20 in', 39, 'pack')] },
  { aisle: '6060', brand: 'baanwow', th: 'ถ่านไฟฉายอัลคาไลน์', en: 'Alkaline Batteries', word: 'ถ่าน', shape: 'brush', flavours: ['dark'], sizes: [size('AA 4 ก้อน|AA 4 pcs', 68, 'pack')] },
  { aisle: '6060', brand: 'baanwow', th: 'ฟองน้ำล้างจาน', en: 'Scouring Sponge', word: 'ฟองน้ำ', shape: 'brush', flavours: ['greens'], sizes: [size('3 ชิ้น|3 pcs', 27, 'pack')] },
]
