import type { FieldIssue } from '@baize/contract';
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { holdFocus } from '../../core/index.ts';

export interface FaceFormFrameProps {
  /** Of one try the same array. */
  issues: readonly FieldIssue[];
  onSubmit(): void;
  children: ReactNode;
}

/** A form that leads to its first refused field, unless its writer has gone on meanwhile. */
export function FaceFormFrame({ issues, onSubmit, children }: FaceFormFrameProps): ReactElement {
  const form = useRef<HTMLFormElement>(null);
  const lead = useRef<(move: () => void) => void>(undefined);
  useEffect(() => {
    if (issues.length === 0) return;
    lead.current?.(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
    lead.current = undefined;
  }, [issues]);
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        lead.current = holdFocus();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}
