import type { Language } from '@baize/contract';
import type { Decorator } from '@storybook/react-vite';
import { FeatureFrame } from './FeatureFrame.tsx';
import type { Answers } from './mockGateway.ts';

/** What a domain's story may say of its surroundings, under `parameters.feature`. */
export interface FeatureParameters {
  answers?: Answers;
  account?: string;
}

/** Puts a domain's story on a mocked gateway, in the toolbar's language. */
export const withFeature: Decorator = (Story, { globals, parameters }) => {
  const language = (globals['language'] as Language | undefined) ?? 'vi';
  const { answers = {}, account } = (parameters['feature'] ?? {}) as FeatureParameters;
  return (
    <FeatureFrame key={language} language={language} answers={answers} account={account}>
      <Story />
    </FeatureFrame>
  );
};
