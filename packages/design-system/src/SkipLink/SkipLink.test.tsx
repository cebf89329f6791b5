import { screen } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { expect, test } from 'vitest';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { SkipLink } from './SkipLink.tsx';

test('the Tab key meets it first', async () => {
  renderPart(
    <>
      <SkipLink href="#content">To the content</SkipLink>
      <main id="content" tabIndex={-1}>
        content
      </main>
    </>,
  );
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'To the content' }));
});

test('axe finds nothing', async () => {
  renderPart(<SkipLink href="#content">To the content</SkipLink>);
  expect(await axeFindings()).toEqual([]);
});
