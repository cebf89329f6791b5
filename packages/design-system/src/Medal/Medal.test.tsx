import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { Medal } from './Medal.tsx';

test('each place shows its number; the first three look like no other', async () => {
  renderPart(
    <p>
      <Medal place={1} /> <Medal place={2} /> <Medal place={3} /> <Medal place={4} /> <Medal place={5} />{' '}
      <Medal place={12_000} text="12.000" />
    </p>,
  );
  const look = (text: string): string => screen.getByText(text).className;
  expect(new Set(['1', '2', '3', '4'].map(look)).size).toBe(4);
  expect(look('12.000')).toBe(look('5'));
  expect(await axeFindings()).toEqual([]);
});
