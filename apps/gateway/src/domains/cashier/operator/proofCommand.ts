import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { claimantOf } from '../../../claims/takeClaims.ts';
import { type Db, rowsOf } from '../../../db/database.ts';
import { OperatorError } from '../../../operator/arguments.ts';
import { orderNamed } from '../orderNamed.ts';

interface Proof {
  mediaType: 'image/png' | 'image/jpeg';
  content: Uint8Array;
}

const endOf: Record<Proof['mediaType'], string> = { 'image/png': 'png', 'image/jpeg': 'jpg' };

/** Order of a deposit or a withdrawal by its number; of a deposit also by its payment code. */
async function proofsOf(db: Db, order: string): Promise<Proof[]> {
  const contentCode = order.toUpperCase();
  const customerId = (await claimantOf(db, 'contentCode', contentCode)) ?? null;
  return rowsOf<Proof>(
    db,
    sql`select media_type as "mediaType", content from proofs
      where ${orderNamed(sql`order_id`, order)}
        or (customer_id = ${customerId}::uuid and order_id in (select id from deposits where customer_id = ${customerId}::uuid and content_code = ${contentCode}))
      order by created_at, id`,
  );
}

/** §9: puts the pictures that a member has sent with an order into a folder, for the eyes of customer service alone. */
export async function runProof({ db }: { db: Db }, [order = '', folder = '']: readonly string[]): Promise<string> {
  if (!path.isAbsolute(folder)) throw new OperatorError('Say where to put the pictures, by a whole path: proof <order> /a/folder.');
  const proofs = await proofsOf(db, order);
  if (proofs.length === 0) throw new OperatorError(`No picture was sent with an order ${order}.`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const files = proofs.map(({ mediaType }, index) => path.join(folder, `${order}-${index + 1}.${endOf[mediaType]}`));
  for (const [index, { content }] of proofs.entries()) await writeFile(files[index] ?? '', content, { mode: 0o600 });
  return files.join('\n');
}
