import type { Random } from '#database/seeds/random.ts'

export const damagedSize = { width: 640, height: 480 }

/** A crushed carton with a wet corner on a shop's floor. */
export function damagedSvg(random: Random): string {
  const [lean, dent, wet] = [random.between(-8, 8), random.between(40, 90), random.between(90, 150)]
  const spots = Array.from({ length: 9 }, () => {
    const [x, y, r] = [random.between(60, 580), random.between(380, 460), random.between(4, 16)]
    return `<ellipse cx="${x}" cy="${y}" rx="${r * 2}" ry="${r}" fill="#8fb3bf" opacity="0.5"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480" viewBox="0 0 640 480">
    <rect width="640" height="480" fill="#e9e2d2"/><rect y="340" width="640" height="140" fill="#b9ae98"/>
    ${spots.join('')}
    <g transform="rotate(${lean} 320 260)">
      <path d="M130 130 L300 ${120 + dent} L510 130 L510 400 L130 400 Z" fill="#c79a62"/>
      <path d="M130 130 L300 ${120 + dent} L510 130 L470 90 L180 84 Z" fill="#dcb47f"/>
      <path d="M130 ${400 - wet} Q230 ${420 - wet} 300 400 L130 400 Z" fill="#8b6439"/>
      <path d="M300 ${120 + dent} L320 400" stroke="#a87b45" stroke-width="8"/>
      <path d="M360 200 l40 30 l-30 34 l46 40" fill="none" stroke="#5e4426" stroke-width="6"/>
    </g>
  </svg>`
}
