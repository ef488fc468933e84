import { canvas, groundShadow, place } from '#database/seeds/drawings/canvas.ts'
import { darker, lighter } from '#database/seeds/drawings/colours.ts'
import { drawMotif } from '#database/seeds/drawings/motifs/motifs.ts'
import type { Look } from '#database/seeds/drawings/pack.ts'
import { drawStands } from '#database/seeds/drawings/scenes/shelf.ts'
import { drawTruck } from '#database/seeds/drawings/scenes/truck.ts'

type Banner = { looks: readonly Look[]; colour: string; sun: string; truck?: boolean }

/** A wide picture without words: the page writes its text over the calm left side. */
export function drawBanner({ looks, colour, sun, truck }: Banner): string {
  const sky = `<linearGradient id="sky" x2="1" y2=".2"><stop offset="0" stop-color="${colour}"/><stop offset=".5" stop-color="${colour}"/><stop offset="1" stop-color="${lighter(colour, 0.3)}"/></linearGradient><rect width="1200" height="480" fill="url(#sky)"/>`
  const light = `<circle cx="920" cy="236" r="262" fill="${lighter(colour, 0.16)}"/><circle cx="920" cy="236" r="196" fill="${sun}"/>`
  const floor = `<path d="M0 480V446Q300 424 600 430T1200 392V480Z" fill="${darker(colour, 0.22)}" opacity=".55"/><path d="M560 480Q720 396 1200 384V480Z" fill="${lighter(colour, 0.42)}"/>`
  const places = [
    { x: 744, ground: 424, height: 250, turn: -3 },
    { x: 1090, ground: 420, height: 256, turn: 3 },
    { x: 832, ground: 436, height: 318 },
    { x: 1016, ground: 436, height: 306 },
    { x: 924, ground: 450, height: 286 },
  ]
  const stands = looks.slice(0, places.length).flatMap((look, at) => {
    const spot = places[at]
    return spot ? [{ look, ...spot, widest: 174 }] : []
  })
  const [first, second] = looks
  const floating = [
    first && place(drawMotif(first.motif, first.accent), { x: 716, y: 120, scale: 0.8, turn: -14 }),
    second && place(drawMotif(second.motif, second.accent), { x: 1126, y: 104, scale: 0.7, turn: 12 }),
  ].join('')
  const scene = truck
    ? groundShadow(900, 440, 460) + place(drawTruck(colour, '#f5a300'), { x: 690, y: 440, scale: 1.16 })
    : floating + drawStands(stands, 'b')
  return canvas(1200, 480, sky + light + floor + scene)
}

/** Half the size, two or three packs on the right: for mini banners and news. */
export function drawMiniBanner(looks: readonly Look[], colour: string, sun: string): string {
  const [first, second, third] = looks
  const stands = [
    ...(second ? [{ look: second, x: 402, ground: 262, height: 168, turn: -4, widest: 150 }] : []),
    ...(third ? [{ look: third, x: 546, ground: 262, height: 164, turn: 4, widest: 140 }] : []),
    ...(first ? [{ look: first, x: 474, ground: 276, height: 216, widest: 190 }] : []),
  ]
  const art = `<rect width="600" height="300" fill="${colour}"/><circle cx="474" cy="148" r="150" fill="${lighter(colour, 0.2)}"/><circle cx="474" cy="148" r="112" fill="${sun}"/><path d="M0 300V284Q260 264 600 246V300Z" fill="${darker(colour, 0.2)}" opacity=".5"/>`
  return canvas(600, 300, art + drawStands(stands, 'm'))
}
