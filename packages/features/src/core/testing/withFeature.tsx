import type { Decorator } from '@storybook/react-vite';
import { FeatureFrame } from './FeatureFrame.tsx';
import type { FeaturePartsOptions } from './featureParts.ts';
import type { Answers } from './mockGateway.ts';
import { storyWords } from './storyTexts.ts';

/** What a domain's story may say of its surroundings, under `parameters.feature`. */
export interface FeatureParameters extends Pick<FeaturePartsOptions, 'account' | 'endedBy'> {
  /** A function is asked at each start of the story: for answers that change from call to call. */
  answers?: Answers | (() => Answers);
}

/** Puts a domain's story on a mocked gateway, in the toolbar's language. */
export const withFeature: Decorator = (Story, { globals, parameters }) => {
  const { language } = storyWords(globals);
  const { answers, ...rest } = (parameters['feature'] ?? {}) as FeatureParameters;
  return (
    <FeatureFrame key={language} language={language} answers={typeof answers === 'function' ? answers() : answers} {...rest}>
      <Story />
    </FeatureFrame>
  );
};
