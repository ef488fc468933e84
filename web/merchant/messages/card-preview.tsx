import type { FlexBox, FlexMessage, FlexPart } from '#shop/delivery-messages/flex-message.ts'

const sizes = { xs: 'text-xs', sm: 'text-sm', md: 'text-base', lg: 'text-lg', xl: 'text-xl' } as const

/** A card as LINE draws it, from the very message that is sent. */
export function CardPreview({ message: { contents } }: { message: FlexMessage }) {
  return (
    <div className="w-full max-w-72 overflow-hidden rounded-card border border-hairline bg-white text-ink shadow-sm">
      {contents.header ? <Box box={contents.header} /> : null}
      <Box box={contents.body} />
      {contents.footer ? <Box box={contents.footer} isFooter /> : null}
    </div>
  )
}

function Box({ box, isFooter = false }: { box: FlexBox; isFooter?: boolean }) {
  return (
    <div
      className={isFooter ? 'grid gap-2 px-2.5 pb-2.5' : 'grid gap-2 px-4 py-3.5'}
      style={box.backgroundColor ? { background: box.backgroundColor } : undefined}
    >
      {box.contents.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name, and never change places.
        <Part key={at} part={part} />
      ))}
    </div>
  )
}

function Part({ part }: { part: FlexPart }) {
  if (part.type === 'box') return <Box box={part} />
  if (part.type === 'text')
    return (
      <p
        className={`wrap-anywhere ${sizes[part.size ?? 'md']} ${part.weight === 'bold' ? 'font-bold' : ''}`}
        style={{ color: part.color }}
      >
        {part.text}
      </p>
    )
  return (
    <span
      className="grid min-h-11 place-items-center rounded-input px-3 font-bold text-sm"
      style={{ background: part.color, color: part.style === 'primary' ? '#ffffff' : '#111111' }}
    >
      {part.action.label}
    </span>
  )
}
