-- The page of the shop's own that says which size of a subgroup's goods fits whom (R47). A change of a subgroup is told to all kept
-- pages by the trigger of 012-public-changes.sql.
alter table subgroups
  add column size_guide text references introductions on update cascade on delete set null;
-- A page that is deleted finds the subgroups that name it.
create index subgroups_by_size_guide on subgroups (size_guide) where size_guide is not null;
