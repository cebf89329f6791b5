import type { ReactElement } from 'react';
import { useErrorText, usePermission, useView } from '../../core/index.ts';
import { HelpCenterView, type HelpCenterViewProps } from './HelpCenterView.tsx';
import { useHelpCenter } from './useHelpCenter.ts';

/** Where it stands in the portal, and where its links lead. */
export type HelpCenterProps = Pick<HelpCenterViewProps, 'anchor' | 'visit' | 'menuHref' | 'hrefOf' | 'feedbackHref' | 'applicationHref'>;

/** The help centre of §2: sections at anchors, and a search. */
export function HelpCenter(props: HelpCenterProps): ReactElement {
  const View = useView(HelpCenterView);
  const { state, section, isAnchored, search, hits, changeSearch } = useHelpCenter(props.anchor, props.visit);
  const errorText = useErrorText();
  const contacts = usePermission()?.customerService ?? [];
  return (
    <View
      {...props}
      state={state}
      errorText={state.status === 'error' ? errorText.of(state) : ''}
      section={section}
      isAnchored={isAnchored}
      search={search}
      hits={hits}
      onSearch={changeSearch}
      contacts={contacts}
    />
  );
}
