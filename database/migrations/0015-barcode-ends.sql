-- Barcodes are found by their last digits too: the words of every product are written anew.
insert into search_pending (sale_unit, code) select sale_unit, code from products on conflict do nothing;
