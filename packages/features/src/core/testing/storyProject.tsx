import { DesignSystemProvider } from '@baize/design-system';
import { type Preview, setProjectAnnotations } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { storyWords } from './storyTexts.ts';

/** The part of Storybook's preview that stories need in a test: the design system's words, in the toolbar's language. */
const project: Preview = {
  decorators: [
    (Story, { globals }) => (
      <DesignSystemProvider words={storyWords(globals).words}>
        <Story />
      </DesignSystemProvider>
    ),
  ],
  initialGlobals: { language: 'vi', theme: 'dark', brand: 'baize', direction: 'ltr' },
};

/** Call it once in a test file, before its first story is rendered. */
export function setStoryProject(): void {
  setProjectAnnotations(project);
  // A machine with other work takes its time; what never comes fails all the same.
  configure({ asyncUtilTimeout: 5_000 });
}
