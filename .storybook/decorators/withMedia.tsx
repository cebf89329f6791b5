import { Text } from '@baize/design-system';
import type { Decorator } from '@storybook/react-vite';
import { type ReactElement, useSyncExternalStore } from 'react';

/** What a story asks of the reader's system by `parameters.media`; the test machinery emulates it. */
const features = { forcedColors: 'forced-colors', reducedMotion: 'prefers-reduced-motion' } as const;

function MediaNote({ query }: { query: string }): ReactElement | null {
  const isOn = useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
  );
  if (isOn) return null;
  return (
    <Text tone="muted" size="small">
      This story is for {query}: switch it on in your system, or in DevTools › Rendering.
    </Text>
  );
}

export const withMedia: Decorator = (Story, { parameters }) => {
  const media: Record<string, string> = parameters['media'] ?? {};
  return (
    <>
      {Object.entries(features)
        .filter(([feature]) => media[feature] !== undefined)
        .map(([feature, name]) => (
          <MediaNote key={feature} query={`(${name}: ${media[feature]})`} />
        ))}
      <Story />
    </>
  );
};
