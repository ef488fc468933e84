import { Transform } from 'node:stream'

const preload = /<link rel="modulepreload"[^>]*>/g

/**
 * Removes script preloads from the head, since they compete with style, font and first picture on a slow
 * line. The page's end loads the scripts.
 */
export function lateScripts(): Transform {
  let held = ''
  let inHead = true
  return new Transform({
    transform(chunk: Buffer, _encoding, next) {
      if (!inHead) return next(null, chunk)
      held += chunk.toString('utf8')
      // The head is sent as a whole, so that no tag is cut in two.
      if (!held.includes('</head>')) return next()
      inHead = false
      const ready = held.replace(preload, '')
      held = ''
      next(null, ready)
    },
    flush(next) {
      next(null, held)
    },
  })
}
