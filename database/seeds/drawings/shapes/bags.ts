import { darker, lighter, mix } from '#database/seeds/drawings/colours.ts'
import { printLabel } from '#database/seeds/drawings/label.ts'
import { type DrawShape, filled, rect } from '#database/seeds/drawings/pack.ts'

const teeth = (y: number, width: number, up: boolean) => {
  const count = 16
  const step = width / count
  return Array.from(
    { length: count },
    (_, at) => `L${-width / 2 + step * (at + 0.5)} ${y + (up ? -9 : 9)}L${-width / 2 + step * (at + 1)} ${y}`,
  ).join('')
}
const ridges = (y: number, width: number, height: number) =>
  Array.from(
    { length: 3 },
    (_, at) =>
      `<path d="M${-width / 2} ${y + (height / 3) * (at + 0.5)}H${width / 2}" stroke="#fff" stroke-opacity=".4" stroke-width="3"/>`,
  ).join('')

/** Pillow bag of crisps, full of air. */
export const bag: DrawShape = (look, id) => {
  const outline = `M-150-460${teeth(-460, 300, true)}C158-430 172-330 170-236C172-140 160-50 150-8L150-4${[...Array(16).keys()].map((at) => `L${150 - 18.75 * (at + 0.5)} 5L${150 - 18.75 * (at + 1)} -4`).join('')}C-160-50-172-140-170-236C-172-330-158-430-150-460Z`
  const creases =
    '<path d="M-150-420C-120-404-100-412-84-420M150-420C124-400 104-408 90-420M-156-40C-128-58-108-50-92-38M156-40C130-60 108-52 94-38" stroke="#000" stroke-opacity=".13" stroke-width="6" fill="none" stroke-linecap="round"/><path d="M-140-360C-150-280-150-180-138-100" stroke="#fff" stroke-opacity=".5" stroke-width="14" fill="none" stroke-linecap="round"/>'
  const inside =
    printLabel(look, { x: -176, y: -440, width: 352, height: 408 }) +
    rect({ x: -180, y: -474, width: 360, height: 40 }, darker(look.field, 0.12)) +
    rect({ x: -180, y: -34, width: 360, height: 44 }, darker(look.field, 0.12)) +
    ridges(-466, 360, 30) +
    ridges(-30, 360, 26) +
    creases
  return { art: filled(id, outline, inside, 'puffy'), width: 340, height: 468 }
}

/** Stand-up bag with a straight seal. */
export const pouch: DrawShape = (look, id) => {
  const outline =
    'M-138-440Q0-452 138-440L144-392C150-280 158-150 160-30Q158 0 126 2Q0 16-126 2Q-158 0-160-30C-158-150-150-280-144-392Z'
  const inside =
    printLabel(look, { x: -160, y: -396, width: 320, height: 372 }) +
    rect({ x: -170, y: -456, width: 340, height: 62 }, mix(look.field, look.plate, 0.45)) +
    `<path d="M-170-394H170" stroke="#fff" stroke-opacity=".5" stroke-width="4"/><path d="M-160-40Q0-6 160-40V20H-160Z" fill="#000" opacity=".12"/><circle cy="-424" r="13" fill="#fff" opacity=".75"/>`
  return { art: filled(id, outline, inside, 'puffy'), width: 320, height: 450 }
}

/** Refill pouch with a spout in its corner. */
export const spout: DrawShape = (look, id) => {
  const outline =
    'M-140-436H62L146-366C152-260 156-140 158-30Q156 0 124 2Q0 16-124 2Q-156 0-158-30C-156-140-150-280-146-400Z'
  const cap = `<g transform="translate(112 -414) rotate(40)"><rect x="-22" y="-10" width="44" height="26" fill="#f1f3f4"/><rect x="-32" y="-56" width="64" height="50" rx="9" fill="${look.plate}"/><rect x="-32" y="-56" width="64" height="50" rx="9" fill="url(#round)"/></g>`
  const inside =
    printLabel(look, { x: -158, y: -390, width: 316, height: 366 }) +
    rect({ x: -170, y: -446, width: 340, height: 54 }, lighter(look.field, 0.2)) +
    '<path d="M-160-40Q0-6 160-40V20H-160Z" fill="#000" opacity=".12"/>'
  return { art: cap + filled(id, outline, inside, 'puffy'), width: 316, height: 470 }
}

/** Flat sachet with cut edges. */
export const sachet: DrawShape = (look, id) => {
  const outline = `M-136-392${teeth(-392, 272, true)}C142-300 142-100 136-4${[...Array(16).keys()].map((at) => `L${136 - 17 * (at + 0.5)} 5L${136 - 17 * (at + 1)} -4`).join('')}C-142-100-142-300-136-392Z`
  const inside =
    printLabel(look, { x: -142, y: -366, width: 284, height: 336 }) +
    rect({ x: -150, y: -404, width: 300, height: 38 }, lighter(look.field, 0.3)) +
    rect({ x: -150, y: -32, width: 300, height: 40 }, lighter(look.field, 0.3)) +
    ridges(-400, 300, 32) +
    ridges(-30, 300, 28)
  return { art: filled(id, outline, inside, 'puffy'), width: 276, height: 402 }
}

/** Woven sack sewn at the top. */
export const sack: DrawShape = (look, id) => {
  const outline =
    'M-142-470H142L150-430C172-330 180-150 164-40Q158 0 118 2Q0 12-118 2Q-158 0-164-40C-180-150-172-330-150-430Z'
  const weave = Array.from(
    { length: 12 },
    (_, at) => `<path d="M${-180 + at * 33}-480V20" stroke="#000" stroke-opacity=".05" stroke-width="7"/>`,
  ).join('')
  const stitches = Array.from(
    { length: 13 },
    (_, at) =>
      `<path d="M${-134 + at * 22}-440h12" stroke="${darker(look.field, 0.3)}" stroke-width="5" stroke-linecap="round"/>`,
  ).join('')
  const inside =
    rect({ x: -190, y: -480, width: 380, height: 500 }, mix(look.paper, '#efe4cc', 0.5)) +
    weave +
    printLabel(look, { x: -140, y: -404, width: 280, height: 350 }) +
    rect({ x: -190, y: -30, width: 380, height: 14 }, look.field) +
    stitches
  const tassel = `<path d="M140-440q26 10 30 44" stroke="${look.field}" stroke-width="7" fill="none" stroke-linecap="round"/>`
  return { art: filled(id, outline, inside, 'puffy') + tassel, width: 336, height: 474 }
}
