-- An order takes what was ordered out of the cart, not the whole line: more may have been put there from another device meanwhile.
do $$
declare
  before text := pg_get_functiondef('place_order(jsonb)'::regprocedure);
  emptied text := 'set quantity1 = 0, quantity2 = 0, quantity3 = 0, changed_at = this_time';
  by_code text := 'and c.product_code in (select jsonb_array_elements_text(asked->''cart''))';
begin
  if position(emptied in before) = 0 or position(by_code in before) = 0 then
    raise exception 'place_order is not the one this migration knows';
  end if;
  execute replace(
    replace(before, emptied, 'set quantity1 = greatest(c.quantity1 - o.qty1, 0), quantity2 = greatest(c.quantity2 - o.qty2, 0),
    quantity3 = greatest(c.quantity3 - o.qty3, 0), changed_at = this_time
  from jsonb_to_recordset(asked->''cart'') as o (code text, qty1 integer, qty2 integer, qty3 integer)'),
    by_code, 'and c.product_code = o.code');
end
$$;
