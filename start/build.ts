import { buildWeb } from '#start/web/build-web.ts'

console.log(await buildWeb(console.log))
