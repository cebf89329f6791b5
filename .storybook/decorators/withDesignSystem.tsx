import { DesignSystemProvider, wordsEn, wordsVi } from '@baize/design-system';
import type { Decorator } from '@storybook/react-vite';
import { type ReactElement, type ReactNode, useState } from 'react';
import { type Toolbars, toolbarsOf } from '../globals.ts';

const words = { vi: wordsVi, en: wordsEn };

/** A themed frame a story, never `<html>`: a docs page shows stories side by side. */
function StoryFrame({
  theme,
  brand,
  language,
  direction,
  zoom,
  padded,
  children,
}: Toolbars & { padded: boolean; children: ReactNode }): ReactElement {
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const frameClass = padded ? 'story-frame story-frame-padded' : 'story-frame';
  return (
    <div ref={setFrame} className={frameClass} data-theme={theme} data-brand={brand} lang={language} dir={direction} style={{ zoom }}>
      <DesignSystemProvider words={words[language]} portalContainer={frame ?? undefined}>
        {children}
      </DesignSystemProvider>
    </div>
  );
}

export const withDesignSystem: Decorator = (Story, { globals, parameters }) => (
  <StoryFrame {...toolbarsOf(globals)} padded={parameters['layout'] !== 'fullscreen'}>
    {parameters['width'] === 'tile' ? (
      <div className="story-frame-tile">
        <Story />
      </div>
    ) : (
      <Story />
    )}
  </StoryFrame>
);
