-- may go after 9d40caf: register and join-centre write account_customers themselves
drop trigger customer_known on customers;
-- may go after 9d40caf: only the trigger above called it
drop function customer_known();
