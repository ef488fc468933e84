import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'

const ranges = {
  thai: 'U+02D7, U+0303, U+0331, U+0E01-0E5B, U+200C-200D, U+25CC',
  latin:
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
}
const faces = (['thai', 'latin'] as const).flatMap((script) =>
  [400, 700].map((weight) => ({ script, weight, file: `noto-sans-thai-${script}-${weight}-normal.woff2` })),
)

/** Many machines, such as browsers in containers, have no Thai font. */
export const fontFaces = faces
  .map(
    ({ script, weight, file }) =>
      `@font-face { font-family: "Noto Sans Thai"; font-weight: ${weight}; font-display: swap; src: url("/sandbox/font/${file}") format("woff2"); unicode-range: ${ranges[script]} }`,
  )
  .join('\n')

export function addFonts(app: FastifyInstance): void {
  for (const { file } of faces)
    app.get(`/font/${file}`, async (_request, reply) =>
      reply
        .type('font/woff2')
        .header('cache-control', 'public, max-age=86400')
        .send(await readFile(fileURLToPath(import.meta.resolve(`@fontsource/noto-sans-thai/files/${file}`)))),
    )
}
