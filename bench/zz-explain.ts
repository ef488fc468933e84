import pg from 'pg'
import { readFileSync } from 'node:fs'
import { openLargeNetwork } from './large-network.ts'
import { findProductRows } from '#api/catalogue/product-list-queries.ts'
const t0 = performance.now()
const n = await openLargeNetwork(process.argv[2] ?? 'data/bench', console.error)
console.log('open ms', performance.now()-t0)
const cpu = (pid: number) => { const f = readFileSync(`/proc/${pid}/stat`,'utf8').split(') ')[1].split(' '); return (Number(f[11])+Number(f[12]))*10 }
try {
  const { Kysely, PostgresDialect } = await import('kysely')
  const pool = new pg.Pool({ connectionString: n.databaseUrl })
  let captured: any
  const db = new Kysely<any>({ dialect: new PostgresDialect({ pool }), log: (e) => { captured = e.query } })
  for (const su of ['P1000','P100000']) {
    const wanted: any = { take:12, skip:0, text:'', types:[], sortByPrice:'', highlight:'', onlyRedeemable:false }
    await findProductRows(db as any, wanted, { saleUnit: su, priceLevel: 2, mayBuyLicensed: true } as any, '2026-11-15')
    const text = captured.sql as string, values = captured.parameters as any[]
    const renumber = (text: string) => { const used = [...text.matchAll(/\$(\d+)/g)].map((x)=>Number(x[1])).filter((v,i,a)=>a.indexOf(v)===i); let out = text; used.forEach((u,i)=>{ out = out.replaceAll(new RegExp(`\\$${u}(?!\\d)`,'g'), `@${i+1}`) }); return { text: out.replaceAll('@','$'), values: used.map((u)=>values[u-1]) } }
    const lit = text.replace(/limit \$(\d+) offset \$(\d+)/, 'limit 12')
    const words = lit.replace(/left join product_words brand on (.*)/, "left join lateral (select brand.name_th, brand.name_en from product_words brand where $1 limit 1) brand on true").replace(/left join product_words grp on (.*)/, "left join lateral (select grp.name_th from product_words grp where $1 limit 1) grp on true").replaceAll(/where \$1 limit 1/g,'where X limit 1')
    const words2 = lit.replace(/left join product_words brand on ([^\n]*)/, (_: string, c: string) => `left join lateral (select brand.name_th, brand.name_en from product_words brand where ${c} limit 1) brand on true`).replace(/left join product_words grp on ([^\n]*)/, (_: string, c: string) => `left join lateral (select grp.name_th from product_words grp where ${c} limit 1) grp on true`)
    const variants = { now: {text, values}, literalLimit: renumber(lit), wordsLateral: renumber(words2) }
    for (const [name, q] of Object.entries(variants)) {
      const client = new pg.Client({ connectionString: n.databaseUrl }); await client.connect()
      const pid = (await client.query('select pg_backend_pid() p')).rows[0].p
      for (let i=0;i<30;i++) await client.query({ name:'q1', ...q })
      const before = cpu(pid); for (let i=0;i<400;i++) await client.query({ name:'q1', ...q })
      console.log(su, name, 'backend CPU ms per query', (cpu(pid)-before)/400, (await client.query("select generic_plans, custom_plans from pg_prepared_statements")).rows[0])
      if (name!=='now' && su==='P100000') console.log((await client.query(`explain (analyze, costs off) execute q1(${q.values.map((v: any)=>client.escapeLiteral(String(v))).join(',')})`)).rows.map((r: any)=>r['QUERY PLAN']).join('\n'))
      await client.end()
    }
  }
  const c = new pg.Client({ connectionString: n.databaseUrl }); await c.connect()
  for (const t of ['products','product_words','promotions','promotion_products','orders','customers','stock','display_group_products']) console.log(t, (await c.query(`select sale_unit, count(*)::int n from ${t} group by 1 order by 1`)).rows.map((r: any)=>r.sale_unit+':'+r.n).join(' '))
  await c.end()
  await pool.end()
} finally { await n.postgres.stop() }
