import { checkGuildTexts, type FieldIssue } from '@baize/contract';
import { useMemo, useState } from 'react';
import type { GuildCall } from '../Legion/useGuildCall.ts';
import { changedFields, type FaceField, type GuildFace, spelledFace } from './guildFace.ts';

/** A form of how a legion is shown. */
export interface FaceForm {
  /** As it is edited. */
  face: GuildFace;
  /** Which fields differ from what is saved. */
  changed: readonly FaceField[];
  /** What is wrong, of one try the same array: none where nothing is. */
  issues: readonly FieldIssue[];
  edit(part: Partial<GuildFace>): void;
  /** Whether it is saved; false where a field is refused, by the form itself or by the gateway. */
  submit(): Promise<boolean>;
  /** As it is saved. */
  discard(): void;
}

const none: readonly FieldIssue[] = [];

/** Edits what is saved, and sends it when it may be. */
export function useFaceForm(saved: GuildFace, { state, run, forget }: GuildCall<GuildFace>): FaceForm {
  // Undefined while nothing was edited: a change from elsewhere shows.
  const [edited, setEdited] = useState<GuildFace>();
  const [own, setOwn] = useState(none);
  const face = edited ?? saved;
  const refused = state.status === 'refused' ? state.issues : none;
  const issues = useMemo(() => (own.length > 0 ? own : refused), [own, refused]);
  const forgetRefusal = (): void => {
    if (state.status === 'refused') forget();
  };
  return {
    face,
    changed: changedFields(saved, face),
    issues,
    edit: (part) => {
      setEdited({ ...face, ...part });
      setOwn((before) => (before.some(({ field }) => field in part) ? before.filter(({ field }) => !(field in part)) : before));
      forgetRefusal();
    },
    submit: async () => {
      const found = checkGuildTexts(face);
      setOwn(found);
      if (found.length > 0) return false;
      const isDone = await run(spelledFace(face));
      // What was typed meanwhile is not saved.
      if (isDone) setEdited((now) => (now === edited ? undefined : now));
      return isDone;
    },
    discard: () => {
      setEdited(undefined);
      setOwn(none);
      forgetRefusal();
    },
  };
}
