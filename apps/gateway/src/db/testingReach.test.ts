import { expect, test } from 'vitest';
import { reachOf } from './testingReach.ts';

const keyOf = (table: string): string | undefined => ({ customers: 'id', deposits: 'customer_id', sessions: 'customer_id' })[table];
const [ann, ben] = ['ann', 'ben'];

test.each([
  ['select * from settings where name = $1', ['x'], 'none'],
  ['select * from deposits where customer_id = $1::uuid', [ann], 'one'],
  ['select * from deposits d join customers c on c.id = d.customer_id where c.id = $1', [ann], 'one'],
  ['select * from deposits join sessions using (customer_id) where (deposits.customer_id, id) = ($1, $2)', [ann, 'x'], 'one'],
  ['select * from deposits d, sessions s where d.customer_id = $1 and s.customer_id = $2', [ann, ann], 'one'],
  ['select * from deposits d, sessions s where d.customer_id = $1 and s.customer_id = $2', [ann, ben], 'several'],
  ['select * from deposits where customer_id = any($1)', [[ann]], 'several'],
  ['select * from deposits where customer_id = $1 or amount = 1', [ann], 'several'],
  ['select * from deposits where content_code = $1', ['x'], 'several'],
  ['select (select count(*) from sessions s where s.customer_id = c.id) from customers c where id = $1', [ann], 'one'],
  ['select (select count(*) from sessions s where s.ip = c.ip) from customers c where id = $1', [ann], 'several'],
  ['select * from customers where id in (select customer_id from deposits where customer_id = $1)', [ann], 'one'],
  ['select * from customers where exists (select from deposits where customer_id = customers.id) and id = $1', [ann], 'one'],
  ['with one as (select id from customers where id = $1) delete from sessions s using one where s.customer_id = one.id', [ann], 'one'],
  ['with all_of as (select id from customers) delete from sessions s using all_of where s.customer_id = all_of.id', [], 'several'],
  ['insert into deposits (id, customer_id) values ($1, $2)', ['x', ann], 'one'],
  ['insert into deposits (id, customer_id) values ($1, $2), ($3, $4)', ['x', ann, 'y', ben], 'several'],
  ['insert into deposits (customer_id, id) select customer_id, $2 from sessions where customer_id = $1', [ann, 'x'], 'one'],
  ['insert into deposits (customer_id, id) select id, $1 from customers', ['x'], 'several'],
  ['update customers c set nickname = $2 from sessions s where s.customer_id = c.id and c.id = $1', [ann, 'x'], 'one'],
])('%s of %j reaches %s', async (text, values, reach) => {
  expect(await reachOf(text, values, keyOf)).toBe(reach);
});
