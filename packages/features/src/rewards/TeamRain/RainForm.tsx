import { type Currency, type Language, rainBounds } from '@baize/contract';
import { Button, Callout, Select, Stack, Text } from '@baize/design-system';
import { AmountField } from '@baize/design-system/AmountField';
import { PasswordField } from '@baize/design-system/PasswordField';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { gatewayNow } from '../../core/index.ts';
import type { CreateRain } from './teamRainCalls.ts';

export interface RainFormProps {
  creating: CreateRain;
  /** Why the last was refused, in the reader's language. */
  errorText: string | undefined;
  currency: Currency;
  language: Language;
}

/** Minutes until the rain begins, and for which it falls. */
const starts = [0, 15, 60, 360, 1_440] as const;
const lengths = [1, 5, 10, 30] as const;
const pieces = [5, 10, 20, 50, 100, 200, 500] as const;
const minuteMs = 60_000;

/** A rain that an agent pays: how much, in how many envelopes, and when. What it costs and what returns is said before. */
export function RainForm({ creating, errorText, currency, language }: RainFormProps): ReactElement {
  const { t } = useTranslation('rewards');
  const [pool, setPool] = useState<number>();
  const [count, setCount] = useState('10');
  const [start, setStart] = useState('15');
  const [length, setLength] = useState('5');
  const [fundPassword, setFundPassword] = useState('');
  // A moment of its own for each choice, so that the same choice sent again is the same rain.
  const [startsAt, setStartsAt] = useState<string>();
  const [isMissing, setIsMissing] = useState(false);
  const { isSending, created, create } = creating;
  const optionsOf = (values: readonly number[], text: (value: number) => string) =>
    values.map((value) => ({ value: String(value), text: text(value) }));
  const send = async (): Promise<void> => {
    const isComplete = pool !== undefined && pool >= Number(count) * rainBounds.leastPiece && fundPassword !== '';
    setIsMissing(!isComplete);
    if (!isComplete) return;
    const begin = startsAt ?? new Date(gatewayNow() + Number(start) * minuteMs).toISOString();
    setStartsAt(begin);
    const end = await create({ pool, pieces: Number(count), startsAt: begin, minutes: Number(length), fundPassword });
    // A refused one begins by the clock of its next try; a lost one is asked for again as it was.
    if (end !== 'lost') setStartsAt(undefined);
    if (end === 'announced') {
      setPool(undefined);
      setFundPassword('');
    }
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Stack gap={4}>
        <Text size="small" tone="muted">
          {t('team.about')}
        </Text>
        <AmountField name="pool" label={t('team.pool')} required currency={currency} language={language} value={pool} onChange={setPool} />
        <Select
          name="pieces"
          label={t('team.pieces')}
          value={count}
          onChange={(event) => setCount(event.target.value)}
          options={optionsOf(pieces, (value) => t('team.envelopes', { count: value }))}
        />
        <Select
          name="startsAt"
          label={t('team.start')}
          value={start}
          onChange={(event) => {
            setStart(event.target.value);
            setStartsAt(undefined);
          }}
          options={optionsOf(starts, (value) => (value === 0 ? t('team.now') : t('team.inMinutes', { count: value })))}
        />
        <Select
          name="minutes"
          label={t('team.length')}
          value={length}
          onChange={(event) => setLength(event.target.value)}
          options={optionsOf(lengths, (value) => t('team.minutes', { count: value }))}
        />
        <PasswordField
          name="fundPassword"
          label={t('team.fundPassword')}
          required
          autoComplete="off"
          value={fundPassword}
          onChange={(event) => setFundPassword(event.target.value)}
        />
        <div aria-live="polite">
          {isMissing && <Callout tone="negative">{t('team.missing')}</Callout>}
          {!isMissing && errorText && <Callout tone="negative">{errorText}</Callout>}
          {!isMissing && !errorText && created && <Callout tone="positive">{t('team.created')}</Callout>}
        </div>
        <Button type="submit" pending={isSending}>
          {t('team.send')}
        </Button>
      </Stack>
    </form>
  );
}
