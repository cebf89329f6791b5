import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { storyPermission } from './testing/index.ts';
import { renderFeatureHook } from './testing/renderFeature.tsx';
import { usePermission } from './usePermission.ts';

it.each([
  ['vi', 'Chat trực tuyến'],
  ['en', 'Live chat'],
] as const)('§3 the live chat is called what it is in %s, and a channel by its own name', async (language, liveChat) => {
  const customerService = [
    { csType: 'ZALO' as const, title: 'Zalo', path: 'https://zalo.example' },
    { csType: 'LIVECHAT' as const, title: 'Chat with us', path: 'https://chat.example' },
  ];
  const { result } = renderFeatureHook(usePermission, {
    language,
    answers: { getPermission: { ...storyPermission, customerService } },
  });
  await waitFor(() => expect(result.current?.customerService.map(({ title }) => title)).toEqual(['Zalo', liveChat]));
});
