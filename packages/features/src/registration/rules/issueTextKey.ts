import type { FieldIssue } from '@baize/contract';

const takenKeys = {
  mobileNum: 'taken.mobileNum',
  email: 'taken.email',
  payeeName: 'taken.player',
  idNumber: 'taken.player',
  permanentAddress: 'taken.address',
  currentAddress: 'taken.address',
} as const;

/** §5 "One account per player, address, e-mail, phone …": the sentence of a value that another account has; undefined for other errors. */
export function takenTextKey({ field, code }: FieldIssue): (typeof takenKeys)[keyof typeof takenKeys] | undefined {
  return code === 'duplicate_value' && Object.hasOwn(takenKeys, field) ? takenKeys[field as keyof typeof takenKeys] : undefined;
}
