import { limits } from '@baize/contract';
import { Button, ButtonLink, Callout, EmptyState, Stack } from '@baize/design-system';
import { Modal } from '@baize/design-system/Modal';
import { PasswordField } from '@baize/design-system/PasswordField';
import { type ReactElement, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Refused } from '../../core/index.ts';
import { useHeldRefusal } from '../../core/money/useHeldRefusal.ts';
import type { GuildCallState } from '../Legion/useGuildCall.ts';

export interface FundPasswordDialogProps {
  title: string;
  /** What is about to happen, in sentences. */
  children: ReactNode;
  /** What the button does. */
  okText: string;
  /** Default `brass`. */
  tone?: 'brass' | 'danger';
  state: GuildCallState;
  /** False where the member has none yet; undefined where that is not known. */
  hasFundPassword: boolean | undefined;
  /** Where one is set. */
  fundPasswordHref: string;
  onSend(fundPassword: string): void;
  onClose(): void;
}

const missing: Refused = { code: 'field_required' };

/** Says what is about to happen, and asks for the fund password; a member without one sets it first. */
export function FundPasswordDialog(props: FundPasswordDialogProps): ReactElement {
  const { title, children, okText, tone = 'brass', state, hasFundPassword, fundPasswordHref, onSend, onClose } = props;
  const { t } = useTranslation('legion');
  const [fundPassword, setFundPassword] = useState('');
  // An object a try, as a refusal by the gateway is.
  const [own, setOwn] = useState<Refused>();
  const refusal = own ?? (state.status === 'refused' ? state : undefined);
  const { form, errorAt, whole, begin, edit } = useHeldRefusal(refusal, { fields: ['fundPassword'] });
  const isMissing = hasFundPassword === false || (state.status === 'refused' && state.code === 'fund_password_missing');
  return (
    <Modal open footerHide title={title} onClose={onClose}>
      {isMissing ? (
        <EmptyState title={t('fund.none')} action={<ButtonLink href={fundPasswordHref}>{t('fund.set')}</ButtonLink>}>
          {t('fund.noneAbout')}
        </EmptyState>
      ) : (
        <form
          ref={form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            begin();
            setOwn(fundPassword === '' ? { ...missing } : undefined);
            if (fundPassword !== '') onSend(fundPassword);
          }}
        >
          <Stack gap={4}>
            {children}
            <PasswordField
              name="fundPassword"
              label={t('fund')}
              required
              autoComplete="off"
              maxLength={limits.loginInputLength}
              value={fundPassword}
              onChange={(event) => {
                setFundPassword(event.target.value);
                edit('fundPassword');
              }}
              error={errorAt('fundPassword')}
            />
            {whole && <Callout tone="negative">{whole}</Callout>}
            <Button type="submit" tone={tone} pending={state.status === 'sending'}>
              {okText}
            </Button>
          </Stack>
        </form>
      )}
    </Modal>
  );
}
