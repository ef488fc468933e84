import { inkOn, lighter, mix } from '#database/seeds/drawings/colours.ts'
import { printLabel } from '#database/seeds/drawings/label.ts'
import { type DrawShape, filled, type Look, rect } from '#database/seeds/drawings/pack.ts'
import { write } from '#database/seeds/drawings/text.ts'

/** Paper rolls under printed film. */
export const rolls: DrawShape = (look, id) => {
  const roll = (x: number, y: number) =>
    `<path d="M${x - 62} ${y}v120q62 26 124 0v-120Z" fill="#fdfcf8"/><path d="M${x - 62} ${y}v120q62 26 124 0v-120Z" fill="url(#round)" opacity=".6"/><ellipse cx="${x}" cy="${y}" rx="62" ry="22" fill="#fff" stroke="#e6e2d8" stroke-width="3"/><ellipse cx="${x}" cy="${y}" rx="20" ry="8" fill="#cdb79a"/>`
  const rows = [-380, -256].map((y) => [-128, 0, 128].map((x) => roll(x, y)).join('')).join('')
  const film = 'M-196-390Q-204-404-186-408Q0-424 186-408Q204-404 196-390V-24Q200 0 176 2H-176Q-200 0-196-24Z'
  const inside =
    rect({ x: -210, y: -430, width: 420, height: 440 }, lighter(look.field, 0.86)) +
    rows +
    printLabel(look, { x: -200, y: -250, width: 400, height: 258 })
  return {
    art:
      filled(id, film, inside, 'puffy') +
      `<path d="M-40-410Q0-452 40-410" stroke="${lighter(look.field, 0.5)}" stroke-width="14" fill="none"/>`,
    width: 392,
    height: 436,
  }
}

/** Soft pack of nappies, pads, napkins or bags. */
export const softpack: DrawShape = (look, id) => {
  const outline =
    'M-168-340C-170-368-150-378-120-380Q0-390 120-380C150-378 170-368 168-340C178-240 178-130 168-40C166-10 150 0 120 2Q0 10-120 2C-150 0-166-10-168-40C-178-130-178-240-168-340Z'
  const flap = `<path d="M-120-380Q0-436 120-380Q0-366-120-380Z" fill="${lighter(look.field, 0.3)}"/><path d="M-120-380Q0-436 120-380" stroke="#fff" stroke-opacity=".6" stroke-width="5" fill="none"/>`
  const creases =
    '<path d="M-164-330q26 18 22 46M164-330q-26 18-22 46M-164-40q26-14 24-40M164-40q-26-14-24-40" stroke="#000" stroke-opacity=".13" stroke-width="6" fill="none" stroke-linecap="round"/>'
  return {
    art:
      flap +
      filled(id, outline, printLabel(look, { x: -176, y: -384, width: 352, height: 380 }) + creases, 'puffy'),
    width: 344,
    height: 410,
  }
}

/** Eggs on a pulp tray, with the farm's paper band. */
export const eggs: DrawShape = (look, id) => {
  const egg = (x: number, y: number, tone: string) =>
    `<path d="M${x} ${y - 74}c34 0 52 44 52 72s-20 42-52 42-52-14-52-42 18-72 52-72Z" fill="${tone}"/><ellipse cx="${x - 16}" cy="${y - 28}" rx="10" ry="20" transform="rotate(18 ${x - 16} ${y - 28})" fill="#fff" opacity=".5"/>`
  const tones = ['#efc196', '#e8b382', '#f3cba4', '#e5ab79']
  const row = (y: number, count: number, shift: number) =>
    Array.from({ length: count }, (_, at) =>
      egg(-((count - 1) * 84) / 2 + at * 84, y, tones[(at + shift) % 4] ?? '#efc196'),
    ).join('')
  const tray =
    'M-226-150Q-208-196-180-150Q-150-200-118-150Q-90-200-60-150Q-30-200 0-150Q30-200 60-150Q90-200 118-150Q150-200 180-150Q208-196 226-150L196-16Q192 0 174 0H-174Q-192 0-196-16Z'
  const band =
    rect({ x: -120, y: -210, width: 240, height: 210 }, look.field) +
    rect({ x: -120, y: -146, width: 240, height: 76 }, look.plate) +
    write(look.brand, { x: 0, y: -92, width: 200, size: 50, colour: inkOn(look.plate) }) +
    write(look.word, { x: 0, y: -28, width: 190, size: 34, colour: inkOn(look.field) })
  return {
    art:
      row(-262, 4, 1) +
      row(-200, 5, 0) +
      filled(id, tray, rect({ x: -240, y: -210, width: 480, height: 210 }, '#b9ac9c') + band, 'puffy'),
    width: 450,
    height: 336,
  }
}

/** Batteries, a sponge or a toothbrush, distinguished by their motif. */
function hungThing({ motif, accent }: Look): string {
  if (motif === 'star')
    return [-48, -16, 16, 48]
      .map(
        (x) =>
          `<rect x="${x - 5}" y="-214" width="10" height="12" fill="#c9ced2"/><rect x="${x - 13}" y="-204" width="26" height="164" rx="5" fill="${accent}"/><rect x="${x - 13}" y="-204" width="26" height="58" rx="5" fill="#d9a441"/><rect x="${x - 13}" y="-204" width="26" height="164" rx="5" fill="url(#round)"/>`,
      )
      .join('')
  if (motif === 'leaf' && accent === '#6E9E3F')
    return [-182, -122, -62]
      .map(
        (y) =>
          `<rect x="-62" y="${y - 30}" width="124" height="34" rx="8" fill="#f6cf4a"/><rect x="-62" y="${y - 38}" width="124" height="14" rx="6" fill="${accent}"/>`,
      )
      .join('')
  const bristles = Array.from(
    { length: 6 },
    (_, at) =>
      `<rect x="10" y="${-216 + at * 11}" width="26" height="8" rx="3" fill="${at % 2 ? '#ffffff' : lighter(accent, 0.35)}"/>`,
  ).join('')
  return `<g transform="rotate(7 0 -130)">${bristles}<path d="M-10-214Q-10-224 2-224T14-214V-152C14-136 8-128 8-110L16-46Q16-32 2-32T-12-46L-4-110C-4-128-10-136-10-152Z" fill="${accent}"/><path d="M-2-100L-4-50" stroke="#fff" stroke-width="5" opacity=".5" stroke-linecap="round"/></g>`
}

/** A card that hangs on a hook, with the product under a clear cover. */
export const brush: DrawShape = (look, id) => {
  const outline = 'M-110-490H110Q132-490 132-468V-22Q132 0 110 0H-110Q-132 0-132-22V-468Q-132-490-110-490Z'
  const thing = hungThing(look)
  const cover = `<rect x="-84" y="-240" width="168" height="222" rx="30" fill="#fff" opacity=".55"/>`
  const inside =
    rect({ x: -140, y: -500, width: 280, height: 500 }, mix(look.field, look.paper, 0.12)) +
    printLabel({ ...look, size: '' }, { x: -132, y: -468, width: 264, height: 360 }) +
    rect({ x: -140, y: -256, width: 280, height: 260 }, lighter(look.field, 0.7)) +
    cover +
    thing +
    '<path d="M-64-224Q-72-120-64-44" stroke="#fff" stroke-width="9" fill="none" stroke-linecap="round" opacity=".9"/><path d="M-30-474h22a8 8 0 0 1 16 0h22v10H-30Z" fill="#fff"/>'
  return { art: filled(id, outline, inside, 'puffy'), width: 264, height: 490 }
}
