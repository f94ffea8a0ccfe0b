-- A shop that had left the demo before 2026-12-01 could keep the demo's bank card, to which its customers would transfer their money.
update shop_settings set account_key = '', account_owner = ''
where account_key = '6037990000001238' and exists (select from left_demo);
