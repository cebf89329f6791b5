import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { type StepItem, Steps } from './Steps.tsx';

const items: StepItem[] = [
  { id: 'sent', text: 'Sent', state: 'done', detail: '20:14' },
  { id: 'paying', text: 'Paying', state: 'current' },
  { id: 'received', text: 'Received', state: 'waiting' },
  { id: 'lost', text: 'Lost', state: 'failed' },
];

test('each step says its state in words, and one of them is the current step', () => {
  renderPart(<Steps label="Withdrawal" items={items} />);
  const steps = within(screen.getByRole('list', { name: 'Withdrawal' })).getAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual([
    'Sent (done)20:14',
    'Paying (under way)',
    'Received (still to come)',
    'Lost (failed)',
  ]);
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null, null]);
});

test('axe finds nothing', async () => {
  renderPart(<Steps label="Withdrawal" items={items} />);
  expect(await axeFindings()).toEqual([]);
});
