-- The gateways that the shop offers, by their names: one more of them needs no column of its own. The columns that said it before
-- stay for servers of the version before, which may run beside this one.
alter table shop_settings add column active_gateways text[] not null default '{}';

update shop_settings set active_gateways = array_remove(array[
  case when is_active_saman_kish then 'saman' end,
  case when is_active_zarin_pal then 'zarinpal' end,
  case when is_active_mellat_bank then 'mellat' end
], null);
