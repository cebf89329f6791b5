import { act, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { guildQueryKey } from '../../core/index.ts';
import { Refusal } from '../../core/testing/index.ts';
import { renderFeatureHook } from '../../core/testing/renderFeature.tsx';
import { storyGuild } from '../testing/storyLegion.ts';
import { useGuild } from './useGuild.ts';

it('§4 Guild membership: true while the info call succeeds, false once it says that there is none', async () => {
  let isMember = true;
  const { result, parts } = renderFeatureHook(useGuild, {
    account: 'minh88',
    answers: { getGuild: () => (isMember ? storyGuild : new Refusal('guild_not_joined')) },
  });
  await waitFor(() => expect(result.current).toEqual({ status: 'ready', guild: storyGuild }));
  isMember = false;
  await act(() => parts.queries.invalidateQueries({ queryKey: guildQueryKey('minh88') }));
  await waitFor(() => expect(result.current).toEqual({ status: 'none' }));
});

it('§4 a failure of another kind says nothing of the membership: what is known stays', async () => {
  let isUp = true;
  const { result, parts } = renderFeatureHook(useGuild, {
    account: 'minh88',
    answers: { getGuild: () => (isUp ? storyGuild : 'offline') },
  });
  await waitFor(() => expect(result.current.status).toBe('ready'));
  isUp = false;
  await act(() => parts.queries.invalidateQueries({ queryKey: guildQueryKey('minh88') }));
  expect(result.current.status).toBe('ready');
});
