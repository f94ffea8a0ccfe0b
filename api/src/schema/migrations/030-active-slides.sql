-- A slide that the owner has switched off stays with its picture and its words, as a banner does.
alter table sliders add column is_active boolean not null default true;
