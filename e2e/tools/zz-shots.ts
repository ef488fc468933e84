import { chromium } from '@playwright/test'
import pg from 'pg'
import { browserArguments, findBrowser } from './browser.ts'
const shop = 'http://localhost:4105'
const client = new pg.Client({ connectionString: process.argv[2] })
await client.connect()
const q = async (t: string, v: unknown[] = []) => (await client.query(t, v)).rows
const runId = '11111111-2222-4333-8444-555555555555'
const [own] = await q(`select number, sale_unit||'-'||tracking_key as key from orders where sale_unit='BKK01' and customer_code='C0001' and payment_method='COD' order by placed_at desc limit 1`)
const others = (await q(`select number from orders where sale_unit='BKK01' and customer_code<>'C0001' order by placed_at desc limit 2`)).map((r) => r.number)
await q(`delete from delivery_stops where sale_unit='BKK01' and order_number = any($1)`, [[own.number, ...others]])
await q(`delete from delivery_runs where id=$1`, [runId])
await q(`update orders set status='Invoice Approve', paid_at=null, slot='16-20', deliver_on=current_date where sale_unit='BKK01' and number = any($1)`, [[own.number, ...others]])
await q(`delete from order_money where order_number=$1`, [own.number])
await q(`insert into delivery_runs (sale_unit,id,run_on,rider_mobile,vehicle,state,made_at,made_by,sent_at) values ('BKK01',$1,(now() at time zone 'Asia/Bangkok')::date,'0820000001','กระบะ 1กข 1234','sent',now(),'manager01',now())`, [runId])
for (const [i, n] of [others[0], others[1], own.number].entries()) await q(`insert into delivery_stops (sale_unit,run_id,order_number,place) values ('BKK01',$1,$2,$3)`, [runId, n, i + 1])
const states: Record<string, string[]> = {
  road: [`update delivery_runs set state='started', started_at=now() where id='${runId}'`],
  partly: [`update delivery_stops set state='partly', done_at=now(), receiver='คุณแดง' where run_id='${runId}' and order_number='${own.number}'`,
    `insert into delivery_refusals (sale_unit,run_id,order_number,line,product_code,name_th,name_en,unit_name_th,unit_name_en,free,rate,brought,taken,reason,less) values ('BKK01','${runId}','${own.number}',1,'1118','น้ำมันปาล์ม 1 ลิตร','Palm Oil 1 L','ลัง','case',false,12,3,1,'damaged',20050)`,
    `insert into delivery_proofs (sale_unit,id,run_id,order_number,kind,taken_at,received_at,file,width,height) select 'BKK01',gen_random_uuid(),'${runId}','${own.number}',k,now(),now(),'delivery-proofs/shot.webp',800,600 from unnest(array['photo','photo','signature']) k`],
  failed: [`delete from delivery_proofs where run_id='${runId}'`, `delete from delivery_refusals where run_id='${runId}'`, `update delivery_stops set state='failed', reason='closed', retry_on=current_date+1, receiver='' where run_id='${runId}' and order_number='${own.number}'`],
}
const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments })
for (const [state, sqls] of [['sent', []], ...Object.entries(states)] as [string, string[]][]) {
  for (const s of sqls) await q(s)
  for (const [locale, prefix] of [['th', ''], ['en', '/en']] as const) for (const width of [360, 1280]) {
    if (state === 'sent' && width === 1280) continue
    const context = await browser.newContext({ baseURL: shop, viewport: { width, height: 900 }, deviceScaleFactor: 1, locale })
    const page = await context.newPage()
    await page.request.post(`${prefix}/login`, { form: { by: 'password', username: '0810000001', password: 'Sangdai#1', to: '/product' }, maxRedirects: 0 })
    await page.goto(`${prefix}/history/${own.number}/BKK01`)
    await page.waitForTimeout(1200)
    if (await page.locator('dialog[open]').count()) await page.keyboard.press('Escape')
    await page.screenshot({ path: `/tmp/track-shots/${state}-${locale}-${width}.png` })
    if (state === 'partly' && width === 360) {
      await page.getByRole('button', { name: /1$/ }).filter({ has: page.locator('img') }).first().click().catch(() => {})
      await page.waitForTimeout(800)
      await page.screenshot({ path: `/tmp/track-shots/viewer-${locale}-${width}.png` })
    }
    if (state === 'road' || state === 'partly') {
      if (width === 360) { await page.goto(`${prefix}/order/tracking/${own.key}`); await page.waitForTimeout(800); await page.screenshot({ path: `/tmp/track-shots/link-${state}-${locale}.png` }) }
      await page.request.post(`${prefix}/merchant/login`, { form: { username: 'manager01', password: 'Sangdai#1' }, headers: { origin: shop }, maxRedirects: 0 })
      await page.goto(`${prefix}/merchant/order/${own.number}/BKK01`); await page.waitForTimeout(1500)
      await page.screenshot({ path: `/tmp/track-shots/staff-${state}-${locale}-${width}.png`, fullPage: true })
    }
    await context.close()
  }
}
await browser.close(); await client.end()
