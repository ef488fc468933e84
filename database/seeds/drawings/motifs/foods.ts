import { darker, lighter } from '#database/seeds/drawings/colours.ts'

export const drop = (colour: string) =>
  `<path d="M0-50C22-18 36-2 36 16A36 36 0 0 1-36 16C-36-2-22-18 0-50Z" fill="${lighter(colour, 0.25)}"/><path d="M-20 16A20 20 0 0 0-2 36" stroke="#fff" stroke-width="7" fill="none" stroke-linecap="round" opacity=".8"/>`

export const bubbles = (colour: string) => {
  const bubble = (x: number, y: number, radius: number) =>
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="${lighter(colour, 0.55)}" opacity=".9"/><circle cx="${x - radius * 0.3}" cy="${y - radius * 0.3}" r="${radius * 0.26}" fill="#fff"/>`
  return bubble(-14, 14, 30) + bubble(26, -12, 20) + bubble(-18, -34, 14) + bubble(30, 34, 11)
}

export const star = (colour: string) =>
  `<path d="M0-48L13-16L47-14L21 8L30 42L0 23L-30 42L-21 8L-47-14L-13-16Z" fill="${lighter(colour, 0.12)}" stroke="${lighter(colour, 0.5)}" stroke-width="5" stroke-linejoin="round"/>`

export const milk = (colour: string) =>
  `<path d="M-46 18C-40-6-24-2-20-22C-16-40 0-50 4-30C8-12 24-22 30-6C34 6 50 8 46 26C40 48-40 48-46 18Z" fill="#fff" stroke="${lighter(colour, 0.45)}" stroke-width="4" stroke-linejoin="round"/><path d="M-36 22C-20 34 16 36 36 24" stroke="${lighter(colour, 0.6)}" stroke-width="6" fill="none" stroke-linecap="round"/><circle cx="26" cy="-34" r="8" fill="#fff" stroke="${lighter(colour, 0.45)}" stroke-width="4"/>`

export const cocoa = (colour: string) =>
  `<g transform="rotate(-14)"><rect x="-40" y="-32" width="80" height="66" rx="7" fill="${colour}"/>${[-26, 0, 26].map((x) => [-16, 16].map((y) => `<rect x="${x - 10}" y="${y - 12}" width="20" height="24" rx="4" fill="${lighter(colour, 0.18)}"/>`).join('')).join('')}</g>`

export const beans = (colour: string) => {
  const bean = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})"><ellipse rx="20" ry="28" fill="${lighter(colour, 0.08)}"/><path d="M-4-26C10-8-12 8 3 26" stroke="${darker(colour, 0.5)}" stroke-width="4.5" fill="none"/></g>`
  return bean(-20, 12, 30) + bean(22, 16, -25) + bean(2, -22, 70)
}

export const flame = (colour: string) =>
  `<path d="M2-50C34-24 42 0 34 22C28 42 10 50-4 50C-28 48-42 28-36 4C-32-10-22-14-20-28C-10-22-6-16-6-6C6-16 10-30 2-50Z" fill="${colour}"/><path d="M2 46C-16 44-22 24-8 8C-4 16 0 18 6 10C24 24 20 44 2 46Z" fill="#ffc84a"/>`

export const shrimp = (colour: string) =>
  `<path d="M38-22C20-48-34-40-40 0C-44 32-14 46 8 36C14 32 10 22 2 22C-12 22-18 8-8-2C4-14 30-6 38-22Z" fill="${colour}"/><path d="M-14-34L-6-10M-34-16L-12-2M-38 10L-14 8M-22 34L-6 18" stroke="${lighter(colour, 0.5)}" stroke-width="4"/><path d="M8 36L34 30L24 46Z" fill="${darker(colour, 0.12)}"/><circle cx="22" cy="-24" r="4.5" fill="#33211a"/><path d="M36-24C46-34 50-42 48-52" stroke="${colour}" stroke-width="4" fill="none" stroke-linecap="round"/>`

export const fish = (colour: string) =>
  `<path d="M-46 0C-26-32 12-32 28 0C12 32-26 32-46 0Z" fill="${lighter(colour, 0.15)}"/><path d="M22 0L50-24V24Z" fill="${colour}"/><path d="M-10-22Q2 0-10 22" stroke="${lighter(colour, 0.55)}" stroke-width="4" fill="none"/><circle cx="-28" cy="-6" r="5" fill="#22303a"/>`

export const noodle = (colour: string) =>
  `<path d="M-48-4H48C48 30 26 46 0 46S-48 30-48-4Z" fill="${colour}"/><path d="M-42-4C-38-30-18-30-16-8C-14-34 8-34 10-8C12-30 34-30 40-4Z" fill="#ffe2a0"/><path d="M-30-8Q-26-20-20-8M-4-8Q0-22 6-8M20-8Q26-20 30-8" stroke="#e9bc62" stroke-width="3.5" fill="none"/><path d="M14-20L44-52M24-14L52-44" stroke="#8a5a33" stroke-width="5" stroke-linecap="round"/><path d="M-40 12Q0 24 40 12" stroke="#fff" stroke-width="4" fill="none" opacity=".45"/>`

export const egg = () =>
  '<path d="M0-46C22-46 38-6 38 14A38 34 0 0 1-38 14C-38-6-22-46 0-46Z" fill="#eeb98a"/><ellipse cx="-12" cy="-8" rx="8" ry="16" transform="rotate(18 -12 -8)" fill="#fff" opacity=".5"/>'

export const drumstick = (colour: string) =>
  `<g transform="rotate(-42)"><rect x="-8" y="10" width="16" height="38" rx="7" fill="#fff3dc"/><circle cx="-8" cy="46" r="9" fill="#fff3dc"/><circle cx="8" cy="46" r="9" fill="#fff3dc"/><path d="M0-48C28-48 38-24 32-4C26 14 12 24 0 24S-26 14-32-4C-38-24-28-48 0-48Z" fill="${darker(colour, 0.12)}"/><path d="M-18-26Q-14-38-2-40" stroke="#fff" stroke-width="6" fill="none" opacity=".45" stroke-linecap="round"/></g>`

export const moon = (colour: string) =>
  `<path d="M14-46A46 46 0 1 0 44 22A38 38 0 0 1 14-46Z" fill="${lighter(colour, 0.2)}"/><path d="M28-30l4 10 10 1-8 7 3 10-9-6-9 6 3-10-8-7 10-1Z" fill="#ffd75e"/>`
