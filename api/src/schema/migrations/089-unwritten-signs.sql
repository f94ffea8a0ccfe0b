-- Soft hyphens and variation selectors, as behind an emoji, are no part of a word (R22). Texts of before still have them, within words
-- or as words of their own; whatever a search text begins with stays the name's text.
update product_listing set
  name_text = trim(regexp_replace(regexp_replace(name_text, U&'[\00AD\FE00-\FE0F]', '', 'g'), ' +', ' ', 'g')),
  search_text = trim(regexp_replace(regexp_replace(search_text, U&'[\00AD\FE00-\FE0F]', '', 'g'), ' +', ' ', 'g'))
where search_text ~ U&'[\00AD\FE00-\FE0F]';
