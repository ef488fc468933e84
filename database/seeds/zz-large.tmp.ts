import pg from 'pg'
import {seedLarge} from '#database/seeds/seed-large.ts'
const client=new pg.Client({host:'/tmp/seedwork/sock',user:'postgres',database:'large'})
await client.connect()
const t=performance.now()
await seedLarge({client,today:'2026-11-15',say:(l)=>console.log(((performance.now()-t)/1000).toFixed(2),l),saveFile:async()=>{},sizes:process.argv[2]!.split(',').map(Number),orders:Number(process.argv[3])})
console.log('total',((performance.now()-t)/1000).toFixed(2), 'rss MB', process.memoryUsage().rss/1e6|0)
await client.end()
