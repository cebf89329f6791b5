import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { Medal } from './Medal.tsx';

test('each place shows its number; the first three look like no other', async () => {
  renderPart(
    <p>
      {[1, 2, 3, 4, 5, 12_000].map((place) => (
        <Medal key={place} place={place} language="vi" />
      ))}
    </p>,
  );
  const look = (text: string): string => screen.getByText(text).className;
  expect(new Set(['1', '2', '3', '4'].map(look)).size).toBe(4);
  expect(look('12.000')).toBe(look('5'));
  expect(await axeFindings()).toEqual([]);
});
