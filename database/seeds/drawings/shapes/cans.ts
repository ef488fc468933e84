import { darker, lighter } from '#database/seeds/drawings/colours.ts'
import { printLabel } from '#database/seeds/drawings/label.ts'
import { type DrawShape, filled, rect } from '#database/seeds/drawings/pack.ts'

/** Drinks can. */
export const can: DrawShape = (look, id) => {
  const outline = 'M-84-412L-108-366V-46L-88-8Q0 14 88-8L108-46V-366L84-412Z'
  const rim =
    '<ellipse cy="-414" rx="86" ry="19" fill="url(#metal)"/><ellipse cy="-416" rx="74" ry="13" fill="#aeb6bc"/><ellipse cx="4" cy="-414" rx="26" ry="6.5" fill="#dfe4e7"/>'
  const inside =
    rect({ x: -110, y: -420, width: 220, height: 440 }, 'url(#metal)') +
    printLabel(look, { x: -110, y: -384, width: 220, height: 356 }) +
    `<path d="M-110-384Q0-366 110-384V-392Q0-374-110-392Z" fill="${lighter(look.field, 0.5)}"/>`
  return { art: filled(id, outline, inside) + rim, width: 216, height: 432 }
}

/** Food tin, wide and low. */
export const tin: DrawShape = (look, id) => {
  const outline = 'M-150-296V-8Q0 34 150-8V-296Z'
  const ribs = [-288, -278, -20, -10]
    .map(
      (y) =>
        `<path d="M-150 ${y}Q0 ${y + 38} 150 ${y}" stroke="#6d757c" stroke-opacity=".5" stroke-width="4" fill="none"/>`,
    )
    .join('')
  const top =
    '<ellipse cy="-296" rx="150" ry="32" fill="url(#metal)"/><ellipse cy="-297" rx="134" ry="25" fill="#c7ced3"/><ellipse cy="-296" rx="104" ry="17" fill="none" stroke="#9aa3aa" stroke-width="4"/><ellipse cx="8" cy="-300" rx="36" ry="9" fill="#eef1f3"/><ellipse cx="22" cy="-300" rx="12" ry="4" fill="#aab2b8"/>'
  const inside =
    rect({ x: -160, y: -310, width: 320, height: 340 }, 'url(#metal)') +
    `<g transform="translate(0 14)">${printLabel(look, { x: -152, y: -266, width: 304, height: 246 })}</g>` +
    ribs
  return { art: filled(id, outline, inside) + top, width: 300, height: 328 }
}

/** Jar with a screw lid. */
export const jar: DrawShape = (look, id) => {
  const outline =
    'M-104-330H104C128-316 134-300 134-270V-36Q134 0 98 0H-98Q-134 0-134-36V-270C-134-300-128-316-104-330Z'
  const filling = darker(look.accent, 0.05)
  const lid =
    rect({ x: -116, y: -398, width: 232, height: 72 }, look.plate, 12) +
    Array.from(
      { length: 11 },
      (_, at) => `<path d="M${-100 + at * 20}-384v46" stroke="#000" stroke-opacity=".12" stroke-width="4"/>`,
    ).join('') +
    rect({ x: -116, y: -398, width: 232, height: 72 }, 'url(#round)', 12)
  const inside =
    rect({ x: -140, y: -340, width: 280, height: 340 }, lighter(filling, 0.5)) +
    rect({ x: -140, y: -304, width: 280, height: 304 }, filling) +
    printLabel(look, { x: -138, y: -270, width: 276, height: 230 })
  return { art: filled(id, outline, inside) + lid, width: 268, height: 398 }
}

/** Tapered cup under a foil lid. */
export const cup: DrawShape = (look, id) => {
  const outline = 'M-136-300H136L98-16Q96 0 78 0H-78Q-96 0-98-16Z'
  const lid = `<rect x="-150" y="-326" width="300" height="30" rx="13" fill="${lighter(look.plate, 0.1)}"/><rect x="-150" y="-326" width="300" height="30" rx="13" fill="url(#round)"/><path d="M150-316L176-304L148-298Z" fill="${look.plate}"/>`
  return {
    art: filled(id, outline, printLabel(look, { x: -138, y: -300, width: 276, height: 300 })) + lid,
    width: 300,
    height: 326,
  }
}
