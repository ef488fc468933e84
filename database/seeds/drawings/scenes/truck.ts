import { darker, lighter } from '#database/seeds/drawings/colours.ts'

const wheel = (x: number) =>
  `<circle cx="${x}" cy="-34" r="34" fill="#2b2f33"/><circle cx="${x}" cy="-34" r="15" fill="#cfd5d9"/>`

/** A delivery truck heading right, standing on y = 0 from x = 0 to 400. */
export function drawTruck(colour: string, second: string): string {
  return (
    `<rect x="4" y="-226" width="256" height="180" rx="14" fill="#fffdf6"/><path d="M4-110H260V-60Q260-46 246-46H18Q4-46 4-60Z" fill="${second}"/><path d="M4-140Q130-176 260-128V-110H4Z" fill="${lighter(second, 0.35)}"/>` +
    `<path d="M266-176H330Q344-176 350-162L376-110Q392-104 394-88V-46H266Z" fill="${darker(colour, 0.2)}"/><path d="M286-160H326Q334-160 338-150L356-110H286Z" fill="#d8eef6"/><rect x="374" y="-86" width="22" height="14" rx="6" fill="#ffe08a"/><rect x="258" y="-58" width="138" height="14" fill="#3a3f44"/>` +
    wheel(76) +
    wheel(320)
  )
}
