import { testStories } from '../core/testing/testStories.ts';

testStories(import.meta.glob('./**/*.stories.tsx', { eager: true }));
