import { joinClasses } from './join-classes.ts'

/** A QR code drawn on the server as one path: dark on white in every theme, or cameras miss it. */
export function QrCode({
  qr: { size, path },
  label,
  className,
}: {
  qr: { size: number; path: string }
  label: string
  className: string
}) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={joinClasses('bg-white', className)}
    >
      <path d={path} />
    </svg>
  )
}
