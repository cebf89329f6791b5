import { Callout } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useErrorText } from '../../core/index.ts';
import type { LostOrder } from '../../core/money/useLostOrder.ts';

export interface LostCalloutProps {
  lost: LostOrder;
  /** What is said while it is looked up, of one that was not found so far, and of the way to look again. */
  texts: Readonly<Record<'looking' | 'lookingAbout' | 'none' | 'noneAbout' | 'lookAgain', string>>;
}

/** Says of a money call whose reply was lost that its fate is looked up, or that nothing of it was found so far. */
export function LostCallout({ lost, texts }: LostCalloutProps): ReactElement {
  const errorText = useErrorText();
  const { isLooking, lookAgain } = lost;
  return isLooking ? (
    <Callout tone="warning" title={texts.looking}>
      {texts.lookingAbout}
    </Callout>
  ) : (
    <Callout tone="warning" title={texts.none} retry={{ onRetry: lookAgain, text: texts.lookAgain }}>
      {errorText.of(lost)} {texts.noneAbout}
    </Callout>
  );
}
