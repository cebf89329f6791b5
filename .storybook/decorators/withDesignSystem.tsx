import { DesignSystemProvider, wordsEn, wordsVi } from '@baize/design-system';
import type { Decorator } from '@storybook/react-vite';
import { type ReactElement, type ReactNode, useLayoutEffect, useState } from 'react';
import { type Toolbars, toolbarsOf } from '../globals.ts';

const words = { vi: wordsVi, en: wordsEn };

/** A themed frame a story, never `<html>`: a docs page shows stories side by side. */
function StoryFrame({
  theme,
  brand,
  language,
  direction,
  zoom,
  letters,
  padded,
  children,
}: Toolbars & { padded: boolean; children: ReactNode }): ReactElement {
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  // A reader's letter size stands on the root, where `rem` is counted from.
  useLayoutEffect(() => {
    document.documentElement.style.fontSize = letters === 'double' ? '200%' : '';
  }, [letters]);
  const frameClass = padded ? 'story-frame story-frame-padded' : 'story-frame';
  return (
    <div
      ref={setFrame}
      className={frameClass}
      data-theme={theme}
      data-brand={brand}
      lang={language}
      dir={direction}
      style={{ zoom: zoom === 'double' ? '200%' : undefined }}
    >
      <DesignSystemProvider words={words[language]} portalContainer={frame ?? undefined}>
        {children}
      </DesignSystemProvider>
    </div>
  );
}

/** A docs page has one root for all of its stories: its letters stay as they are. */
const shownOf = (globals: Record<string, unknown>, viewMode: string): Toolbars => ({
  ...toolbarsOf(globals),
  ...(viewMode === 'docs' && { letters: 'normal' }),
});

export const withDesignSystem: Decorator = (Story, { globals, parameters, viewMode }) => (
  <StoryFrame {...shownOf(globals, viewMode)} padded={parameters['layout'] !== 'fullscreen'}>
    {parameters['width'] === 'tile' ? (
      <div className="story-frame-tile">
        <Story />
      </div>
    ) : (
      <Story />
    )}
  </StoryFrame>
);
