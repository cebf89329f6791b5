import { Card, Inline, Stack, Text } from '@baize/design-system';
import type { ReactElement, ReactNode } from 'react';
import { teamFigures } from './Team.css.ts';
import { type TeamTerm, Terms } from './Terms.tsx';

export interface FiguresCardProps {
  /** What the figures are of, in one line. */
  about: ReactNode;
  /** Terms that the info mark explains, in the order of the figures. */
  terms: readonly TeamTerm[];
  /** `Stat`s. */
  children: ReactNode;
  /** Below the figures. Default nothing. */
  footer?: ReactNode;
}

/** Figures of a report, with what they are of and what their terms mean. */
export function FiguresCard({ about, terms, children, footer }: FiguresCardProps): ReactElement {
  return (
    <Card>
      <Stack gap={3}>
        <Inline justify="between" align="center" wrap={false}>
          <Text size="small" tone="muted">
            {about}
          </Text>
          <Terms terms={terms} />
        </Inline>
        <div className={teamFigures}>{children}</div>
        {footer}
      </Stack>
    </Card>
  );
}
