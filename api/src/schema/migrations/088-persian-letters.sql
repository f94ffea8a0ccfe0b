-- Names are saved in Persian letters from now on, so that the staff find who typed them with an Arabic keyboard. Those of before follow:
-- U+064A becomes U+06CC, and U+0643 becomes U+06A9.
update customers set first_name = translate(first_name, U&'\064A\0643', U&'\06CC\06A9'),
  last_name = translate(last_name, U&'\064A\0643', U&'\06CC\06A9')
where first_name || last_name ~ U&'[\064A\0643]';

update addresses set transferee_name = translate(transferee_name, U&'\064A\0643', U&'\06CC\06A9')
where transferee_name ~ U&'[\064A\0643]';

update orders set transferee_name = translate(transferee_name, U&'\064A\0643', U&'\06CC\06A9')
where transferee_name ~ U&'[\064A\0643]';

update products set name = translate(name, U&'\064A\0643', U&'\06CC\06A9'),
  short_name = translate(short_name, U&'\064A\0643', U&'\06CC\06A9')
where name || short_name ~ U&'[\064A\0643]';
