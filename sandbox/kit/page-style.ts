import { fontFaces } from './fonts.ts'

/** A copy of the shop's colours and sizes (docs/design.md), since the sandbox loads none of its files. */
export const pageStyle = `${fontFaces}
:root { --paper: #fbfaf6; --card: #fff; --sunk: #f1f0e9; --ink: #16211b; --muted: #59635d; --hairline: #e6e4dc; --outline: #868d86;
  --primary: #0b7a3b; --primary-tint: #e7f2eb; --mango: #f5a300; --mango-text: #976400; --mango-tint: #fef2db; --danger: #c8281e; --danger-tint: #fdecea }
* { box-sizing: border-box; margin: 0 }
body { background: var(--paper); color: var(--ink); font: 400 1rem/1.6 "Noto Sans Thai", system-ui, sans-serif; overflow-wrap: anywhere }
main { max-width: 560px; margin: 0 auto; padding: 16px 12px 48px; display: grid; gap: 16px }
h1 { font-size: 1.375rem; line-height: 1.4 }
h2 { font-size: 1.125rem; line-height: 1.55 }
ul { list-style: none; padding: 0 }
a { color: var(--primary) }
button, input { font: inherit; color: inherit; min-height: 44px; border-radius: 8px }
button { cursor: pointer; border: 1px solid var(--outline); background: var(--card); padding: 8px 16px; font-weight: 700 }
button:hover { background: var(--sunk) }
input { width: 100%; font-size: 1rem; border: 1px solid var(--outline); background: var(--card); padding: 8px 12px }
:focus-visible { outline: 3px solid var(--primary); outline-offset: 2px }
label { display: grid; gap: 4px; font-size: .875rem }
.card { background: var(--card); border: 1px solid var(--hairline); border-radius: 12px; padding: 12px; display: grid; gap: 12px }
.muted { color: var(--muted); font-size: .875rem }
.row { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; justify-content: space-between }
.tag { border-radius: 999px; padding: 2px 10px; font-size: .8125rem; font-weight: 700; background: var(--mango-tint); color: var(--mango-text) }
.tag.sms { background: var(--primary-tint); color: var(--primary) }
.primary { background: var(--primary); border-color: var(--primary); color: #fff }
.primary:hover { background: #09662f }
.quiet { border-color: transparent; background: transparent; color: var(--muted) }
.wide { width: 100% }
.brand { display: inline-flex; align-items: center; gap: 8px; font-weight: 700; font-size: 1.125rem }
.brand::before { content: ""; width: 16px; height: 16px; border-radius: 5px; background: var(--brand) }
.line { --brand: #06c755 } .google { --brand: #4285f4 } .kbank { --brand: #0b7a3b } .facebook { --brand: #0866ff }
.people { display: grid; gap: 8px }
.person { width: 100%; display: flex; gap: 12px; align-items: center; text-align: left; padding: 10px 12px; border-color: var(--hairline) }
.person:hover { border-color: var(--primary); background: var(--primary-tint) }
.person small { display: block; font-weight: 400; color: var(--muted); font-size: .8125rem }
.face { flex: none; width: 44px; height: 44px; border-radius: 50%; display: grid; place-items: center; background: var(--primary-tint); color: var(--primary); font-size: 1.125rem }
.qr { width: 100%; max-width: 280px; margin: 0 auto; background: #fff }
.code { font-size: 2.5rem; line-height: 1.2; font-weight: 700; letter-spacing: .08em; font-variant-numeric: tabular-nums; user-select: all }
.text { white-space: pre-wrap }
.messages { display: grid; gap: 8px }
.empty { text-align: center; padding: 40px 12px; border-style: dashed }
.find { display: grid; grid-template-columns: 1fr auto; gap: 8px; align-items: end }
.switches { display: grid; gap: 4px }
.switches .row { flex-wrap: nowrap }
.switches button { flex: none }
.switches .on { background: var(--danger-tint); border-color: var(--danger); color: var(--danger) }
.bank { --brand: #f7b733 }
.wrong { color: var(--danger); background: var(--danger-tint); border-radius: 8px; padding: 8px 12px }
.sum { font-size: 1.375rem }
.slip { width: 100%; max-width: 360px; height: auto; justify-self: center; border-radius: 12px; border: 1px solid var(--hairline) }
.button { display: grid; place-items: center; min-height: 44px; border-radius: 8px; padding: 8px 16px; font-weight: 700; text-decoration: none }
.transfers { display: grid; gap: 12px }
.transfers .row { flex-wrap: nowrap }
.transfers .row > :last-child { flex: none; text-align: right }
`
