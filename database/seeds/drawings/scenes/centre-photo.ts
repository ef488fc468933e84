import { canvas, groundShadow, place } from '#database/seeds/drawings/canvas.ts'
import { darker, lighter } from '#database/seeds/drawings/colours.ts'
import { drawTruck } from '#database/seeds/drawings/scenes/truck.ts'
import { write } from '#database/seeds/drawings/text.ts'

const skylines: Record<string, { sky: string; colour: string; view: string }> = {
  BKK01: {
    sky: '#ffe3c2',
    colour: '#0b7a3b',
    view: '<path d="M20 210V96h34V60h30v36h20V210ZM292 210V110h26V40l14-22 14 22V110h30V210Z" fill="#e9b58c"/><path d="M180 210l8-70 14-60 8-44 8 44 14 60 8 70Z" fill="#d99a6c"/>',
  },
  NON01: {
    sky: '#d8ecf7',
    colour: '#1b75bc',
    view: '<path d="M0 190H400" stroke="#8fb5cc" stroke-width="8"/><path d="M120 190V50M280 190V50M120 56L20 186M120 56L70 186M120 56L180 186M280 56L220 186M280 56L330 186M280 56L384 186" stroke="#8fb5cc" stroke-width="6"/>',
  },
  CNX01: {
    sky: '#e3eedd',
    colour: '#2e8b3d',
    view: '<path d="M-20 210L90 60L170 150L260 40L420 210Z" fill="#9dbf95"/><path d="M186 210l10-60h20l4-30 6-40 6 40 4 30h20l10 60Z" fill="#d9b95c"/>',
  },
  KKC01: {
    sky: '#fdeccb',
    colour: '#b8860b',
    view: '<circle cx="290" cy="90" r="48" fill="#f7c35c"/><path d="M0 150Q200 120 400 150V220H0Z" fill="#b9c46a"/><path d="M40 216v-60M70 216v-66M330 216v-60M360 216v-64" stroke="#8d9a3d" stroke-width="7" stroke-linecap="round"/>',
  },
  CBI01: {
    sky: '#d5eff5',
    colour: '#0e8f8b',
    view: '<path d="M0 150H400V220H0Z" fill="#7cc4d6"/><path d="M60 150L110 70V150ZM118 150V84L160 150Z" fill="#fff"/><path d="M50 152H170L154 172H66Z" fill="#c8573d"/><path d="M220 150Q300 96 400 150Z" fill="#8fb98a"/>',
  },
  HKT01: {
    sky: '#ffe9d2',
    colour: '#006d77',
    view: '<path d="M0 160H400V220H0Z" fill="#6cc3c0"/><path d="M210 160C216 80 250 60 280 80C310 60 350 90 360 160Z" fill="#7fae86"/><path d="M70 200C76 150 84 120 100 92" stroke="#8a6140" stroke-width="12" fill="none" stroke-linecap="round"/><path d="M100 92C70 70 44 80 34 104C60 92 80 92 100 92C84 60 110 44 132 50C118 66 108 78 100 92C126 78 150 90 156 112C136 100 116 96 100 92Z" fill="#4f9a58"/>',
  },
}

/** The centre's warehouse in front of its skyline, with its name over the gate. */
export function drawCentre(saleUnit: string, name: string): string {
  const { sky, colour, view } = skylines[saleUnit] ?? { sky: '#e7f4eb', colour: '#0b7a3b', view: '' }
  const hall = `<path d="M46 196L200 150L354 196V352H46Z" fill="#fffdf6"/><path d="M34 204L200 154L366 204L362 188L200 138L38 188Z" fill="${darker(colour, 0.1)}"/><rect x="74" y="212" width="252" height="44" rx="8" fill="${colour}"/>`
  const gates = [88, 168, 248]
    .map(
      (x) =>
        `<rect x="${x}" y="272" width="64" height="80" rx="4" fill="${lighter(colour, 0.72)}"/>${[284, 300, 316, 332].map((y) => `<path d="M${x} ${y}h64" stroke="${lighter(colour, 0.5)}" stroke-width="3"/>`).join('')}`,
    )
    .join('')
  const yard = `<path d="M0 350H400V400H0Z" fill="#c9c4b6"/><path d="M0 350H400" stroke="#b3ad9c" stroke-width="4"/>`
  const sign = write(name, { x: 200, y: 244, width: 226, size: 30, colour: '#ffffff' })
  return canvas(
    400,
    400,
    `<rect width="400" height="400" fill="${sky}"/>${view}<path d="M0 206H400V352H0Z" fill="${darker(sky, 0.1)}"/>${hall}${gates}${sign}${yard}${groundShadow(266, 384, 190)}${place(drawTruck(colour, '#f5a300'), { x: 170, y: 386, scale: 0.48 })}`,
  )
}

/** The inside of the warehouse: shelves with goods up to the roof. */
export function drawCentreInside(saleUnit: string): string {
  const { colour } = skylines[saleUnit] ?? { colour: '#0b7a3b' }
  const boxes = ['#d9a566', '#c98f4e', lighter(colour, 0.45), '#e3b87f']
  const shelf = (x: number, y: number) =>
    `<rect x="${x}" y="${y}" width="150" height="8" fill="${darker(colour, 0.15)}"/>${[0, 1, 2, 3]
      .map((at) => {
        const height = 30 + ((at * 13 + x + y) % 24)
        return `<rect x="${x + 6 + at * 36}" y="${y - height}" width="32" height="${height}" rx="3" fill="${boxes[(at + y) % boxes.length]}"/>`
      })
      .join('')}`
  const rack = (x: number) =>
    `<rect x="${x - 6}" y="84" width="8" height="260" fill="${darker(colour, 0.25)}"/><rect x="${x + 148}" y="84" width="8" height="260" fill="${darker(colour, 0.25)}"/>${[164, 248, 332].map((y) => shelf(x, y)).join('')}`
  return canvas(
    400,
    400,
    `<rect width="400" height="400" fill="#f3efe4"/><path d="M0 0H400V60L200 30L0 60Z" fill="${lighter(colour, 0.6)}"/>${rack(24)}${rack(226)}<path d="M0 340H400V400H0Z" fill="#d8d2c2"/><path d="M176 400L192 340H208L224 400Z" fill="#f5c84b"/>`,
  )
}
