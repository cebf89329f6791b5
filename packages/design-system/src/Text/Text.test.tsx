import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { Text } from './Text.tsx';

test('it is a paragraph, or what it is asked to be', () => {
  renderPart(
    <>
      <Text>one</Text>
      <Text as="strong" tone="negative" size="small" truncate>
        two
      </Text>
    </>,
  );
  expect(screen.getByText('one').tagName).toBe('P');
  expect(screen.getByText('two').tagName).toBe('STRONG');
});

test('axe finds nothing', async () => {
  renderPart(<Text tone="muted">words</Text>);
  expect(await axeFindings()).toEqual([]);
});
