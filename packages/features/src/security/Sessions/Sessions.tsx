import type { LoginRecord } from '@baize/contract';
import { ErrorState, useDialogs } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText, useView } from '../../core/index.ts';
import { FormPage } from '../form/FormPage.tsx';
import { SessionsView, type SessionsViewProps } from './SessionsView.tsx';
import { useSessions } from './useSessions.ts';

export interface SessionsProps {
  overviewHref: string;
}

/** The login history, and the way to end other sessions, after a question. */
export function Sessions({ overviewHref }: SessionsProps): ReactElement {
  const View = useView(SessionsView);
  const { t } = useTranslation('security');
  const errorText = useErrorText();
  const { confirm } = useDialogs();
  const { state, timeZone, ending, ended, refusal, end } = useSessions();
  const ask = async (sessionId: string, title: string, message: string): Promise<void> => {
    if (await confirm({ title, message, okText: t('sessions.end'), tone: 'danger' })) await end(sessionId);
  };
  const endOne = ({ sessionId, ip }: LoginRecord, device: string): Promise<void> =>
    ask(sessionId, t('sessions.end'), t('sessions.endQuestion', { device, ip }));
  const notice = (): SessionsViewProps['notice'] => {
    if (refusal) return { tone: 'negative', text: errorText.of(refusal) };
    if (ended === undefined) return undefined;
    return ended > 0 ? { tone: 'positive', text: t('sessions.ended', { number: ended }) } : { tone: 'info', text: t('sessions.noneEnded') };
  };
  return (
    <FormPage title={t('sessions')} lead={t('sessions.about')} overviewHref={overviewHref} isWide>
      {state.status === 'error' ? (
        <ErrorState title={t('sessions.loadFailed')} retry={{ onRetry: state.retry }}>
          {errorText.of(state)}
        </ErrorState>
      ) : (
        <View
          state={state}
          timeZone={timeZone}
          ending={ending}
          notice={notice()}
          onEndSession={(record, device) => void endOne(record, device)}
          onEndOthers={() => void ask('others', t('sessions.endOthers'), t('sessions.endOthersQuestion'))}
        />
      )}
    </FormPage>
  );
}
