import type { GuildRules } from '@baize/contract';
import { Card, Heading, Stack, Text } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { LegionLook } from '../Legion/LegionSettings.tsx';
import { periodEnd } from '../Rank/rankText.ts';
import { shareText } from '../Rules/rulesText.ts';
import { points } from './Join.css.ts';

export interface AboutLegionsProps {
  /** Undefined until they are known. */
  rules: GuildRules | undefined;
  look: LegionLook;
}

/** What a legion is, in a few sentences. */
export function AboutLegions({ rules, look }: AboutLegionsProps): ReactElement {
  const { t } = useTranslation('legion');
  const [first] = rules?.prizes ?? [];
  return (
    <Card tone="raised">
      <Stack gap={3}>
        <Heading level={3}>{t('about')}</Heading>
        <Text tone="muted">{t('about.what')}</Text>
        {rules && (
          <ul className={points}>
            <li>{t('about.most', { most: rules.maxGuildMember.toLocaleString(look.language) })}</li>
            <li>{t('about.share', { share: shareText(rules.turnoverShare, look.language) })}</li>
            {first && <li>{t('about.prize', { amount: look.money(first.amount) })}</li>}
            <li>{t('about.week', { moment: periodEnd(rules.endsAt, look) })}</li>
          </ul>
        )}
      </Stack>
    </Card>
  );
}
