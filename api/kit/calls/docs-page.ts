import type { Endpoint } from '#shop/contract/endpoint.ts'
import { contracts } from '#shop/start/contracts.ts'
import { wireSchema } from './openapi.ts'

const style = `
body{font:16px/1.6 system-ui,sans-serif;color:#16211b;background:#fbfaf6;margin:0 auto;max-width:60rem;padding:1.5rem 1rem}
h1{font-size:1.75rem}article{background:#fff;border:1px solid #e6e4dc;border-radius:12px;padding:1rem;margin:1rem 0}
h2{font:700 1rem/1.5 ui-monospace,monospace;margin:0;overflow-wrap:anywhere}h2 b{color:#0b7a3b}
p{margin:.25rem 0}.who{color:#59635d;font-size:.875rem}
pre{background:#f1f0e9;border-radius:8px;padding:.75rem;overflow:auto;font-size:.8125rem;max-height:20rem}summary{cursor:pointer;padding:.5rem 0}a{color:#0b7a3b}`

function asText(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

function shown(title: string, schema: unknown): string {
  return `<details><summary>${title}</summary><pre tabindex="0">${asText(JSON.stringify(schema, null, 2))}</pre></details>`
}

function article(contract: Endpoint): string {
  return `<article><h2><b>${contract.method}</b> /rest/${asText(contract.path)}</h2>
<p>${asText(contract.says)}</p><p class="who">May call: ${contract.who.join(', ')}</p>
${contract.pathParams ? shown('In the path', wireSchema(contract.pathParams).properties) : ''}
${shown(contract.method === 'GET' ? 'Query' : 'Body', wireSchema(contract.request))}${shown('Answer', wireSchema(contract.answer))}</article>`
}

const calls = Object.values(contracts) as unknown as Endpoint[]
let written: string | undefined

/** Written once, at the first look: several hundred schemas take a tenth of a second. */
const articles = (): string => {
  written ??= calls.map(article).join('\n')
  return written
}

/** The API's documentation page, generated from the contract table. */
export function docsPage(nonce: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Sangdai API</title><style nonce="${nonce}">${style}</style></head><body><main><h1>Sangdai API</h1>
<p>${calls.length} calls. The same as <a href="/rest/openapi.json">OpenAPI 3.1</a>. Tokens travel in the Authorization header as <code>Bearer</code>; paths are matched without regard to case;
refusals answer <code>{ Message, Code, Fields? }</code> in the language of <code>Accept-Language</code>.</p>
${articles()}</main></body></html>`
}
