import { type ProductLine, size } from '#database/seeds/catalogue/product-line.ts'

export const seasonings: ProductLine[] = [
  { aisle: '5010', brand: 'maekaew', th: 'น้ำปลาแท้', en: 'Fish Sauce', word: 'น้ำปลาแท้', shape: 'sauce', flavours: ['fishSauce'], sizes: [size('300 มล.|300 ml', 17, 'case24 pack6 bottle'), size('700 มล.|700 ml', 29, 'case12 bottle'), size('4.5 ลิตร|4.5 L', 165, 'gallon', 'jug')] },
  { aisle: '5010', brand: 'maekaew', th: 'ซีอิ๊วขาว', en: 'Light Soy Sauce', word: 'ซีอิ๊วขาว', shape: 'sauce', flavours: ['bean'], sizes: [size('300 มล.|300 ml', 22, 'case24 pack6 bottle'), size('700 มล.|700 ml', 42, 'case12 bottle')] },
  { aisle: '5010', brand: 'maekaew', th: 'ซีอิ๊วดำหวาน', en: 'Sweet Dark Soy Sauce', word: 'ซีอิ๊วดำ', shape: 'sauce', flavours: ['bean'], sizes: [size('640 มล.|640 ml', 38, 'case12 bottle')] },
  { aisle: '5010', brand: 'maekaew', th: 'ซอสหอยนางรม', en: 'Oyster Sauce', word: 'ซอสหอยฯ', shape: 'sauce', flavours: ['oyster'], sizes: [size('300 มล.|300 ml', 27, 'case24 pack6 bottle'), size('600 มล.|600 ml', 46, 'case12 bottle')] },
  { aisle: '5010', brand: 'maekaew', th: 'น้ำส้มสายชู', en: 'Distilled Vinegar', word: 'น้ำส้มสายชู', shape: 'sauce', flavours: ['plain'], sizes: [size('700 มล.|700 ml', 16, 'case12 bottle')] },
  { aisle: '5020', brand: 'maekaew', th: 'ซอสพริก', en: 'Chilli Sauce', word: 'ซอสพริก', shape: 'sauce', flavours: ['hot'], sizes: [size('300 กรัม|300 g', 25, 'case24 pack6 bottle'), size('5 กก.|5 kg', 215, 'gallon', 'jug')] },
  { aisle: '5020', brand: 'maekaew', th: 'ซอสมะเขือเทศ', en: 'Tomato Ketchup', word: 'มะเขือเทศ', shape: 'sauce', flavours: ['ketchup'], sizes: [size('300 กรัม|300 g', 23, 'case24 pack6 bottle')] },
  { aisle: '5020', brand: 'maekaew', th: 'น้ำจิ้มไก่', en: 'Sweet Chilli Dip', word: 'น้ำจิ้มไก่', shape: 'sauce', flavours: ['hot'], sizes: [size('350 กรัม|350 g', 32, 'case12 bottle')] },
  { aisle: '5030', brand: 'maekaew', th: 'ผงปรุงรส', en: 'Seasoning Powder', word: 'ผงปรุงรส', shape: 'sachet', flavours: ['pork', 'chicken'], sizes: [size('75 กรัม|75 g', 11, 'case72 pack12 sachet'), size('800 กรัม|800 g', 82, 'case10 bag', 'pouch')] },
  { aisle: '5030', brand: 'maekaew', th: 'พริกป่น', en: 'Chilli Powder', word: 'พริกป่น', shape: 'sachet', flavours: ['hot'], sizes: [size('50 กรัม|50 g', 16, 'dozen12 sachet')] },
  { aisle: '5030', brand: 'maekaew', th: 'พริกไทยป่น', en: 'Ground Pepper', word: 'พริกไทย', shape: 'powder', flavours: ['bulb'], sizes: [size('60 กรัม|60 g', 45, 'dozen12 bottle')] },
  { aisle: '5040', brand: 'maekaew', th: 'ปลาแมคเคอเรล', en: 'Mackerel', word: 'แมคเคอเรล', shape: 'tin', flavours: ['tomato', 'spicy'], sizes: [size('155 กรัม|155 g', 20, 'case50 pack10 can')] },
  { aisle: '5040', brand: 'maekaew', th: 'ทูน่าในน้ำมัน', en: 'Tuna in Oil', word: 'ทูน่า', shape: 'tin', flavours: ['seafood'], sizes: [size('165 กรัม|165 g', 39, 'case48 pack4 can')] },
  { aisle: '5040', brand: 'maekaew', th: 'ข้าวโพดอ่อนในน้ำเกลือ', en: 'Baby Corn in Brine', word: 'ข้าวโพด', shape: 'tin', flavours: ['cob'], sizes: [size('425 กรัม|425 g', 36, 'case24 can')] },
  { aisle: '5040', brand: 'maekaew', th: 'ผักกาดดอง', en: 'Pickled Mustard Greens', word: 'ผักกาดดอง', shape: 'tin', flavours: ['greens'], sizes: [size('140 กรัม|140 g', 15, 'case48 pack12 can')] },
  { aisle: '5050', brand: 'maekaew', th: 'กะทิ 100%', en: 'Coconut Milk', word: 'กะทิ 100%', shape: 'brick', flavours: ['palmFruit'], sizes: [size('250 มล.|250 ml', 25, 'case36 pack6 box'), size('1 ลิตร|1 L', 92, 'case12 box', 'carton')] },
  { aisle: '5050', brand: 'maekaew', th: 'พริกแกง', en: 'Curry Paste', word: 'พริกแกง', shape: 'cup', flavours: ['green', 'red', 'massaman'], sizes: [size('400 กรัม|400 g', 58, 'jar')] },
  { aisle: '5060', brand: 'maekaew', th: 'น้ำพริกเผา', en: 'Roasted Chilli Paste', word: 'น้ำพริกเผา', shape: 'jar', flavours: ['shrimp'], sizes: [size('200 กรัม|200 g', 52, 'dozen12 jar'), size('900 กรัม|900 g', 165, 'jar')] },
  { aisle: '5060', brand: 'maekaew', th: 'น้ำพริกตาแดง', en: 'Red-Eye Chilli Paste', word: 'ตาแดง', shape: 'jar', flavours: ['hot'], sizes: [size('200 กรัม|200 g', 55, 'jar')] },
]
