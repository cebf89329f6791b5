export { FeatureFrame, type FeatureFrameProps, FeatureProviders } from './FeatureFrame.tsx';
export { createFeatureParts, type FeatureParts, type FeaturePartsOptions, storyToken } from './featureParts.ts';
export { keepDraft } from './keepDraft.ts';
export { type Answers, handlersFor, mockFetch, Refusal } from './mockGateway.ts';
export { storyGame, storyGames } from './storyGames.ts';
export { storyBalance, storyContacts, storyMember, storyPermission } from './storyMember.ts';
export { storyEveryField, storyRegistration } from './storyRegistration.ts';
export { type StoryWords, storyWords } from './storyTexts.ts';
export { type FeatureParameters, withFeature } from './withFeature.tsx';
