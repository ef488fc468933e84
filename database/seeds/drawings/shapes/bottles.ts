import { darker, lighter, mix } from '#database/seeds/drawings/colours.ts'
import { printLabel } from '#database/seeds/drawings/label.ts'
import { type DrawShape, filled, type Look, rect } from '#database/seeds/drawings/pack.ts'

const wrap = (look: Look, width: number, top: number, height: number) =>
  printLabel(look, { x: -width / 2, y: top, width, height })
const screwCap = (y: number, width: number, height: number, colour: string) => {
  const ribs = Array.from(
    { length: 6 },
    (_, at) =>
      `<path d="M${-width / 2 + (width / 7) * (at + 1)} ${y + 5}v${height - 8}" stroke="#000" stroke-opacity=".13" stroke-width="3"/>`,
  ).join('')
  return (
    rect({ x: -width / 2, y, width, height }, colour, 7) +
    ribs +
    rect({ x: -width / 2, y, width, height }, 'url(#round)', 7)
  )
}

/** Clear water bottle with ribs. */
export const bottle: DrawShape = (look, id) => {
  const outline =
    'M-40-466H40V-440C40-400 113-392 116-318V-30Q116 0 80 0H-80Q-116 0-116-30V-318C-113-392-40-400-40-440Z'
  const liquid = lighter(look.accent, 0.62)
  const ribs = [-372, -82, -56, -30]
    .map(
      (y) =>
        `<path d="M-118 ${y}Q0 ${y + 16} 118 ${y}" stroke="#fff" stroke-width="5" fill="none" opacity=".7"/>`,
    )
    .join('')
  const inside =
    rect({ x: -130, y: -480, width: 260, height: 480 }, lighter(look.accent, 0.82)) +
    rect({ x: -130, y: -410, width: 260, height: 410 }, liquid) +
    ribs +
    wrap(look, 241, -330, 222)
  return { art: filled(id, outline, inside) + screwCap(-502, 87, 42, look.plate), width: 231, height: 502 }
}

/** Contoured bottle filled with a coloured drink. */
export const soda: DrawShape = (look, id) => {
  const outline =
    'M-33-470H33V-430C33-392 104-366 109-306C112-280 97-262 97-236C97-210 114-196 114-160V-36C114-10 97 0 77 0H-77C-97 0-114-10-114-36V-160C-114-196-97-210-97-236C-97-262-112-280-109-306C-104-366-33-392-33-430Z'
  const drink = mix(look.accent, '#3a1a08', 0.12)
  const feet = [-50, 0, 50]
    .map(
      (x) =>
        `<path d="M${x} -6Q${x - 6}-40 ${x}-58" stroke="#000" stroke-opacity=".14" stroke-width="9" fill="none" stroke-linecap="round"/>`,
    )
    .join('')
  const inside =
    rect({ x: -124, y: -480, width: 248, height: 480 }, lighter(drink, 0.55)) +
    rect({ x: -124, y: -412, width: 248, height: 412 }, drink) +
    feet +
    wrap(look, 236, -326, 230)
  return {
    art:
      filled(id, outline, inside) +
      screwCap(-504, 74, 38, look.plate === look.paper ? look.field : look.plate),
    width: 228,
    height: 504,
  }
}

/** Small glass bottle under a crown cap. */
export const glass: DrawShape = (look, id) => {
  const outline =
    'M-36-448H36V-380C36-330 110-320 110-250V-26Q110 0 79 0H-79Q-110 0-110-26V-250C-110-320-36-330-36-380Z'
  const pane = look.motif === 'drop' ? '#9fc7bd' : '#7a3e12'
  const inside =
    rect({ x: -120, y: -460, width: 240, height: 460 }, pane) +
    rect({ x: -120, y: -312, width: 240, height: 312 }, darker(pane, 0.12)) +
    wrap(look, 228, -262, 236)
  const crown = `<g transform="scale(1.2 1)"><path d="M-40-446L-36-478Q0-490 36-478L40-446L32-452L24-444L16-452L8-444L0-452L-8-444L-16-452L-24-444L-32-452Z" fill="${look.field}"/><path d="M-36-478Q0-490 36-478L37-470H-37Z" fill="#fff" opacity=".35"/></g>`
  return { art: filled(id, outline, inside) + crown, width: 221, height: 484 }
}

/** Small drinking bottle with a waist and a foil lid. */
export const yoghurt: DrawShape = (look, id) => {
  const outline =
    'M-62-350H62C80-338 96-318 96-282C96-250 76-240 76-216C76-192 98-180 98-146V-34Q98 0 66 0H-66Q-98 0-98-34V-146C-98-180-76-192-76-216C-76-240-96-250-96-282C-96-318-80-338-62-350Z'
  const inside = rect({ x: -110, y: -360, width: 220, height: 360 }, '#fffdf8') + wrap(look, 204, -318, 290)
  const lid =
    rect({ x: -70, y: -370, width: 140, height: 26 }, look.accent, 10) +
    rect({ x: -70, y: -370, width: 140, height: 26 }, 'url(#round)', 10)
  return { art: filled(id, outline, inside) + lid, width: 196, height: 370 }
}

/** Slim sauce or oil bottle with a long neck. */
export const sauce: DrawShape = (look, id) => {
  const outline =
    'M-32-478H32V-400C32-350 107-336 109-276V-26Q109 0 77 0H-77Q-109 0-109-26V-276C-107-336-32-350-32-400Z'
  const liquid =
    look.motif === 'drop' || look.motif === 'rice' || look.motif === 'peanut'
      ? mix(look.accent, '#f4c542', 0.45)
      : darker(look.accent, 0.25)
  const inside =
    rect({ x: -124, y: -490, width: 248, height: 490 }, lighter(liquid, 0.4)) +
    rect({ x: -124, y: -428, width: 248, height: 428 }, liquid) +
    rect({ x: -50, y: -404, width: 100, height: 34 }, look.plate) +
    wrap(look, 228, -282, 256)
  return { art: filled(id, outline, inside) + screwCap(-512, 77, 44, look.field), width: 218, height: 512 }
}

/** Gallon jug with a handle. */
export const jug: DrawShape = (look, id) => {
  const outline =
    'M-96-404C-96-424-84-436-60-440V-462H6V-440C30-438 60-436 92-412C134-380 148-340 148-290V-34Q148 0 114 0H-114Q-148 0-148-34V-300C-148-340-100-360-96-404ZM52-384C40-392 26-386 28-368C34-340 66-318 96-308C110-304 114-316 108-326C98-350 76-370 52-384Z'
  const liquid = look.label === 'frame' ? mix(look.accent, '#f4c542', 0.4) : lighter(look.accent, 0.5)
  const inside =
    rect({ x: -160, y: -480, width: 320, height: 480 }, lighter(liquid, 0.35)) +
    rect({ x: -160, y: -346, width: 320, height: 346 }, liquid) +
    wrap(look, 240, -284, 248)
  const clip = filled(id, outline, inside).replace(
    `<path d="${outline}"/></clipPath>`,
    `<path clip-rule="evenodd" d="${outline}"/></clipPath>`,
  )
  return {
    art: `${clip}<g transform="translate(-27 0)">${screwCap(-492, 78, 38, look.field)}</g>`,
    width: 296,
    height: 492,
  }
}
