import { composeStory, type Meta, type StoryObj } from '@storybook/react-vite';
import { render } from '@testing-library/react';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { withDesignSystem } from '../../../../.storybook/decorators/withDesignSystem.tsx';
import { withSampleLanguage } from '../../../../.storybook/decorators/withSampleLanguage.tsx';
import { longSentence, longWord } from './longText.ts';

interface StoryFile {
  default: Meta;
  Composed?: StoryObj;
}
const files = import.meta.glob<StoryFile>('../*/*.stories.tsx', { eager: true });
const named = ['aria-label', 'aria-description', 'aria-valuetext', 'placeholder', 'title', 'alt', 'data-label', 'value'];
const vietnamese = /[ăâđêôơưàảãạáằẳẵặắầẩẫậấèẻẽẹéềểễệếìỉĩịíòỏõọóồổỗộốờởỡợớùủũụúừửữựứỳỷỹỵý]/i;

/** Every text that a page shows or has read out, but for what says of itself that it is in another language. */
function textsOf(page: Element): string[] {
  const own = [...page.querySelectorAll('*')].filter((one) => one.closest('[lang]') === page.querySelector('[lang]'));
  const shown = own.flatMap((one) =>
    [...one.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map(({ textContent }) => textContent),
  );
  return [...shown, ...own.flatMap((one) => named.map((name) => one.getAttribute(name)))].filter((text) => text !== null);
}

function textsIn(language: string, { default: meta, Composed = {} }: StoryFile, name: string): string[] {
  const Story = composeStory(
    Composed,
    { title: `Design system/${name}`, ...meta },
    { decorators: [withSampleLanguage, withDesignSystem], initialGlobals: { language } },
    'Composed',
  );
  const { unmount } = render(<Story />);
  const texts = textsOf(document.body);
  unmount();
  return texts;
}

/** They say nothing, or show both languages at once. */
const sameInBoth = [
  'BrandMark',
  'Clock',
  'DesignSystemProvider',
  'FieldSkeleton',
  'GiftArt',
  'PromotionArt',
  'RewardArt',
  'Skeleton',
  'TextSkeleton',
  'TileSkeleton',
];

// A clock would go on from the one language to the other.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-15T05:00:00Z') }));
// What a late part has still scheduled ends while there is a window.
afterAll(() => new Promise((resolve) => setTimeout(resolve)));

describe('a composed story is in the language of the toolbar', () => {
  it.each(Object.entries(files).filter(([, file]) => file.Composed))('%s', (path, file) => {
    const name = path.split('/')[1] ?? path;
    const [inVietnamese, inEnglish] = [textsIn('vi', file, name), textsIn('en', file, name)];
    if (sameInBoth.includes(name)) {
      expect(inEnglish).toEqual(inVietnamese);
      return;
    }
    expect(inEnglish).not.toEqual(inVietnamese);
    const left = inEnglish.filter((text) => vietnamese.test(text) && text !== 'Tiếng Việt');
    expect(left.filter((text) => !text.includes(longWord) && !text.includes(longSentence))).toEqual([]);
  });
});
