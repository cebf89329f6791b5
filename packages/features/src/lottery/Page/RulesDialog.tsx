import type { Language } from '@baize/contract';
import type { LotteryFamily, Play, Prize } from '@baize/contract/lottery';
import { Stack, Text } from '@baize/design-system';
import { Modal } from '@baize/design-system/Modal';
import { Table, type TableColumn } from '@baize/design-system/Table';
import { type ReactElement, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { oddsText, playText, shareText } from '../lotteryText.ts';

export interface RulesDialogProps {
  family: LotteryFamily;
  play: Play;
  language: Language;
  money(amount: number): string;
  onClose(): void;
}

/** A chance as one in so many. */
const oneIn = ({ ways, of }: Prize, language: Language): string => {
  const hundredths = Number((of * 100n) / ways);
  return (hundredths / 100).toLocaleString(language, { maximumFractionDigits: hundredths < 10_000 ? 2 : 0 });
};

/** The rule of a play with its example, what it pays and how often, and what is returned of the stakes. */
export function RulesDialog({ family, play, language, money, onClose }: RulesDialogProps): ReactElement {
  const { t } = useTranslation('lottery');
  const { caps } = family;
  const columns = useMemo(
    (): readonly TableColumn<Prize>[] => [
      { id: 'prize', header: t('column.prize'), cell: ({ label }) => label[language] },
      { id: 'chance', header: t('column.chance'), align: 'end', cell: (prize) => t('oneIn', { chance: oneIn(prize, language) }) },
      { id: 'odds', header: t('odds'), align: 'end', cell: ({ odds }) => `×${oddsText(odds, language)}` },
    ],
    [t, language],
  );
  return (
    <Modal open footerHide title={t('rulesOf', { play: playText(family, play.id, language) })} onClose={onClose}>
      <Stack gap={4}>
        <Text>{play.rule[language]}</Text>
        <Text tone="muted">{play.example[language]}</Text>
        <Table caption={t('prizes')} columns={columns} rows={play.prizes} rowKey={({ id }) => id} cardsOnPhone={false} />
        <Text>{t('returns', { share: shareText(play.returns, language) })}</Text>
        <Text size="small" tone="muted">
          {t('capsAbout', { line: money(caps.line), period: money(caps.period) })}
          {'stake' in caps && caps.stake !== undefined && ` ${t('stakeCap', { stake: money(caps.stake) })}`}
        </Text>
      </Stack>
    </Modal>
  );
}
