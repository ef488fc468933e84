import type { ShapeName } from '#database/seeds/drawings/shape-names.ts'

/** Level 1 and its level 2, with the pack on its tile. */
type Department = { code: string; th: string; en: string; colour: string; aisles: Aisle[] }
type Aisle = { code: string; th: string; en: string; shape: ShapeName }

function department(
  code: string,
  [th, en]: [string, string],
  colour: string,
  aisles: [string, string, ShapeName][],
): Department {
  return {
    code,
    th,
    en,
    colour,
    aisles: aisles.map(([thai, english, shape], at) => ({
      code: `${code}${(at + 1) * 10}`,
      th: thai,
      en: english,
      shape,
    })),
  }
}

export const departments: Department[] = [
  department('10', ['เครื่องดื่ม', 'Drinks'], '#1B75BC', [
    ['น้ำดื่มและน้ำแร่', 'Drinking Water', 'bottle'],
    ['น้ำอัดลมและโซดา', 'Soft Drinks', 'can'],
    ['น้ำผลไม้', 'Fruit Juice', 'carton'],
    ['ชูกำลังและเกลือแร่', 'Energy & Sport', 'glass'],
    ['ชาพร้อมดื่ม', 'Ready-to-Drink Tea', 'soda'],
    ['เครื่องดื่มแอลกอฮอล์', 'Alcohol', 'can'],
  ]),
  department('20', ['นม กาแฟ ชา', 'Dairy, Coffee & Tea'], '#6B3E26', [
    ['นมยูเอชที', 'UHT Milk', 'brick'],
    ['นมเปรี้ยว', 'Drinking Yoghurt', 'yoghurt'],
    ['นมข้นและนมถั่วเหลือง', 'Condensed & Soy Milk', 'tin'],
    ['กาแฟ', 'Coffee', 'jar'],
    ['ชาและโกโก้', 'Tea & Cocoa', 'pouch'],
  ]),
  department('30', ['ขนมขบเคี้ยว', 'Snacks'], '#E4572E', [
    ['มันฝรั่งและข้าวเกรียบ', 'Chips & Crackers', 'bag'],
    ['ถั่วและสาหร่าย', 'Nuts & Seaweed', 'pouch'],
    ['บิสกิตและเวเฟอร์', 'Biscuits & Wafers', 'box'],
    ['ลูกอมและเยลลี่', 'Sweets & Jelly', 'cup'],
    ['ของกินเล่นทะเล', 'Seafood Bites', 'sachet'],
  ]),
  department('40', ['ข้าวและอาหารแห้ง', 'Rice & Staples'], '#B8860B', [
    ['ข้าวสาร', 'Rice', 'sack'],
    ['บะหมี่และเส้น', 'Noodles', 'cup'],
    ['น้ำตาล แป้ง เกลือ', 'Sugar, Flour & Salt', 'pouch'],
    ['น้ำมันพืช', 'Cooking Oil', 'jug'],
    ['ไข่และของสด', 'Eggs & Fresh', 'eggs'],
    ['ถั่วและธัญพืช', 'Beans & Grains', 'pouch'],
  ]),
  department('50', ['เครื่องปรุงและอาหารกระป๋อง', 'Seasoning & Canned'], '#9B2915', [
    ['น้ำปลาและซีอิ๊ว', 'Fish & Soy Sauce', 'sauce'],
    ['ซอสพริกและมะเขือเทศ', 'Chilli & Tomato Sauce', 'sauce'],
    ['ผงปรุงรส', 'Seasoning Powder', 'sachet'],
    ['อาหารกระป๋อง', 'Canned Food', 'tin'],
    ['กะทิและพริกแกง', 'Coconut Milk & Curry', 'carton'],
    ['น้ำพริก', 'Chilli Pastes', 'jar'],
  ]),
  department('60', ['ของใช้ในบ้าน', 'Household'], '#0E8F8B', [
    ['ผลิตภัณฑ์ซักผ้า', 'Laundry', 'pouch'],
    ['ปรับผ้านุ่ม', 'Fabric Softener', 'spout'],
    ['ล้างจาน', 'Dishwashing', 'pump'],
    ['ทำความสะอาดบ้าน', 'Home Cleaning', 'cleaner'],
    ['กระดาษชำระ', 'Tissue & Paper', 'rolls'],
    ['ถุงขยะและของใช้', 'Bags & Home Goods', 'box'],
  ]),
  department('70', ['ของใช้ส่วนตัว', 'Personal Care'], '#C2608B', [
    ['สบู่และครีมอาบน้ำ', 'Soap & Shower', 'pump'],
    ['ดูแลเส้นผม', 'Hair Care', 'shampoo'],
    ['ดูแลช่องปาก', 'Oral Care', 'tube'],
    ['แป้งและระงับกลิ่น', 'Powder & Deodorant', 'powder'],
    ['ผ้าอนามัย', 'Feminine Care', 'softpack'],
  ]),
  department('80', ['แม่ เด็ก และสัตว์เลี้ยง', 'Baby & Pets'], '#5B8DEF', [
    ['ผ้าอ้อมและทิชชูเปียก', 'Nappies & Wipes', 'softpack'],
    ['อาบน้ำเด็ก', 'Baby Bath', 'powder'],
    ['อาหารแมว', 'Cat Food', 'sachet'],
    ['อาหารสุนัข', 'Dog Food', 'sack'],
  ]),
]
