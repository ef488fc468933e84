import type { Look } from '#database/seeds/drawings/pack.ts'

type SeedUnit = { th: string; en: string; rate: number; baht: number }
/** An item of the demo agent; a blank stock is not counted, a look makes its picture. */
type OwnItem = {
  th: string
  en: string
  units: SeedUnit[]
  cost: number | null
  stock: number | null
  active: boolean
  look: Look | undefined
}

const unit = (th: string, en: string, rate: number, baht: number): SeedUnit => ({ th, en, rate, baht })
const look = (part: Pick<Look, 'shape' | 'field' | 'accent' | 'motif' | 'word' | 'size'>): Look => ({
  ...{ plate: '#FFF4DC', paper: '#FFFDF5', brand: 'อาทิตย์', bulk: 1, label: 'badge' as const },
  ...part,
})

/** What the demo agent makes or buys themselves. */
export const ownItems: OwnItem[] = [
  {
    ...{ th: 'น้ำพริกตาแดงบ้านอาทิตย์', en: 'Arthit’s red-eye chilli dip' },
    units: [unit('โหล', 'dozen', 12, 500), unit('กระปุก', 'jar', 1, 45)],
    ...{ cost: 28, stock: 48, active: true },
    look: look({
      ...{
        shape: 'jar',
        field: '#A8321F',
        accent: '#D9481C',
        motif: 'chilli',
        word: 'น้ำพริก',
        size: '150 ก.',
      },
    }),
  },
  {
    ...{ th: 'ไข่เค็มดินสอพอง', en: 'Salted duck eggs' },
    units: [unit('แผง', 'tray', 30, 250), unit('ฟอง', 'egg', 1, 9)],
    ...{ cost: 6.5, stock: 240, active: true },
    look: look({
      ...{ shape: 'eggs', field: '#8FB7C4', accent: '#E9A13B', motif: 'egg', word: 'ไข่เค็ม', size: '30 ฟอง' },
    }),
  },
  {
    ...{ th: 'กล้วยตากน้ำผึ้ง', en: 'Sun-dried bananas with honey' },
    units: [unit('แพ็ค', 'pack', 6, 195), unit('ถุง', 'bag', 1, 35)],
    ...{ cost: 21, stock: 0, active: true },
    look: look({
      ...{
        shape: 'pouch',
        field: '#D99A2B',
        accent: '#7A4A12',
        motif: 'leaf',
        word: 'กล้วยตาก',
        size: '250 ก.',
      },
    }),
  },
  {
    ...{ th: 'ปลาร้าต้มสุก สูตรยายทองคำ', en: 'Cooked fermented fish sauce' },
    units: [unit('ขวด', 'bottle', 1, 55)],
    ...{ cost: 34, stock: null, active: true },
    look: look({
      ...{
        shape: 'sauce',
        field: '#5A3A22',
        accent: '#B5793A',
        motif: 'fish',
        word: 'ปลาร้า',
        size: '400 มล.',
      },
    }),
  },
  {
    ...{ th: 'น้ำแข็งหลอด', en: 'Tube ice' },
    units: [unit('กระสอบ', 'sack', 1, 40)],
    ...{ cost: null, stock: null, active: true, look: undefined },
  },
  {
    ...{ th: 'ขนมเทียนตรุษจีน', en: 'New Year rice cakes' },
    units: [unit('กล่อง', 'box', 1, 80)],
    ...{ cost: 50, stock: 0, active: false, look: undefined },
  },
]

export const itemCode = (at: number) => `A${String(at + 1).padStart(4, '0')}`
export const itemPicture = (at: number) => `agent-items/demo-${itemCode(at).toLowerCase()}.webp`
