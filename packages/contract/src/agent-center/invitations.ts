import * as z from 'zod/mini';
import { isShownText } from '../rules/shownText.ts';
import { defineCall } from '../wire/call.ts';
import { page, pageOf } from '../wire/page.ts';
import { downlineKinds } from './team.ts';

/** Invitations that one agent may have, and letters of a note. Of our own. */
export const invitationLimits = { most: 100, note: 60, uses: 100_000 } as const;

/** Marks of no width that come along with pasted text; the joiner of emoji is none of them, and what turns a line round is refused. */
const zeroWidths = /[\u00ad\u200b\u200c\u200e\u200f\u2060\ufeff]/gu;

/** A code is written in capitals, read without case, and stands in an address. */
const code = z.string().check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z0-9](?:[A-Z0-9-]{2,18})[A-Z0-9]$/));
const terms = {
  /** The agent's own words, which nobody else reads. */
  note: z.string().check(
    // A note may be pasted from anywhere.
    z.overwrite((note) => note.replaceAll(zeroWidths, '').replaceAll(/\s+/gu, ' ').trim()),
    z.maxLength(invitationLimits.note),
    z.refine((note) => note === '' || isShownText(note)),
  ),
  /** Last day on which it opens accounts, of the brand's zone; null for no end. */
  expires: z.nullable(z.iso.date()),
  /** How many accounts may be opened by it; null for any number. */
  mostUses: z.nullable(z.int().check(z.gte(1), z.lte(invitationLimits.uses))),
};

const invitation = z.object({
  code: z.string(),
  /** What an account becomes that is opened by it. */
  kind: z.enum(downlineKinds),
  ...terms,
  isOff: z.boolean(),
  /** Whether it opens accounts now: it is on, has not expired, and is not used up. */
  isOpen: z.boolean(),
  /** How often a registration was opened with it, and how many accounts. */
  visits: z.int(),
  uses: z.int(),
  /** ISO 8601. */
  createdAt: z.string(),
});
/** An agent's invitation link (§3 affiliateCode). */
export type Invitation = z.infer<typeof invitation>;

export const listInvitations = defineCall({
  method: 'GET',
  path: 'agent/invitations',
  auth: ['agent'],
  summary: 'The agent’s invitation links, the newest first (§2 "register center").',
  request: page,
  example: { size: 5 },
  response: z.extend(pageOf(invitation), {
    /** What accounts the brand lets an agent open. */
    kinds: z.array(z.enum(downlineKinds)),
  }),
  errors: ['validation_failed'],
});

export const createInvitation = defineCall({
  method: 'POST',
  path: 'agent/invitations',
  auth: ['agent'],
  summary: 'Makes an invitation link; without a code of its own it gets one of eight letters.',
  request: z.object({ code: z.optional(code), kind: z.enum(downlineKinds), ...terms }),
  example: { kind: 'member', note: 'Facebook', expires: null, mostUses: null },
  response: invitation,
  errors: ['validation_failed', 'duplicate_value', 'invitations_full', 'function.not.available'],
});

export const changeInvitation = defineCall({
  method: 'PUT',
  path: 'agent/invitations',
  auth: ['agent'],
  summary: 'Changes an invitation link of the agent’s: its note, its end, its most uses, off and on.',
  request: z.object({ code, ...terms, isOff: z.boolean() }),
  example: { code: 'AGENT01', note: '', expires: null, mostUses: null, isOff: false },
  response: invitation,
  errors: ['validation_failed', 'invitation_not_found'],
});
