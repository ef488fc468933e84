import { Transform } from 'node:stream'

const preload = /<link rel="modulepreload"[^>]*>/g

/**
 * Leaves out the preloads of scripts that the router puts into the head: they take a slow phone's line from the style, the font
 * and the first picture. The scripts are named at the end of the page and come in two steps, after what is read has come.
 */
export function lateScripts(): Transform {
  let held = ''
  let inHead = true
  return new Transform({
    transform(chunk: Buffer, _encoding, next) {
      if (!inHead) return next(null, chunk)
      held += chunk.toString('utf8')
      // The head is sent whole, so that no tag is cut in two.
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
