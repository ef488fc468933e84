import type { ReactNode } from 'react'

const carton = (x: number, y: number) => (
  <g transform={`translate(${x} ${y})`}>
    <path d="M0 0h44v36H0z" className="fill-secondary-soft" />
    <path d="M17 0h10v13l-5-3-5 3z" className="fill-primary stroke-none" />
  </g>
)

/** Sign in, choose, check, pay, receive: flat shapes in the two brand colours. */
const drawings: ReactNode[] = [
  <>
    <rect x="74" y="14" width="72" height="132" rx="12" className="fill-card" />
    <circle cx="110" cy="52" r="16" className="fill-primary-soft" />
    <path d="M84 92c4-14 16-20 26-20s22 6 26 20" className="fill-primary-soft" />
    <rect x="84" y="104" width="52" height="12" rx="6" className="fill-sunk" />
    <rect x="84" y="122" width="52" height="14" rx="7" className="fill-primary" />
  </>,
  <>
    <path d="M30 146h160M44 34h132v112M44 34v112M44 90h132" />
    <path d="M58 52h18v38H58zM84 60h16v30H84z" className="fill-primary-soft" />
    <path d="M110 46h24v44h-24z" className="fill-secondary-soft" />
    <path d="M142 58h20v32h-20z" className="fill-primary" />
    {carton(58, 110)}
    <circle cx="146" cy="118" r="20" className="fill-card" strokeWidth="4" />
    <path d="m160 132 16 16" className="stroke-secondary" strokeWidth="8" />
  </>,
  <>
    <path d="M34 40h20l20 66-6 16h92M58 56h112l-14 50H74z" className="fill-card" />
    <path d="M64 72h102M70 88h92M94 56l6 50M118 56v50M142 56l-6 50" className="stroke-primary-soft" />
    <circle cx="84" cy="136" r="9" className="fill-secondary" />
    <circle cx="146" cy="136" r="9" className="fill-secondary" />
    <circle cx="170" cy="40" r="20" className="fill-primary" />
    <path d="m161 40 7 8 12-15" className="stroke-on-primary" strokeWidth="4" />
  </>,
  <>
    <rect x="40" y="40" width="108" height="72" rx="10" className="fill-primary" />
    <path d="M40 62h108" strokeWidth="10" />
    <path d="M54 92h30" className="stroke-on-primary" strokeWidth="5" />
    <rect x="112" y="66" width="68" height="68" rx="8" className="fill-card" />
    <path d="M122 76h18v18h-18zM152 76h18v18h-18zM122 106h18v18h-18z" className="fill-primary-soft" />
    <path d="M154 106h6v6M168 106v18h-14v-6" className="stroke-secondary" strokeWidth="5" />
  </>,
  <>
    <path d="M20 132h180" />
    <path d="M30 62h92v62H30z" className="fill-primary" />
    <path d="M122 80h34l24 24v20h-58z" className="fill-secondary-soft" />
    <path d="M132 88h20l14 16h-34z" className="fill-card" />
    {carton(54, 76)}
    <circle cx="62" cy="130" r="12" className="fill-card" />
    <circle cx="152" cy="130" r="12" className="fill-card" />
    <path d="M170 52c0 12-14 24-14 24s-14-12-14-24a14 14 0 0 1 28 0z" className="fill-secondary" />
    <circle cx="156" cy="52" r="5" className="fill-card stroke-none" />
  </>,
]

/** Steps beyond those drawn show none. */
export function StepDrawing({ step }: { step: number }) {
  if (!drawings[step]) return null
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 220 160"
      className="mx-auto h-auto w-full max-w-60 rounded-card fill-none stroke-ink"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <rect width="220" height="160" className="fill-primary-tint stroke-none" />
      {drawings[step]}
    </svg>
  )
}
