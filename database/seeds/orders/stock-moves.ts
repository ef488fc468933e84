import type { ClientBase } from 'pg'

/**
 * The ledger of the last three weeks: goods came in once, then left with every invoice. Its last row of a
 * product says what is on the shelf now.
 */
export async function storeStockMoves(client: ClientBase, today: string): Promise<void> {
  await client.query(
    `insert into stock_moves (sale_unit, product_code, at, change, on_hand, reason, order_number, by_name)
     with moves as (
       select e.sale_unit, l.product_code, e.at, e.order_number, e.by_name,
         case e.status when 'Invoice wait' then 'invoiced' else 'invoice cancelled' end as reason,
         (case e.status when 'Invoice wait' then -1 else 1 end * l.units)::integer as change
       from order_events e
       join (select sale_unit, order_number, product_code, sum(quantity * rate) as units from order_lines group by 1, 2, 3) l
         on l.sale_unit = e.sale_unit and l.order_number = e.order_number
       join products p on p.sale_unit = e.sale_unit and p.code = l.product_code and p.stock_controlled
       where e.status in ('Invoice wait', 'Invoice Cancel') and e.at > $1::date - 21
     ), walked as (
       select m.*, s.on_hand - coalesce(sum(m.change) over later, 0) as left_over
       from moves m join stock s on s.sale_unit = m.sale_unit and s.product_code = m.product_code
       window later as (partition by m.sale_unit, m.product_code order by m.at desc, m.order_number desc
         rows between unbounded preceding and 1 preceding)
     ), began as (
       select s.sale_unit, s.product_code, s.on_hand - coalesce(sum(m.change), 0)::integer as on_hand
       from stock s left join moves m on m.sale_unit = s.sale_unit and m.product_code = s.product_code
       group by s.sale_unit, s.product_code, s.on_hand
     )
     select * from (
       select sale_unit, product_code, at, change, left_over, reason, order_number, by_name from walked
       union all
       select sale_unit, product_code, ($1::date - 22) + time '09:30' at time zone 'Asia/Bangkok', on_hand, on_hand, 'received', null, 'กมล ผู้จัดการ'
       from began where on_hand > 0
     ) every order by at, order_number`,
    [today],
  )
}
