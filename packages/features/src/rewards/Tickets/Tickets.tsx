import { type Ticket, type TicketKind, ticketStates } from '@baize/contract';
import { Heading, Stack } from '@baize/design-system';
import { Modal } from '@baize/design-system/Modal';
import { Tabs } from '@baize/design-system/Tabs';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText, useLanguage, usePermission } from '../../core/index.ts';
import { TicketCards } from './TicketCards.tsx';
import { TicketCheck } from './TicketCheck.tsx';
import { TicketList } from './TicketList.tsx';
import { TicketStage } from './TicketStage.tsx';
import { useNextTicket } from './ticketQueries.ts';

const stageWidth = 820;

/** §3 "TICKET": tickets of each kind to open, and what became of all of them, on the gateway of the app. */
export function Tickets(): ReactElement | null {
  const { t } = useTranslation('rewards');
  const language = useLanguage();
  const permission = usePermission();
  const errorText = useErrorText();
  const next = useNextTicket();
  const [kind, setKind] = useState<TicketKind>();
  const [checked, setChecked] = useState<Ticket>();
  if (!permission) return null;
  const { currency, timeZone } = permission;
  return (
    <Stack gap={5}>
      <TicketCards next={next} errorText={next.status === 'error' ? errorText.of(next) : ''} onOpen={setKind} />
      <Stack gap={3} as="section">
        <Heading level={3} size="body">
          {t('tickets.mine')}
        </Heading>
        <Tabs
          label={t('tickets.states')}
          items={ticketStates.map((state) => ({
            id: state,
            text: t(`tickets.state.${state}`),
            content: <TicketList state={state} currency={currency} language={language} timeZone={timeZone} onCheck={setChecked} />,
          }))}
        />
      </Stack>
      {kind && (
        <Modal open title={t(`tickets.kind.${kind}`)} width={stageWidth} footerHide onClose={() => setKind(undefined)}>
          <TicketStage kind={kind} currency={currency} language={language} onDone={() => setKind(undefined)} />
        </Modal>
      )}
      {checked && (
        <Modal open title={t('check.open')} footerHide onClose={() => setChecked(undefined)}>
          <TicketCheck ticket={checked} language={language} />
        </Modal>
      )}
    </Stack>
  );
}
