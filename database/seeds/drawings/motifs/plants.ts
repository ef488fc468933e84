import { darker, lighter } from '#database/seeds/drawings/colours.ts'

export const leaf = (colour: string) =>
  `<path d="M-44 30C-46-20-8-48 46-44C48 6 16 44-44 30Z" fill="${colour}"/><path d="M-40 28C-14 6 10-14 38-38M-12 8L-14-18M10-10L10-32M-4 2L20 8" stroke="${lighter(colour, 0.5)}" stroke-width="3.5" fill="none" stroke-linecap="round"/>`

export const flower = (colour: string) => {
  const petals = Array.from(
    { length: 6 },
    (_, at) =>
      `<ellipse cy="-27" rx="16" ry="23" transform="rotate(${at * 60})" fill="${at % 2 ? colour : lighter(colour, 0.22)}"/>`,
  ).join('')
  return `${petals}<circle r="13" fill="#ffd75e"/>`
}

export const rice = (colour: string) => {
  const grain = (x: number, y: number, turn: number) =>
    `<ellipse cx="${x}" cy="${y}" rx="8" ry="17" transform="rotate(${turn} ${x} ${y})" fill="#fffaf0" stroke="${lighter(colour, 0.35)}" stroke-width="2.5"/>`
  return `<path d="M-6 48C0 10 10-20 30-44" stroke="${colour}" stroke-width="5" fill="none" stroke-linecap="round"/>${grain(-14, 16, -30)}${grain(16, 12, 45)}${grain(-6, -14, -25)}${grain(26, -14, 50)}${grain(16, -38, 10)}`
}

export const wheat = (colour: string) => {
  const ears = [-30, -14, 2, 18]
    .map(
      (y) =>
        `<ellipse cx="-12" cy="${y}" rx="8" ry="14" transform="rotate(-28 -12 ${y})" fill="${colour}"/><ellipse cx="12" cy="${y}" rx="8" ry="14" transform="rotate(28 12 ${y})" fill="${lighter(colour, 0.2)}"/>`,
    )
    .join('')
  return `<path d="M0 50V-30" stroke="${darker(colour, 0.2)}" stroke-width="5"/>${ears}<ellipse cy="-42" rx="8" ry="13" fill="${colour}"/>`
}

export const corn = (colour: string) => {
  const kernels = [-30, -17, -4, 9, 22]
    .map((y) =>
      [-11, 0, 11].map((x) => `<circle cx="${x}" cy="${y}" r="6" fill="${lighter(colour, 0.25)}"/>`).join(''),
    )
    .join('')
  return `<ellipse rx="24" ry="46" fill="${colour}"/>${kernels}<path d="M-4 50C-40 40-36 0-26-12C-24 14-14 34-4 50ZM4 50C40 40 36 0 26-12C24 14 14 34 4 50Z" fill="#6aa84f"/>`
}

export const chilli = (colour: string) =>
  `<path d="M34-34C44 0 14 40-44 44C-10 28 2 0 6-24C14-38 26-42 34-34Z" fill="${colour}"/><path d="M26-26C26-4 12 16-6 28" stroke="#fff" stroke-width="4" fill="none" opacity=".45" stroke-linecap="round"/><path d="M4-24C10-36 24-44 38-34C34-44 40-52 46-54" stroke="#4e9a3a" stroke-width="8" fill="none" stroke-linecap="round"/>`

export const garlic = (colour: string) =>
  `<path d="M0-46C4-28 42-14 42 14C42 38 22 46 0 46S-42 38-42 14C-42-14-4-28 0-46Z" fill="${lighter(colour, 0.68)}"/><path d="M0-40C-4-10-18 10-14 44M0-40C4-10 18 10 14 44" stroke="${lighter(colour, 0.25)}" stroke-width="3.5" fill="none"/>`

export const cane = (colour: string) =>
  `<g transform="rotate(24)"><rect x="-14" y="-50" width="28" height="100" rx="8" fill="${lighter(colour, 0.15)}"/><path d="M-14-18H14M-14 16H14" stroke="${darker(colour, 0.2)}" stroke-width="5"/></g><rect x="8" y="12" width="32" height="32" rx="5" fill="#fffdf6" stroke="${lighter(colour, 0.4)}" stroke-width="3"/>`

export const mushroom = (colour: string) =>
  `<path d="M-14 0H14L20 40Q0 50-20 40Z" fill="#fbf0dc"/><path d="M-46 4C-46-30-24-46 0-46S46-30 46 4Q0 16-46 4Z" fill="${colour}"/><circle cx="-16" cy="-18" r="7" fill="#fff" opacity=".5"/><circle cx="14" cy="-24" r="9" fill="#fff" opacity=".4"/>`

export const peanut = (colour: string) =>
  `<g transform="rotate(38)"><path d="M0-48C24-48 28-22 18-4C28 10 28 48 0 48S-28 10-18-4C-28-22-24-48 0-48Z" fill="#d9a35f"/><path d="M-10-36V-18M6-38V-20M-12 12V34M4 10V36" stroke="#b67f3f" stroke-width="3.5" stroke-linecap="round"/></g><circle cx="34" cy="30" r="10" fill="${colour}" opacity=".8"/>`
