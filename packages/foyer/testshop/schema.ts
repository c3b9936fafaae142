import type pg from 'pg'
import type { PoolClient } from 'pg'

/**
 * The tables of the shop, in a schema of their own; no table of the site refers to them. Amounts are whole cents. `hold_until`
 * says whether a reservation has expired, so no job must run in time.
 */
const TABLES = `
  create schema if not exists testshop;
  set local search_path to testshop;

  create table if not exists event (
    key text primary key,
    title_de text not null,
    title_en text not null,
    place_de text not null,
    place_en text not null,
    starts_at timestamptz not null,
    ends_at timestamptz not null,
    sale_from timestamptz,
    is_cancelled boolean not null,
    capacity integer not null
  );

  create table if not exists seat_group (
    event text not null references event on delete cascade,
    number integer not null,
    name_de text not null,
    name_en text not null,
    primary key (event, number)
  );

  create table if not exists price (
    event text not null,
    seat_group integer not null,
    sale_type integer not null,
    position integer not null,
    name_de text not null,
    name_en text not null,
    cents integer not null check (cents >= 0),
    primary key (event, seat_group, sale_type),
    foreign key (event, seat_group) references seat_group on delete cascade
  );

  create table if not exists block (
    event text not null references event on delete cascade,
    id integer not null,
    time_start text not null,
    primary key (event, id)
  );

  create table if not exists seat (
    id bigserial primary key,
    event text not null references event on delete cascade,
    block integer not null,
    seat_group integer not null,
    row integer not null,
    number integer not null,
    is_sold boolean not null,
    hold text,
    hold_until timestamptz,
    unique (event, block, seat_group, row, number)
  );
  create index if not exists seat_for_sale on seat (event, block, seat_group, row, number) where not is_sold;

  create table if not exists cart (
    id text primary key,
    created_at timestamptz not null,
    is_extended boolean not null default false
  );

  create table if not exists cart_line (
    id bigserial primary key,
    cart text not null references cart on delete cascade,
    seat bigint not null references seat on delete cascade,
    sale_type integer not null,
    cents integer not null,
    selection text,
    held_at timestamptz not null,
    held_until timestamptz not null
  );
  create index if not exists cart_line_of on cart_line (cart);
  create index if not exists cart_line_ended on cart_line (held_until);

  create table if not exists request (
    cart text not null,
    key text not null,
    made_at timestamptz not null,
    primary key (cart, key)
  );

  create table if not exists movement (
    at timestamptz not null,
    event text not null
  );
  create index if not exists movement_at on movement (at);

  create table if not exists purchase (
    number bigserial primary key,
    code text not null unique,
    cart text not null unique,
    name text not null,
    email text not null,
    language text not null,
    cents integer not null,
    made_at timestamptz not null,
    mailed_at timestamptz
  );

  create table if not exists ticket (
    code text primary key,
    purchase bigint not null references purchase on delete cascade,
    seat bigint not null unique references seat,
    sale_type integer not null,
    cents integer not null
  );
  create index if not exists ticket_of on ticket (purchase);

  create table if not exists account_order (
    session text not null,
    purchase bigint not null references purchase on delete cascade,
    made_at timestamptz not null,
    primary key (session, purchase)
  );
`

/**
 * Changes the tables of older shops. Orders keep their code, so that links in sent mails still work. Sessions of the account page
 * belonged to an e-mail address, which anyone can enter at the checkout; they are ended.
 */
const OLDER_TABLES = `
  set local search_path to testshop;
  do $$ begin
    if exists (select from information_schema.columns
      where table_schema = 'testshop' and table_name = 'purchase' and column_name = 'token')
    then alter table purchase rename column token to code;
    end if;
  end $$;
  alter table seat_group add column if not exists note_de text not null default '';
  alter table seat_group add column if not exists note_en text not null default '';
  alter table price add column if not exists note_de text not null default '';
  alter table price add column if not exists note_en text not null default '';
  drop index if exists purchase_email;
  drop table if exists account_session;
`

/** A number that no other lock on the database uses: two shops that start at once take turns. */
const LOCK = 7_218_003

export async function createTables(pool: pg.Pool): Promise<void> {
  await inTransaction(pool, async (client) => {
    await client.query(`select pg_advisory_xact_lock(${LOCK})`)
    await client.query(TABLES)
    await client.query(OLDER_TABLES)
  })
}

/** Runs all of the work or nothing. */
export async function inTransaction<T>(pool: pg.Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    client.release()
  }
}

/** A pool or one connection of it. */
export type Queries = Pick<pg.Pool, 'query'>
