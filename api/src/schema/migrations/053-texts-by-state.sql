-- For the count of texts that failed, which the desk asks for again and again, and for the deletion of old texts.
create index texts_by_state on texts (state, next_try_at);
