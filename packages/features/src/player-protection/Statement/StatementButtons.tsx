import type { NetMonth } from '@baize/contract';
import { Button, Callout, Inline, Stack } from '@baize/design-system';
import { downloadIcon, printIcon } from '@baize/design-system/icons';
import { type ReactElement, useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { PrintedStatement, type PrintedStatementProps } from './PrintedStatement.tsx';
import type { Statement } from './useStatement.ts';

export interface StatementButtonsProps extends Pick<PrintedStatementProps, 'brand' | 'account' | 'money'> {
  statement: Statement;
  months: readonly NetMonth[];
  /** Sentence of the statement that did not come, in the player's language. Default none. */
  refusalText?: string | undefined;
}

/** Twelve months to take along: as a file, and on paper. */
export function StatementButtons({ statement, refusalText, ...printed }: StatementButtonsProps): ReactElement {
  const { t } = useTranslation('player-protection');
  const [isPrinting, setIsPrinting] = useState(false);
  const onPrinted = useCallback(() => setIsPrinting(false), []);
  const onPrint = (): void => {
    // The printer takes the page as it stands when it is asked.
    flushSync(() => setIsPrinting(true));
    globalThis.print();
  };
  return (
    <Stack gap={3}>
      {refusalText !== undefined && <Callout tone="negative">{refusalText}</Callout>}
      <Inline gap={2} wrap>
        <Button tone="outline" icon={downloadIcon} pending={statement.isAsking} onClick={statement.save}>
          {t('statement')}
        </Button>
        <Button tone="outline" icon={printIcon} onClick={onPrint}>
          {t('print')}
        </Button>
      </Inline>
      {isPrinting && <PrintedStatement {...printed} onPrinted={onPrinted} />}
    </Stack>
  );
}
