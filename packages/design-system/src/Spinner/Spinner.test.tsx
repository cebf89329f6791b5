import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { Spinner } from './Spinner.tsx';

test('it says what is waited for', () => {
  renderPart(<Spinner label="Loading games" />);
  expect(screen.getByRole('status', { name: 'Loading games' })).toBeDefined();
});

test('axe finds nothing', async () => {
  renderPart(<Spinner label="Loading games" />);
  expect(await axeFindings()).toEqual([]);
});
