-- What a bank tells its own customer of a payment: the trace number, and the retrieval reference number where the bank names one.
alter table payment_attempts add column trace_no text;
alter table payment_attempts add column retrieval_no text;
