import { isSecurityPage, SecurityCenter } from '@baize/features/security';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { layerOf } from '../routes/addresses.ts';
import { useEntryProps } from '../surfaces/useEntryProps.tsx';

/** The account entry of the member centre: its forms are a chunk that the other entries do without. */
export function PortalAccountEntry({ part }: { part: string | undefined }): ReactElement {
  const { t } = useTranslation('security');
  const layer = layerOf(useLocation().search);
  const purpose = layer && 'center' in layer ? layer.for : undefined;
  const { hrefOf } = useEntryProps({ placeOf: (page) => ({ center: 'account', page }), part, parts: undefined });
  return (
    <SecurityCenter
      page={part !== undefined && isSecurityPage(part) ? part : undefined}
      hrefOf={(page) => hrefOf({ center: 'account', page, for: purpose })}
      back={purpose && { href: hrefOf({ center: purpose }), text: t('backToWithdraw') }}
    />
  );
}
