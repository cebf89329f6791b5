import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { Timeline, type TimelineItem } from './Timeline.tsx';

const items: TimelineItem[] = [
  { id: '2', title: 'Signed', time: { dateTime: '2026-11-21T18:20:14', text: '2026-11-21 18:20:14' }, tone: 'positive', detail: '0.7%' },
  { id: '1', title: 'Sent', time: { dateTime: '2026-11-20T08:00:00', text: '2026-11-20 08:00:00' } },
];

test('events are a named list in the order given, each with a time that machines read', () => {
  const { container } = renderPart(<Timeline label="History" items={items} />);
  const events = within(screen.getByRole('list', { name: 'History' })).getAllByRole('listitem');
  expect(events.map((event) => event.textContent)).toEqual(['Signed2026-11-21 18:20:140.7%', 'Sent2026-11-20 08:00:00']);
  expect([...container.querySelectorAll('time')].map((time) => time.getAttribute('datetime'))).toEqual([
    '2026-11-21T18:20:14',
    '2026-11-20T08:00:00',
  ]);
});

test('axe finds nothing', async () => {
  renderPart(<Timeline label="History" items={items} />);
  expect(await axeFindings()).toEqual([]);
});
