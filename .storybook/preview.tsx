import '@baize/design-system/theme';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { addBrandStyles } from './brands.ts';
import { withDesignSystem } from './decorators/withDesignSystem.tsx';
import { withMedia } from './decorators/withMedia.tsx';
import { withSampleLanguage } from './decorators/withSampleLanguage.tsx';
import { globalTypes, initialGlobals } from './globals.ts';
import { chromaticModes } from './modes.ts';
import { viewports } from './viewports.ts';
import './preview.css';

addBrandStyles();

// A machine with other work takes its time; what never comes fails all the same.
configure({ asyncUtilTimeout: 5_000 });

const preview: Preview = {
  // The first is innermost: what a story needs besides the design system goes before it.
  decorators: [withSampleLanguage, withMedia, withDesignSystem],
  globalTypes,
  initialGlobals: { ...initialGlobals },
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true },
    viewport: { options: viewports },
    options: { storySort: { order: ['Start here', 'Tokens', 'Guide', 'Design system', 'Features'] } },
    // The composed stories are compared as pictures, and no others: the command names them.
    chromatic: { modes: chromaticModes },
  },
};
export default preview;
