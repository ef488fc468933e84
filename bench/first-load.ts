import { get } from 'node:http'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { areaOf } from '#web/words/area.ts'

export const entries = {
  home: '/',
  product: '/product',
  cart: '/cart',
  merchant: '/merchant/login',
  rider: '/rider/login',
} as const

/** Bytes on the wire until a page works, with an empty cache. */
export type FirstLoad = {
  javascript: number
  scripts: number
  css: number
  fonts: number
  html: number
  files: number
}

type Answer = { status: number; bytes: Buffer; text: () => string }

function ask(url: string, cookie = ''): Promise<Answer> {
  return new Promise((done, fail) => {
    get(url, { headers: { 'accept-encoding': 'br', cookie } }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('error', fail)
      answer.on('end', () => {
        const bytes = Buffer.concat(parts)
        const squeezed = answer.headers['content-encoding'] === 'br'
        done({
          status: answer.statusCode ?? 0,
          bytes,
          text: () => (squeezed ? brotliDecompressSync(bytes) : bytes).toString(),
        })
      })
    }).on('error', fail)
  })
}

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? '')
const links = (html: string, kind: RegExp) =>
  all(html, /(<link [^>]*>)/g)
    .filter((link) => kind.test(link))
    .flatMap((link) => all(link, /href="([^"]+)"/g))

/** Every script a page names: preloaded, with a `src`, or imported by its inline module. */
function scriptsOf(html: string): string[] {
  const modules = all(html, /<script[^>]*type="module"[^>]*>([\s\S]*?)<\/script>/g)
  return [
    ...links(html, /rel="modulepreload"/),
    ...all(html, /<script[^>]* src="([^"]+)"/g),
    ...modules.flatMap((code) => all(code, /["'](\/[^"']+\.js)["']/g)),
  ]
}

// `import("./later.js")` has a bracket before its quote, so lazy scripts do not count.
const staticImport = /(?:\bimport|\bfrom)\s*["']([^"']+\.js)["']/g

/** The dictionary of the page's area and language, which its scripts load before hydration. */
function wordsOf(path: string, html: string, scripts: string[]): string[] {
  const prefix = `${areaOf(path.replace(/^\/en(?=\/|$)/, '') || '/')}-${all(html, /<html lang="(\w+)"/g)[0]}-`
  const named = scripts
    .flatMap((text) => all(text, /["'`]\.?\/?(?:assets\/)?([\w-]+\.js)["'`]/g))
    .filter((file) => file.startsWith(prefix))
  if (named.length === 0) throw new Error(`the scripts of ${path} name no sentences ${prefix}`)
  return [...new Set(named)].map((file) => `/assets/${file}`)
}

/** Some pages open only with a cookie. */
export async function firstLoad(origin: string, path: string, cookie?: string): Promise<FirstLoad> {
  const page = await ask(origin + path, cookie)
  if (page.status !== 200) throw new Error(`${path} answered ${page.status}`)
  const html = page.text()
  const seen = new Set<string>()
  const texts: string[] = []
  const weigh = async (urls: string[], follow?: RegExp): Promise<number> => {
    let sum = 0
    for (const url of urls.map((named) => new URL(named, origin + path).href)) {
      if (seen.has(url)) continue
      seen.add(url)
      const file = await ask(url)
      if (file.status !== 200) throw new Error(`${path} names ${url}, which answered ${file.status}`)
      if (follow) texts.push(file.text())
      const further = follow ? all(file.text(), follow).map((named) => new URL(named, url).href) : []
      sum += file.bytes.length + (await weigh(further, follow))
    }
    return sum
  }
  const javascript = (await weigh(scriptsOf(html), staticImport)) + (await weigh(wordsOf(path, html, texts)))
  return {
    javascript,
    scripts: seen.size,
    css: await weigh(links(html, /rel="stylesheet"/)),
    fonts: await weigh(links(html, /as="font"/)),
    // Pages are compressed while sent, by the server or a proxy: a medium quality is typical.
    html: brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length,
    files: seen.size + 1,
  }
}
