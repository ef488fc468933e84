import type { ReactNode } from 'react'

export type DrawingName = 'empty-cart' | 'nothing-found' | 'no-signal' | 'not-open' | 'error' | 'success'

/**
 * Decorative shapes in the brand colours, hidden from screen readers, as the text beside them says the same.
 */
export function Drawing({ name }: { name: DrawingName }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 200 160"
      className="h-auto w-50 max-w-full fill-none stroke-ink"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <circle cx="100" cy="78" r="70" className="fill-primary-tint stroke-none" />
      <path d="M18 142h164" />
      {drawings[name]}
    </svg>
  )
}

const carton = (
  <>
    <path d="M58 74h84v68H58z" className="fill-secondary-soft" />
    <path d="M91 74h18v22l-9-6-9 6z" className="fill-primary stroke-none" />
  </>
)

const drawings: Record<DrawingName, ReactNode> = {
  'empty-cart': (
    <>
      <path d="M63 62h91l-14 46H75z" className="fill-card" />
      <path d="M67 77h83M71 92h74M88 62l5 46M108 62v46M128 62l-5 46" className="stroke-primary-soft" />
      <path d="M36 46h20l19 62-6 14h74M63 62h91l-14 46H75" />
      <circle cx="80" cy="133" r="8" className="fill-secondary" />
      <circle cx="134" cy="133" r="8" className="fill-secondary" />
      <path d="M92 20h32v28H92z" className="stroke-primary" strokeDasharray="5 7" />
      <path d="M72 34v10M67 39h10M140 26v8M136 30h8" className="stroke-secondary" />
    </>
  ),
  'nothing-found': (
    <>
      <path d="M42 30v112M158 30v112M42 66h116M42 108h116" />
      <path d="M52 46h14v20H52zM70 40h14v26H70z" className="fill-secondary-soft" />
      <path d="M132 86h16v22h-16z" className="fill-primary-soft" />
      <path
        d="M54 84h20v24H54zM128 44h20v22h-20z"
        className="stroke-outline"
        strokeDasharray="4 6"
        strokeWidth="2"
      />
      <path d="m124 113 22 22" className="stroke-secondary" strokeWidth="10" />
      <circle cx="104" cy="93" r="27" className="fill-card" strokeWidth="4" />
      <path d="M89 92a16 16 0 0 1 13-14" className="stroke-primary" strokeWidth="3.5" />
    </>
  ),
  'no-signal': (
    <>
      <rect x="68" y="18" width="64" height="124" rx="10" className="fill-card" />
      <path d="M68 36h64M68 122h64" className="stroke-hairline" />
      <path d="M93 132h14" />
      <path d="M80 68a29 29 0 0 1 40 0" className="stroke-primary-soft" strokeWidth="6" />
      <path d="M88 80a17 17 0 0 1 24 0" className="stroke-primary" strokeWidth="6" />
      <circle cx="100" cy="94" r="5" className="fill-primary stroke-none" />
      <circle cx="134" cy="104" r="19" className="fill-secondary" />
      <path d="m127 97 14 14M141 97l-14 14" className="stroke-on-secondary" strokeWidth="3.5" />
      <path d="M36 60h18M30 76h14M160 50h16" className="stroke-outline" />
    </>
  ),
  'not-open': (
    <>
      <path d="M44 56h112v86H44z" className="fill-card" />
      <path d="M58 72h84v70H58z" className="fill-ink stroke-none" />
      <path d="M58 72h84v38H58z" className="fill-sunk" />
      <path d="M58 81.5h84M58 91h84M58 100.5h84" className="stroke-outline" strokeWidth="2" />
      <path d="M96 110v5h8v-5" />
      <path d="M66 124h30v18H66z" className="fill-secondary-soft" />
      <path d="M66 132h30" />
      <circle cx="74" cy="120" r="5" className="fill-secondary" />
      <circle cx="87" cy="120" r="5" className="fill-primary" />
      <path d="M42 28h116l10 28H32z" className="fill-primary" />
      <path d="M65 28h23.5l-2 28H59zM112 28h23l6 28h-27z" className="fill-card" />
      <path
        d="M32 56a13.6 11 0 0 0 27.2 0 13.6 11 0 0 0 27.2 0 13.6 11 0 0 0 27.2 0 13.6 11 0 0 0 27.2 0 13.6 11 0 0 0 27.2 0z"
        className="fill-card"
      />
      <path
        d="M32 56a13.6 11 0 0 0 27.2 0zM86.4 56a13.6 11 0 0 0 27.2 0zM140.8 56a13.6 11 0 0 0 27.2 0z"
        className="fill-primary"
      />
    </>
  ),
  error: (
    <>
      <g transform="rotate(-12 58 142)">{carton}</g>
      <circle cx="158" cy="132" r="9" className="fill-secondary" />
      <path d="M158 123c0-4 3-6 6-6" className="stroke-primary" />
      <path d="m134 12 25 43h-50z" className="fill-secondary" />
      <path d="M134 28v12M134 47v.1" className="stroke-on-secondary" strokeWidth="4.5" />
      <path d="M48 56 36 48M44 74H30" className="stroke-outline" />
    </>
  ),
  success: (
    <>
      {carton}
      <path d="M58 74 44 58h46l10 16M142 74l14-16h-46l-10 16" className="fill-secondary-soft" />
      <circle cx="142" cy="118" r="23" className="fill-primary" />
      <path d="m131 118 8 9 14-17" className="stroke-on-primary" strokeWidth="5" />
      <path d="M100 44V26M76 44 68 30M124 44l8-14" className="stroke-secondary" strokeWidth="4" />
    </>
  ),
}
