import type { Invitation } from '@baize/contract';

/** What the fields of an invitation hold, as it is typed. */
export interface InvitationValues {
  note: string;
  code: string;
  /** `yyyy-MM-dd`; empty for no end. */
  expires: string;
  mostUses: string;
}
export type InvitationField = keyof InvitationValues;

/** What a link can have changed; its code and kind stay. */
export type InvitationTerms = Pick<Invitation, 'note' | 'expires' | 'mostUses'>;
/** The fields of it, in their order. */
export const termFields = ['note', 'expires', 'mostUses'] as const satisfies readonly InvitationField[];

export const noValues: InvitationValues = { note: '', code: '', expires: '', mostUses: '' };

export const valuesOf = ({ note, code, expires, mostUses }: InvitationTerms & { code: string }): InvitationValues => ({
  ...{ note, code },
  expires: expires ?? '',
  mostUses: mostUses === null ? '' : String(mostUses),
});

/** As they are sent: an empty field is no limit. */
export const termsIn = ({ note, expires, mostUses }: InvitationValues): InvitationTerms => ({
  note,
  expires: expires || null,
  mostUses: mostUses.trim() === '' ? null : Number(mostUses),
});
