-- may go after 7c3f63e: the landing after it places orders with place_order_3
drop function if exists place_order_2(text, jsonb);
-- may go after 0e8e141: the landing after it placed orders with place_order_2
drop function if exists place_order(jsonb);
