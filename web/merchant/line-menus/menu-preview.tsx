import type { LineMenu } from '#shop/line-menus/line-menu.ts'
import { drawMenu, labelSize } from '#shop/line-menus/menu-drawing.ts'
import { useLineWords } from '#web/words/merchant/line/line-words.ts'

/** The menu as LINE shows it, each area with the number of its field. */
export function MenuPreview({ menu, colour }: { menu: LineMenu; colour: string }) {
  const say = useLineWords()
  const { width, height, ground, tiles } = drawMenu(menu, colour)
  return (
    <figure className="overflow-hidden rounded-card border border-hairline">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={say('menu.preview', { state: say(`state.${menu.state}`) })}
        className="block h-auto w-full"
      >
        <rect width={width} height={height} fill={ground} />
        {tiles.map(({ action, box, disc, icon, label }, at) => (
          <g key={action}>
            <rect {...box} />
            <circle {...disc} />
            <path {...icon} fill="none" strokeLinecap="round" strokeLinejoin="round" />
            <text
              x={label.x}
              y={label.y + labelSize / 3}
              fill={label.fill}
              fontSize={labelSize}
              fontWeight={700}
              textAnchor="middle"
            >
              {label.text}
            </text>
            <text x={box.x + 60} y={box.y + 110} fill={label.fill} fontSize={72} opacity={0.65}>
              {at + 1}
            </text>
          </g>
        ))}
      </svg>
      <figcaption className="border-hairline border-t bg-card px-3 py-2 text-center text-sm">
        {menu.bar || '\u00a0'} ▾
      </figcaption>
    </figure>
  )
}
