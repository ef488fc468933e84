const browsers: [name: string, sign: RegExp][] = [
  ['LINE', /\bLine\//i],
  ['Facebook', /\bFBA[NV]\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Edge', /\bEdg(A|iOS)?\//],
  ['Opera', /\b(OPR|OPT)\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /(Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
]
const systems: [name: string, sign: RegExp][] = [
  ['Android', /\bAndroid\b/],
  ['iPad', /\biPad\b/],
  ['iPhone', /\biPhone\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMac OS X\b/],
  ['Linux', /\bLinux\b|\bX11\b/],
]

type DeviceName = { browser: string; system: string }

const nameOf = (signs: [string, RegExp][], userAgent: string) =>
  signs.find(([, sign]) => sign.test(userAgent))?.[0] ?? ''

/** Browser and system, `Chrome/Android`: enough to recognise one's device, too little to track it. */
export function nameDevice(userAgent: string | undefined): string {
  return `${nameOf(browsers, userAgent ?? '')}/${nameOf(systems, userAgent ?? '')}`
}

export function readDeviceName(name: string | null): DeviceName {
  const [browser = '', system = ''] = (name ?? '').split('/')
  return { browser, system }
}
