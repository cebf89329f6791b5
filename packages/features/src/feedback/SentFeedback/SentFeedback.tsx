import type { ReactElement } from 'react';
import { type PageProps, useBrandZone, useErrorText, useView } from '../../core/index.ts';
import { SentFeedbackView } from './SentFeedbackView.tsx';
import { useSentFeedback } from './useSentFeedback.ts';

/** What the account has written to customer service, on the gateway of the app. */
export function SentFeedback({ hrefOf }: Pick<PageProps, 'hrefOf'>): ReactElement {
  const View = useView(SentFeedbackView);
  const errorText = useErrorText();
  return (
    <View
      state={useSentFeedback()}
      timeZone={useBrandZone()}
      errorTextOf={errorText.of}
      formHref={hrefOf({ path: '/workCenter?form=feedback' })}
    />
  );
}
