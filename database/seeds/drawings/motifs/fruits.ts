import { darker, lighter } from '#database/seeds/drawings/colours.ts'

const leaf = '<path d="M0-38C8-58 30-60 40-56C36-42 20-34 0-38Z" fill="#5aa343"/>'
const shine =
  '<ellipse cx="-18" cy="-16" rx="9" ry="14" transform="rotate(30 -18 -16)" fill="#fff" opacity=".45"/>'

/** Fruits fill a circle of radius 50 around the origin. */
export const citrus = (colour: string) => {
  const segments = Array.from(
    { length: 8 },
    (_, at) =>
      `<path d="M0-4L-12-34Q0-41 12-34Z" transform="rotate(${at * 45})" fill="${lighter(colour, 0.28)}"/>`,
  ).join('')
  return `<circle r="48" fill="${colour}"/><circle r="42" fill="${lighter(colour, 0.82)}"/><circle r="38" fill="${lighter(colour, 0.62)}"/>${segments}`
}

export const strawberry = (colour: string) => {
  const seeds = [
    [-18, -6],
    [2, -10],
    [20, -4],
    [-10, 12],
    [10, 12],
    [0, 30],
  ]
    .map(([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="2.6" ry="4" fill="#ffe9a8"/>`)
    .join('')
  return `<path d="M0 50C-30 38-48 6-40-16C-32-36-10-32 0-26C10-32 32-36 40-16C48 6 30 38 0 50Z" fill="${colour}"/>${shine}${seeds}<path d="M0-22L-30-34L-12-38L-18-52L0-42L18-52L12-38L30-34Z" fill="#4e9a3a"/>`
}

export const grapes = (colour: string) => {
  const spots = [
    [-28, -12],
    [0, -14],
    [28, -12],
    [-15, 10],
    [15, 10],
    [0, 34],
  ]
  const berries = spots
    .map(
      ([x, y], at) =>
        `<circle cx="${x}" cy="${y}" r="18" fill="${at % 2 ? colour : lighter(colour, 0.16)}"/><circle cx="${(x ?? 0) - 6}" cy="${(y ?? 0) - 6}" r="4.5" fill="#fff" opacity=".5"/>`,
    )
    .join('')
  return `<path d="M0-30V-50" stroke="#7a5a33" stroke-width="6" stroke-linecap="round"/>${leaf}${berries}`
}

export const apple = (colour: string) =>
  `<path d="M0-28C-20-42-48-30-46 2C-44 34-22 50-6 46Q0 44 6 46C22 50 44 34 46 2C48-30 20-42 0-28Z" fill="${colour}"/>${shine}<path d="M0-26Q-2-42 6-50" stroke="#6b4a2b" stroke-width="6" fill="none" stroke-linecap="round"/>${leaf}`

export const mango = (colour: string) =>
  `<path d="M-42 18C-46-18-10-46 22-38C48-31 50 2 34 24C14 50-38 52-42 18Z" fill="${colour}"/><path d="M22-38C48-31 50 2 34 24C30 2 28-20 22-38Z" fill="#e8743b" opacity=".55"/>${shine}<path d="M20-38Q22-48 30-52" stroke="#6b4a2b" stroke-width="5" fill="none" stroke-linecap="round"/>`

export const berries = (colour: string) => {
  const berry = (x: number, y: number, radius: number, tone: string) =>
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="${tone}"/><circle cx="${x - radius / 3}" cy="${y - radius / 3}" r="${radius / 4}" fill="#fff" opacity=".55"/>`
  return `${leaf}${berry(-20, 12, 26, colour)}${berry(22, 16, 24, darker(colour, 0.18))}${berry(2, -18, 24, lighter(colour, 0.2))}`
}

export const pineapple = (colour: string) => {
  const scales = [-16, 0, 16, 32]
    .map(
      (y) =>
        `<path d="M-28 ${y}L0 ${y + 14}L28 ${y}" stroke="${darker(colour, 0.25)}" stroke-width="3" fill="none"/>`,
    )
    .join('')
  return `<path d="M0-18L-22-50L-6-40L0-58L6-40L22-50Z" fill="#4e9a3a"/><ellipse cy="14" rx="32" ry="38" fill="${colour}"/>${scales}`
}

export const coconut = () =>
  '<circle r="46" fill="#7b5534"/><circle cx="2" cy="2" r="37" fill="#fffaf0"/><circle cx="4" cy="4" r="27" fill="#eee4d0"/><path d="M-40-22Q-20-50 16-44" stroke="#9a714a" stroke-width="6" fill="none" stroke-linecap="round"/>'

export const tomato = (colour: string) =>
  `<ellipse cy="6" rx="46" ry="42" fill="${colour}"/>${shine}<path d="M0-26L-24-36L-8-34L0-50L8-34L24-36Z" fill="#4e9a3a"/>`
