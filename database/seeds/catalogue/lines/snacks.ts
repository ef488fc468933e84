import { type ProductLine, size } from '#database/seeds/catalogue/product-line.ts'

export const snacks: ProductLine[] = [
  { aisle: '3010', brand: 'krubgrib', th: 'มันฝรั่งทอดกรอบ', en: 'Potato Chips', word: 'มันฝรั่งแท้', shape: 'bag', flavours: ['original', 'nori', 'barbecue', 'larb', 'sourCream'], sizes: [size('48 กรัม|48 g', 18, 'case36 pack6 bag')] },
  { aisle: '3010', brand: 'krubgrib', th: 'มันฝรั่งทอดกรอบ ถุงใหญ่', en: 'Potato Chips Party Bag', word: 'ถุงใหญ่', shape: 'bag', flavours: ['original', 'barbecue'], sizes: [size('158 กรัม|158 g', 52, 'case12 bag')] },
  { aisle: '3010', brand: 'krubgrib', th: 'ข้าวเกรียบ', en: 'Crackers', word: 'ข้าวเกรียบ', shape: 'bag', flavours: ['shrimp', 'spicy'], sizes: [size('42 กรัม|42 g', 9, 'pack12 bag')] },
  { aisle: '3010', brand: 'krubgrib', th: 'ข้าวโพดอบกรอบ', en: 'Corn Rings', word: 'ข้าวโพด', shape: 'bag', flavours: ['cheese', 'butter'], sizes: [size('55 กรัม|55 g', 17, 'case36 pack6 bag')] },
  { aisle: '3010', brand: 'krubgrib', th: 'แครกเกอร์มันฝรั่งแท่ง', en: 'Potato Sticks', word: 'แท่งกรอบ', shape: 'bag', flavours: ['tomYum', 'cheese'], sizes: [size('60 กรัม|60 g', 18, 'pack6 bag')] },
  { aisle: '3020', brand: 'krubgrib', th: 'ถั่วลิสงอบ', en: 'Roasted Peanuts', word: 'ถั่วลิสง', shape: 'pouch', flavours: ['salted', 'garlic', 'coconut'], sizes: [size('80 กรัม|80 g', 17, 'pack12 bag')] },
  { aisle: '3020', brand: 'krubgrib', th: 'ถั่วลันเตาอบกรอบ', en: 'Crispy Green Peas', word: 'ถั่วลันเตา', shape: 'pouch', flavours: ['wasabi', 'salted'], sizes: [size('75 กรัม|75 g', 17, 'pack12 bag')] },
  { aisle: '3020', brand: 'krubgrib', th: 'สาหร่ายทอดกรอบ', en: 'Crispy Seaweed', word: 'สาหร่าย', shape: 'sachet', flavours: ['original', 'spicy', 'tomYum'], sizes: [size('32 กรัม|32 g', 33, 'case24 pack6 sachet')] },
  { aisle: '3030', brand: 'baanya', th: 'บิสกิตแซนด์วิช', en: 'Sandwich Biscuits', word: 'แซนด์วิช', shape: 'box', flavours: ['chocolate', 'strawberry', 'vanilla'], sizes: [size('12 ชิ้น|12 pieces', 52, 'box')] },
  { aisle: '3030', brand: 'baanya', th: 'เวเฟอร์สอดไส้', en: 'Cream Wafers', word: 'เวเฟอร์', shape: 'sachet', flavours: ['chocolate', 'strawberry', 'taro'], sizes: [size('24 กรัม|24 g', 4.5, 'case144 box24 sachet')] },
  { aisle: '3030', brand: 'baanya', th: 'คุกกี้เนย', en: 'Butter Cookies', word: 'คุกกี้เนย', shape: 'tin', flavours: ['grain'], sizes: [size('450 กรัม|450 g', 145, 'can')] },
  { aisle: '3030', brand: 'baanya', th: 'แครกเกอร์', en: 'Cream Crackers', word: 'แครกเกอร์', shape: 'box', flavours: ['butter', 'sesame'], sizes: [size('240 กรัม|240 g', 39, 'box')] },
  { aisle: '3030', brand: 'baanya', th: 'เค้กม้วน', en: 'Swiss Roll', word: 'เค้กม้วน', shape: 'box', flavours: ['vanilla', 'chocolate'], sizes: [size('10 ชิ้น|10 pieces', 48, 'box')] },
  { aisle: '3040', brand: 'baanya', th: 'ลูกอม', en: 'Candy', word: 'ลูกอม', shape: 'bag', flavours: ['mint', 'lychee', 'cola', 'latte'], sizes: [size('100 เม็ด|100 pieces', 34, 'bag')] },
  { aisle: '3040', brand: 'baanya', th: 'เยลลี่คาราจีแนน', en: 'Fruit Jelly', word: 'เยลลี่', shape: 'cup', flavours: ['grape', 'lychee', 'orange'], sizes: [size('130 กรัม|130 g', 9, 'case48 pack6 cup')] },
  { aisle: '3040', brand: 'baanya', th: 'หมากฝรั่ง', en: 'Chewing Gum', word: 'หมากฝรั่ง', shape: 'bar', flavours: ['mint', 'strawberry'], sizes: [size('5 แผ่น|5 sticks', 4.25, 'box40 piece')] },
  { aisle: '3050', brand: 'krubgrib', th: 'ปลาเส้น', en: 'Fish Strips', word: 'ปลาเส้น', shape: 'sachet', flavours: ['original', 'spicy', 'barbecue'], sizes: [size('23 กรัม|23 g', 17, 'case72 pack12 sachet')] },
  { aisle: '3050', brand: 'krubgrib', th: 'ปลาหมึกบดปรุงรส', en: 'Pressed Squid', word: 'ปลาหมึกบด', shape: 'sachet', flavours: ['seafood'], sizes: [size('20 กรัม|20 g', 18, 'pack12 sachet')] },
]
