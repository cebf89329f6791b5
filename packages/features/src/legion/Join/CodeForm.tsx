import { spelledGuildCode } from '@baize/contract';
import { Button, Callout, Stack, TextField } from '@baize/design-system';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { holdFocus, type TextOfIssue } from '../../core/index.ts';
import type { GuildCallState } from '../Legion/useGuildCall.ts';
import { codeInput } from './Join.css.ts';

export interface CodeFormProps {
  state: GuildCallState;
  textOf: TextOfIssue;
  onJoin(code: string): void;
  /** The code was edited: what was said of it counts no longer. */
  onEdit(): void;
}

/** Joins a legion by its code; blanks and marks in what was pasted do not matter. */
export function CodeForm({ state, textOf, onJoin, onEdit }: CodeFormProps): ReactElement {
  const { t } = useTranslation('legion');
  const field = useRef<HTMLInputElement>(null);
  const lead = useRef<(move: () => void) => void>(undefined);
  const [code, setCode] = useState('');
  const [isEmpty, setIsEmpty] = useState(false);
  const refused = state.status === 'refused' ? state : undefined;
  const issue = refused?.issues.find((one) => one.field === 'code');
  // The code of a legion is none of a verification: its refusals have the catalogue's own sentences.
  const error = isEmpty ? t('join.missing') : issue && textOf({ code: issue.code, params: issue.params });
  const isFaulted = error !== undefined;
  useEffect(() => {
    if (!isFaulted) return;
    lead.current?.(() => field.current?.focus());
    lead.current = undefined;
  }, [isFaulted]);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        lead.current = holdFocus();
        const isNothing = spelledGuildCode(code) === '';
        setIsEmpty(isNothing);
        if (!isNothing) onJoin(code);
      }}
    >
      <Stack gap={3}>
        <TextField
          ref={field}
          name="code"
          label={t('join.code')}
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className={codeInput}
          value={code}
          onChange={({ target }) => {
            setCode(target.value);
            setIsEmpty(false);
            onEdit();
          }}
          help={t('join.codeHelp')}
          error={error}
        />
        {refused && !issue && <Callout tone="negative">{textOf(refused)}</Callout>}
        <Button type="submit" tone="brass" pending={state.status === 'sending'}>
          {t('join')}
        </Button>
      </Stack>
    </form>
  );
}
