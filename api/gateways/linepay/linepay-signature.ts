import { createHmac } from 'node:crypto'

type Signed = {
  secret: string
  /** Without the host: /v3/payments/request. */
  path: string
  /** The body of a POST, or the query of a GET without its question mark. */
  content: string
  nonce: string
}

/** X-LINE-Authorization: the secret is both the key and the beginning of what is signed. */
export function linePaySignature({ secret, path, content, nonce }: Signed): string {
  return createHmac('sha256', secret).update(`${secret}${path}${content}${nonce}`).digest('base64')
}
