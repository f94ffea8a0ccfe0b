import pg from 'pg';

/** Lets a database be vacuumed and analyzed only while the SQL condition holds, by a row whose index asks for it. */
export async function analyzedOnlyIf(databaseUrl: string, condition: string): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query(`
    create schema beside;
    create function beside.asked(int) returns int immutable language plpgsql as $$ begin
      if current_query() ilike 'vacuum%' and not (${condition}) then
        raise exception 'the vacuum is refused';
      end if;
      return $1;
    end $$;
    create table beside.analyzed (id int);
    create index on beside.analyzed (beside.asked(id));
    insert into beside.analyzed values (1), (2)`);
  await client.end();
}
