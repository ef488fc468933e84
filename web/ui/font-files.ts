import latin400 from '@fontsource/noto-sans-thai/files/noto-sans-thai-latin-400-normal.woff2?url'
import latin700 from '@fontsource/noto-sans-thai/files/noto-sans-thai-latin-700-normal.woff2?url'
import thai400 from '@fontsource/noto-sans-thai/files/noto-sans-thai-thai-400-normal.woff2?url'
import thai700 from '@fontsource/noto-sans-thai/files/noto-sans-thai-thai-700-normal.woff2?url'

/** Every page shows Thai, figures and bold prices at once, so all four (39 kB together) are preloaded. */
export const fontsToPreload = [thai400, thai700, latin400, latin700]
