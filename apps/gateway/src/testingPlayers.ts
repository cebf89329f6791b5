import type { RequestInputOf, registerMember } from '@baize/contract';
import { eq } from 'drizzle-orm';
import { moveClaim, takeClaims } from './claims/takeClaims.ts';
import { schema } from './db/schema.ts';
import { runOperator } from './operator/commands.ts';
import type { TestGateway } from './testing.ts';
import { type CallOptions, call } from './testingClient.ts';

type Form = RequestInputOf<typeof registerMember>;

/** The part of a registration beside its fields: its origin, and both consents. */
export const registrationVisit = {
  ageConfirmed: true,
  termsAccepted: true,
  registerMethod: 'WEB',
  domain: 'localhost',
  registerUrl: 'http://localhost/web/register',
} as const;
/** A registration but for its name: the same password twice, and the visit. */
export const registrationForm = { password: 'Secret12', confirmPassword: 'Secret12', ...registrationVisit } as const;

let made = 0;

/** Opens a new account for a test. */
export async function registerPlayer(url: string, part: Partial<Form> = {}, options: Pick<CallOptions, 'language'> = {}) {
  made += 1;
  const form: Form = {
    username: `t${process.pid}x${made}`.slice(0, 16),
    ...registrationForm,
    ...part,
  };
  const reply = await call(url, 'registerMember', form, options);
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
  return { username: form.username ?? '', password: form.password ?? '', token: String(reply.body.value.token) };
}

/** Takes a phone as proved, for tests of what comes after; E.164 or as it is typed at home. */
export async function provePhone({ services }: Pick<TestGateway, 'services'>, phone: string): Promise<void> {
  const { customers } = schema;
  const mobile = phone.replace(/^0/, '+84');
  const rows = await services.database.db
    .update(customers)
    .set({ mobileProvedAt: new Date() })
    .where(eq(customers.mobile, mobile))
    .returning();
  if (rows.length !== 1) throw new Error(`nobody has the phone ${mobile}`);
}

/** The same of an e-mail address. */
export async function proveEmail({ services }: Pick<TestGateway, 'services'>, email: string): Promise<void> {
  const { customers } = schema;
  const rows = await services.database.db
    .update(customers)
    .set({ emailProvedAt: new Date() })
    .where(eq(customers.email, email))
    .returning();
  if (rows.length !== 1) throw new Error(`nobody has the address ${email}`);
}

/** Makes an account one that a phone opened, and that has proved a phone since; both E.164. */
export async function openByPhone(
  { services }: Pick<TestGateway, 'services'>,
  username: string,
  { account, openedMobile, mobile }: { account: string; openedMobile: string; mobile: string },
): Promise<void> {
  const { customers } = schema;
  await services.database.db.transaction(async (tx) => {
    const changed = tx.update(customers).set({ account, openedMobile, mobile, mobileProvedAt: new Date() });
    const [row] = await changed.where(eq(customers.account, username)).returning();
    if (!row) throw new Error(`there is no account ${username}`);
    await takeClaims(tx, row.id, { account, mobile });
    await moveClaim(tx, row.id, 'openedMobile', openedMobile);
  });
}

/** Why a login by the password has to change it (§4), and the operator's command that brings it about. */
export const forcedChanges = [
  ['has expired', 'expire'],
  ['is the default one (§9)', 'reset-password'],
] as const;

export async function forceChange(
  { services }: Pick<TestGateway, 'services'>,
  command: (typeof forcedChanges)[number][1],
  account: string,
) {
  const { database, queue, settings, sender, live } = services;
  await runOperator({ db: database.db, queue, settings, sender, changed: live.changed }, [command, account]);
}
