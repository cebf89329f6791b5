import type { ReactElement } from 'react';
import { useErrorText, useView } from '../../core/index.ts';
import { LegionSettings } from '../Legion/LegionSettings.tsx';
import { GuildRulesView } from './GuildRulesView.tsx';
import { useGuildRules } from './useGuildRules.ts';

/** §2 "rules", on the gateway of the app. */
export function GuildRulesEntry(): ReactElement {
  const View = useView(GuildRulesView);
  const errorText = useErrorText();
  const rules = useGuildRules();
  return (
    <LegionSettings>
      {(look) => <View rules={rules} errorText={rules.status === 'error' ? errorText.of(rules) : ''} look={look} />}
    </LegionSettings>
  );
}
