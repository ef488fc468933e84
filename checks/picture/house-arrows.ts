import { type House, strengthOf } from './house-facts.ts'
import { arrow, bottom, type Point, type Rect, right, text } from './svg.ts'

type Way = { from: string[]; to: string[]; points: Point[] }

const isIn = (part: string, places: string[]) =>
  places.some((place) => part === place || part.startsWith(`${place}/`))

/** The ways an import may go, and where each is drawn. */
function ways(at: (part: string) => Rect): Way[] {
  const middle = ({ x, width }: Rect) => x + width / 2
  const down = (from: string, to: string, x = middle(at(to))): Point[] => [
    [x, bottom(at(from))],
    [x, at(to).y],
  ]
  const [web, shop, api, start] = [at('web'), at('shop'), at('api'), at('start')]
  const half = Math.round(at('web/customer').y + at('web/customer').height / 2)
  const tops = ['web/start', 'web/layouts']
  const bases = ['web/kit', 'web/basics']
  const areas = ['web/customer', 'web/merchant', 'web/rider', 'web/shared']
  const level = bottom(at('web/customer')) + 9
  const intoShared = middle(at('web/shared')) - 12
  const toShared = (from: string): Way => ({
    from: [from],
    to: ['web/shared'],
    points: [
      [right(at(from)) - 16, bottom(at(from))],
      [right(at(from)) - 16, level],
      [intoShared, level],
      [intoShared, bottom(at('web/shared'))],
    ],
  })
  const beside = (from: string, to: string): Point[] => {
    const y = at(to).y + at(to).height / 2
    return at(from).x < at(to).x
      ? [
          [right(at(from)), y],
          [at(to).x, y],
        ]
      : [
          [at(from).x, y],
          [right(at(to)), y],
        ]
  }
  const around = (edge: number, lane: number, from: string, to: string): Point[] => [
    [edge, at(from).y + at(from).height / 2],
    [lane, at(from).y + at(from).height / 2],
    [lane, at(to).y + at(to).height / 2],
    [edge, at(to).y + at(to).height / 2],
  ]
  return [
    ...(['web', 'shop', 'api'] as const).map((to) => ({
      from: ['start'],
      to: [to],
      points: down('start', to),
    })),
    { from: ['start'], to: ['sandbox'], points: around(web.x, 14, 'start', 'sandbox') },
    { from: ['start'], to: ['database'], points: around(right(start), 986, 'start', 'database') },
    {
      from: ['web'],
      to: ['shop'],
      points: [
        [right(web), half],
        [shop.x, half],
      ],
    },
    {
      from: ['api'],
      to: ['shop'],
      points: [
        [api.x, half],
        [right(shop), half],
      ],
    },
    {
      from: ['sandbox'],
      to: ['shop'],
      points: [
        [right(web), at('sandbox').y + 30],
        [shop.x, at('sandbox').y + 30],
      ],
    },
    {
      from: ['database'],
      to: ['shop'],
      points: [
        [api.x, at('sandbox').y + 30],
        [right(shop), at('sandbox').y + 30],
      ],
    },

    { from: ['web/start'], to: ['web/layouts'], points: beside('web/start', 'web/layouts') },
    ...areas.map((to) => ({ from: tops, to: [to], points: down('web/start', to) })),
    { from: tops, to: bases, points: around(at('web/customer').x, 38, 'web/start', 'web/kit') },
    ...areas.slice(0, 3).map(toShared),
    ...areas.map((from) => ({ from: [from], to: bases, points: down(from, 'web/kit', middle(at(from))) })),
    { from: ['web/kit'], to: bases, points: beside('web/kit', 'web/basics') },

    { from: ['api/start'], to: ['api/businesses'], points: down('api/start', 'api/businesses') },
    {
      from: ['api/businesses'],
      to: ['api/kit', 'api/gateways'],
      points: down('api/businesses', 'api/kit', middle(at('api/businesses')) - 40),
    },
    {
      from: ['api/start'],
      to: ['api/kit', 'api/gateways'],
      points: around(right(at('api/gateways')), 967, 'api/start', 'api/gateways'),
    },
    { from: ['api/kit'], to: ['api/gateways'], points: beside('api/kit', 'api/gateways') },

    { from: ['shop/start'], to: ['shop/businesses'], points: down('shop/start', 'shop/businesses') },
    { from: ['shop/businesses'], to: ['shop/basics'], points: down('shop/businesses', 'shop/basics') },
    {
      from: ['shop/start'],
      to: ['shop/basics'],
      points: around(right(at('shop/basics')), 774, 'shop/start', 'shop/basics'),
    },
  ]
}

/** They judge or measure everything, so what they look into is told in words. */
export const judges = ['checks', 'e2e', 'bench']

/** Every direction that the imports take; one that the plan does not know is drawn in red. */
export function houseArrows({ uses }: House, parts: Map<string, Rect>): string[] {
  const at = (part: string) => parts.get(part) ?? { x: 0, y: 0, width: 0, height: 0 }
  const known = ways(at)
  const fits = ({ from, to }: Way, use: { from: string; to: string }) =>
    isIn(use.from, from) && isIn(use.to, to) && use.from !== use.to
  const planned = known.flatMap((way) => {
    const count = uses.filter((use) => fits(way, use)).reduce((sum, use) => sum + use.count, 0)
    return count > 0 ? [arrow(way.points, strengthOf(count))] : []
  })
  const wrong = uses
    .filter((use) => !judges.includes(use.from) && !known.some((way) => fits(way, use)))
    .map(({ from, to }) => {
      const [a, b] = [from, to]
        .map((part) => at(part))
        .map((area): Point => [area.x + area.width / 2, area.y + 40])
      if (!a || !b) return ''
      const label = text(
        (a[0] + b[0]) / 2,
        (a[1] + b[1]) / 2 - 6,
        `${from} looks into ${to}`,
        'wrong-word middle',
      )
      return `${arrow([a, b], 2, 'wrong')}\n${label}`
    })
  return [...planned, ...wrong]
}
