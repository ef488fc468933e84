import { place } from '#database/seeds/drawings/canvas.ts'
import { brightness, darker, inkOn, lighter } from '#database/seeds/drawings/colours.ts'
import { drawMotif } from '#database/seeds/drawings/motifs/motifs.ts'
import { type Box, type Look, rect } from '#database/seeds/drawings/pack.ts'
import { write } from '#database/seeds/drawings/text.ts'

/** The printed front of a pack: brand, product word, flavour and size, in its brand's style. */
export function printLabel(look: Look, box: Box): string {
  return { band, badge, wave, frame }[look.label](look, box)
}

const middle = ({ x, width }: Box) => x + width / 2
const at = ({ y, height }: Box, share: number) => y + height * share

function flavourCircle(look: Look, box: Box, share: number, reach: number, back: string): string {
  const radius = Math.min(box.width * 0.3, box.height * reach)
  const motif = place(drawMotif(look.motif, look.accent), { x: 0, y: 0, scale: (radius * 0.76) / 50 })
  return place(`<circle r="${radius}" fill="${back}"/>${motif}`, { x: middle(box), y: at(box, share) })
}

function sizeTag(look: Look, box: Box, colour: string): string {
  return write(look.size, {
    x: middle(box),
    y: at(box, 0.965),
    width: box.width * 0.6,
    size: Math.min(24, box.height * 0.065),
    colour,
  })
}

function band(look: Look, box: Box): string {
  const x = middle(box)
  const plate = { x: box.x, y: at(box, 0.1), width: box.width, height: box.height * 0.27 }
  return (
    rect(box, look.field) +
    rect(
      { ...plate, y: plate.y - box.height * 0.025, height: plate.height + box.height * 0.05 },
      look.paper,
    ) +
    rect(plate, look.plate) +
    write(look.brand, {
      x,
      y: at(box, 0.285),
      width: box.width * 0.8,
      size: box.height * 0.17,
      colour: inkOn(look.plate),
    }) +
    write(look.word, {
      x,
      y: at(box, 0.51),
      width: box.width * 0.74,
      size: box.height * 0.11,
      colour: inkOn(look.field),
    }) +
    flavourCircle(look, box, 0.73, 0.17, lighter(look.field, 0.86)) +
    sizeTag(look, box, inkOn(look.field))
  )
}

function badge(look: Look, box: Box): string {
  const x = middle(box)
  const radius = box.width * 0.42
  const high = Math.min(box.height * 0.19, radius * 0.78)
  return (
    rect(box, look.field) +
    `<path d="M${box.x} ${at(box, 0.635)}Q${x} ${at(box, 0.555)} ${box.x + box.width} ${at(box, 0.635)}V${box.y + box.height}H${box.x}Z" fill="${look.paper}"/>` +
    `<ellipse cx="${x}" cy="${at(box, 0.235)}" rx="${radius}" ry="${high}" fill="${look.plate}" stroke="${look.paper}" stroke-width="${Math.max(5, box.width * 0.024)}"/>` +
    write(look.brand, {
      x,
      y: at(box, 0.24) + high * 0.24,
      width: radius * 1.62,
      size: high * 0.82,
      colour: inkOn(look.plate),
    }) +
    write(look.word, {
      x,
      y: at(box, 0.535),
      width: box.width * 0.72,
      size: box.height * 0.088,
      colour: inkOn(look.field),
    }) +
    flavourCircle(look, box, 0.775, 0.145, lighter(look.accent, 0.82)) +
    sizeTag(look, box, darker(look.field, 0.25))
  )
}

function wave(look: Look, box: Box): string {
  const x = middle(box)
  const right = box.x + box.width
  const ripple = (share: number, swell: number) =>
    `M${box.x} ${box.y}H${right}V${at(box, share)}C${box.x + box.width * 0.7} ${at(box, share + swell)} ${box.x + box.width * 0.4} ${at(box, share - swell)} ${box.x} ${at(box, share + swell * 0.4)}Z`
  const rim = `stroke="${darker(look.plate, 0.15)}" stroke-width="${box.height * 0.022}" paint-order="stroke" stroke-linejoin="round"`
  const lettering =
    brightness(look.plate) > 0.6 ? { colour: inkOn(look.field) } : { colour: '#ffffff', extra: rim }
  return (
    rect(box, look.paper) +
    `<path d="${ripple(0.62, 0.13)}" fill="${lighter(look.field, 0.45)}"/><path d="${ripple(0.55, 0.12)}" fill="${look.field}"/>` +
    write(look.brand, {
      x,
      y: at(box, 0.25),
      width: box.width * 0.82,
      size: box.height * 0.18,
      ...lettering,
    }) +
    write(look.word, {
      x,
      y: at(box, 0.42),
      width: box.width * 0.7,
      size: box.height * 0.1,
      colour: inkOn(look.field),
    }) +
    flavourCircle(look, box, 0.735, 0.175, lighter(look.accent, 0.84)) +
    sizeTag(look, box, darker(look.field, 0.2))
  )
}

function frame(look: Look, box: Box): string {
  const x = middle(box)
  const gap = Math.min(box.width, box.height) * 0.06
  const inner = { x: box.x + gap, y: box.y + gap, width: box.width - gap * 2, height: box.height - gap * 2 }
  return (
    rect(box, look.field) +
    rect(inner, look.paper, gap * 1.3) +
    rect(
      { x: inner.x + 5, y: inner.y + 5, width: inner.width - 10, height: inner.height - 10 },
      'none',
      gap,
      `stroke="${look.field}" stroke-width="2.5"`,
    ) +
    rect({ x: inner.x, y: at(box, 0.15), width: inner.width, height: box.height * 0.22 }, look.plate) +
    write(look.brand, {
      x,
      y: at(box, 0.31),
      width: inner.width * 0.84,
      size: box.height * 0.15,
      colour: inkOn(look.plate),
    }) +
    write(look.word, {
      x,
      y: at(box, 0.5),
      width: inner.width * 0.8,
      size: box.height * 0.1,
      colour: darker(look.field, 0.2),
    }) +
    flavourCircle(look, box, 0.69, 0.15, lighter(look.accent, 0.84)) +
    write(look.size, {
      x,
      y: at(box, 0.905),
      width: inner.width * 0.6,
      size: Math.min(22, box.height * 0.06),
      colour: darker(look.field, 0.2),
    })
  )
}
