import type { Bet, Currency, Language, RoundMovement } from '@baize/contract';
import { Badge, ErrorState, formatMoney, Inline, Stack, Text } from '@baize/design-system';
import { CopyField } from '@baize/design-system/CopyField';
import { Modal } from '@baize/design-system/Modal';
import { Table, type TableColumn } from '@baize/design-system/Table';
import { type ReactElement, type ReactNode, useMemo } from 'react';
import { type AccountPagesState, formatInZone, formatMoment, type Refused, withZone } from '../../core/index.ts';
import { Figure } from '../money/Figure.tsx';

type RoundText =
  | ('vendorType' | 'vendor' | 'openedAt' | 'endedAt' | 'bet' | 'win' | 'net' | 'roundId')
  | ('movements' | 'movementsFailed' | 'movementsEmpty' | 'time' | 'kind' | 'amount' | 'balance');

/** What is said of a round, in the words of the domain that shows it. */
export interface RoundTexts extends Readonly<Record<RoundText, string>> {
  /** Of the round's state. */
  state: string;
  /** Of its vendor type; undefined where it has none. */
  type: string | undefined;
  kindOf(kind: RoundMovement['kind']): string;
}

export interface RoundDetailProps {
  bet: Bet;
  /** The brand's: all amounts are in its minor unit. */
  currency: Currency;
  language: Language;
  /** IANA zone that times are shown in. */
  timeZone: string;
  /** What moved money in it, step by step. */
  movements: AccountPagesState<RoundMovement>;
  texts: RoundTexts;
  /** Whose round it is, before all else. Default not said. */
  owner?: { name: string; text: string } | undefined;
  /** The way on behind the movements that are there. */
  more: ReactNode;
  errorTextOf(refusal: Refused): string;
  onClose(): void;
}

const noRows: readonly RoundMovement[] = [];
/** A round mostly has a stake and a win. */
const loadingRows = 2;

/** What moved money in a round, step by step (§2 "rounds in detail"). */
function Movements({ movements, texts, currency, language, timeZone, more, errorTextOf }: RoundDetailProps): ReactElement {
  const columns = useMemo((): readonly TableColumn<RoundMovement>[] => {
    const money = (amount: number, signed: boolean): string => formatMoney(amount, { currency, language, signed });
    return [
      {
        id: 'time',
        header: withZone(texts.time, timeZone),
        cell: ({ at }) => <time dateTime={at}>{formatInZone(at, timeZone)}</time>,
      },
      { id: 'kind', header: texts.kind, cell: ({ kind }) => texts.kindOf(kind) },
      { id: 'amount', header: texts.amount, align: 'end', cell: ({ amount }) => money(amount, true) },
      { id: 'balance', header: texts.balance, align: 'end', cell: ({ balanceAfter }) => money(balanceAfter, false) },
    ];
  }, [texts, currency, language, timeZone]);
  if (movements.status === 'error') {
    return (
      <ErrorState title={texts.movementsFailed} retry={{ onRetry: movements.retry }}>
        {errorTextOf(movements)}
      </ErrorState>
    );
  }
  return (
    <Stack gap={3}>
      <Table
        caption={texts.movements}
        columns={columns}
        rows={movements.status === 'ready' ? movements.rows : noRows}
        rowKey={({ id }) => id}
        loadingRows={movements.status === 'loading' ? loadingRows : 0}
        empty={<Text tone="muted">{texts.movementsEmpty}</Text>}
      />
      {more}
    </Stack>
  );
}

/** One round with all that is known of it. */
export function RoundDetail(props: RoundDetailProps): ReactElement {
  const { bet, currency, language, timeZone, texts, owner, onClose } = props;
  const money = (amount: number, signed = false): string => formatMoney(amount, { currency, language, signed });
  const lines = [
    ...(owner ? [owner] : []),
    ...(texts.type === undefined ? [] : [{ name: texts.vendorType, text: texts.type }]),
    ...(bet.vendor ? [{ name: texts.vendor, text: bet.vendor }] : []),
    { name: texts.openedAt, text: formatMoment(bet.openedAt, timeZone) },
    { name: texts.endedAt, text: bet.endedAt === undefined ? '–' : formatMoment(bet.endedAt, timeZone) },
    { name: texts.bet, text: money(bet.bet) },
    { name: texts.win, text: money(bet.win) },
    { name: texts.net, text: money(bet.net, true) },
  ];
  return (
    <Modal open title={bet.game[language]} footerHide onClose={onClose}>
      <Stack gap={3}>
        <Inline>
          <Badge tone={bet.state === 'open' ? 'warning' : 'neutral'} variant="outline">
            {texts.state}
          </Badge>
        </Inline>
        {lines.map(({ name, text }) => (
          <Figure key={name} name={name} value={text} />
        ))}
        <Movements {...props} />
        <CopyField label={texts.roundId} value={bet.roundId} />
      </Stack>
    </Modal>
  );
}
