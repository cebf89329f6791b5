export { FeatureFrame, type FeatureFrameProps } from './FeatureFrame.tsx';
export { type Answers, handlersFor, mockFetch, Refusal } from './mockGateway.ts';
export { storyGame, storyGames } from './storyGames.ts';
export { type FeatureParameters, withFeature } from './withFeature.tsx';
