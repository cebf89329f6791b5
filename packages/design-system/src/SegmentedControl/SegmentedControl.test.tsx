import { screen, within } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { expect, test, vi } from 'vitest';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';

const options = [
  { value: 'bet', text: 'Bets' },
  { value: 'odds', text: 'Odds' },
] as const;

test('it is a named group of radios; a choice is told and stays with its owner', async () => {
  const onChange = vi.fn<(value: 'bet' | 'odds') => void>();
  renderPart(<SegmentedControl label="Ranked by" options={options} value="bet" onChange={onChange} />);
  const group = within(screen.getByRole('radiogroup', { name: 'Ranked by' }));
  expect(group.getByRole<HTMLInputElement>('radio', { name: 'Bets' }).checked).toBe(true);
  await userEvent.click(group.getByRole('radio', { name: 'Odds' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('odds');
  expect(group.getByRole<HTMLInputElement>('radio', { name: 'Bets' }).checked).toBe(true);
});

test('axe finds nothing', async () => {
  renderPart(<SegmentedControl label="Ranked by" options={options} value="bet" onChange={vi.fn()} variant="pills" />);
  expect(await axeFindings()).toEqual([]);
});
