import { DesignSystemProvider, wordsEn } from '@baize/design-system';
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FeatureFrame, storyContacts } from '../../core/testing/index.ts';
import { ClosedInShort } from './ClosedInShort.tsx';
import type { SystemState } from './useSystemStatus.ts';

const closed: [system: Exclude<SystemState, { status: 'open' }>, said: string][] = [
  [{ status: 'maintenance', maintainTime: undefined, endTime: undefined }, 'The portal is under maintenance.'],
  [{ status: 'regionRestricted', isLocated: true }, 'This service is not offered at your location.'],
  [{ status: 'invalidDomain' }, 'Don’t enter your password here'],
];

it.each(closed)('§4 $status is said in a sentence, with the way to support', (system, said) => {
  render(
    <DesignSystemProvider words={wordsEn}>
      <FeatureFrame language="en">
        <ClosedInShort system={system} contacts={storyContacts} />
      </FeatureFrame>
    </DesignSystemProvider>,
  );
  const alert = within(screen.getByRole('main')).getByRole('alert');
  expect(alert.textContent).toContain(said);
  expect(within(alert).getByRole('link').getAttribute('href')).toBe(storyContacts[0]?.path);
});
