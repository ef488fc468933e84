-- The customers of a large centre are read along an index, those to approve first.
create index customers_listed on customers (sale_unit, (status <> 'pending'), name, code);
create index customers_by_debt on customers (sale_unit, debt desc, name, code);
