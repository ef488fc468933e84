-- An invoice takes the goods off the shelf; until now they stayed reserved until they were shipped.
update stock s set reserved = s.reserved - h.units, on_hand = s.on_hand - h.units
from (select l.sale_unit, l.product_code, sum(l.held)::integer as units
  from order_lines l join orders o on o.sale_unit = l.sale_unit and o.number = l.order_number
  where o.status = 'Invoice wait' and l.held > 0 group by l.sale_unit, l.product_code) h
where s.sale_unit = h.sale_unit and s.product_code = h.product_code;
comment on column order_lines.held is 'base units this line holds: reserved until it is invoiced, then out of the stock; 0 once they were shipped or given back';
