import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { expect, test, vi } from 'vitest';
import { DesignSystemProvider } from '../DesignSystemProvider/index.ts';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { wordsEn, wordsVi } from '../words/index.ts';
import { Table, type TableProps } from './Table.tsx';
import type { TableColumn } from './tableTypes.ts';

interface Member {
  id: string;
  name: string;
  bet: number;
}
const columns: TableColumn<Member>[] = [
  { id: 'name', header: 'Member', cell: (member) => member.name, sort: (member) => member.name, total: 'Total' },
  { id: 'bet', header: 'Bet', align: 'end', cell: (member) => member.bet, sort: (member) => member.bet, total: 112 },
  { id: 'link', header: 'Code', cell: (member) => <code>{member.id}</code> },
];
const rows: Member[] = [
  { id: 'a', name: 'Minh', bet: 9 },
  { id: 'b', name: 'An', bet: 100 },
  { id: 'c', name: 'Đào', bet: 3 },
];
const part = (more: Partial<TableProps<Member>> = {}) => (
  <Table caption="Members" columns={columns} rows={rows} rowKey={(member) => member.id} {...more} />
);
const names = (): (string | null)[] =>
  [...screen.getByRole('table').querySelectorAll('tbody td:first-child')].map((cell) => cell.textContent);

test('it is named by its caption, and each cell by its column', () => {
  renderPart(part());
  const table = within(screen.getByRole('table', { name: 'Members' }));
  expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Member', 'Bet', 'Code']);
  expect(table.getAllByRole('cell')[1]?.dataset['label']).toBe('Bet');
  expect(names()).toEqual(['Minh', 'An', 'Đào']);
});

test('a head orders by size, then the other way round, and says so', async () => {
  renderPart(part());
  expect(screen.getByRole('columnheader', { name: 'Bet' }).getAttribute('aria-sort')).toBe('none');
  screen.getByRole('button', { name: 'Bet' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(names()).toEqual(['Đào', 'Minh', 'An']);
  expect(screen.getByRole('columnheader', { name: 'Bet' }).getAttribute('aria-sort')).toBe('ascending');
  await userEvent.keyboard(' ');
  expect(names()).toEqual(['An', 'Minh', 'Đào']);
  await userEvent.click(screen.getByRole('button', { name: 'Member' }));
  expect(names()).toEqual(['An', 'Đào', 'Minh']);
  expect(screen.getByRole('columnheader', { name: 'Bet' }).getAttribute('aria-sort')).toBe('none');
});

test('what the owner orders is left as it comes, and asked for', async () => {
  const onSort = vi.fn();
  renderPart(part({ sorting: { value: { columnId: 'bet', direction: 'ascending' }, onSort } }));
  await userEvent.click(screen.getByRole('button', { name: 'Bet' }));
  expect(onSort).toHaveBeenCalledExactlyOnceWith({ columnId: 'bet', direction: 'descending' });
  expect(names()).toEqual(['Minh', 'An', 'Đào']);
});

test('new rows take the order that was chosen', async () => {
  const { rerender } = renderPart(part({ initialSort: { columnId: 'bet', direction: 'descending' } }));
  expect(names()).toEqual(['An', 'Minh', 'Đào']);
  rerender(part({ rows: [...rows, { id: 'd', name: 'Tú', bet: 50 }] }));
  expect(names()).toEqual(['An', 'Tú', 'Minh', 'Đào']);
});

test('what is no number stands at the end, up and down', () => {
  const unknown = { id: 'd', name: 'Tú', bet: Number.NaN };
  const { rerender } = renderPart(part({ rows: [unknown, ...rows], initialSort: { columnId: 'bet', direction: 'ascending' } }));
  expect(names()).toEqual(['Đào', 'Minh', 'An', 'Tú']);
  rerender(<div>{part({ rows: [unknown, ...rows], initialSort: { columnId: 'bet', direction: 'descending' } })}</div>);
  expect(names()).toEqual(['An', 'Minh', 'Đào', 'Tú']);
});

test('while it loads, skeletons stand in for the rows and it is busy', () => {
  renderPart(part({ rows: [], loadingRows: 4, empty: 'Nobody' }));
  const table = screen.getByRole('table');
  expect(table.getAttribute('aria-busy')).toBe('true');
  expect(table.querySelectorAll('tbody tr')).toHaveLength(4);
  expect(screen.getByText('Loading')).toBeDefined();
  expect(screen.queryByText('Nobody')).toBeNull();
});

test('while it loads again, neither the rows nor the totals of before are shown', () => {
  renderPart(part({ loadingRows: 2 }));
  expect(screen.getByRole('table').querySelectorAll('tbody tr')).toHaveLength(2);
  expect(screen.queryByText('112')).toBeNull();
});

test('a row whose key is a number takes over no skeleton: it would move from its place', () => {
  const { rerender } = renderPart(part({ rows: [], loadingRows: 2 }));
  const skeletons = [...screen.getByRole('table').querySelectorAll('tbody tr')];
  rerender(part({ rows: [{ id: '1', name: 'Minh', bet: 9 }] }));
  expect(skeletons).not.toContain(screen.getByRole('table').querySelector('tbody tr'));
});

test('the totals stand at the foot, each under its column', () => {
  renderPart(part());
  const foot = screen.getByRole('table').querySelector('tfoot');
  const cells = [...(foot?.querySelectorAll<HTMLElement>('td') ?? [])];
  expect(cells.map((cell) => [cell.dataset['label'], cell.textContent])).toEqual([
    ['Member', 'Total'],
    ['Bet', '112'],
    ['Code', ''],
  ]);
});

test('a table without totals has no foot', () => {
  renderPart(part({ columns: columns.map(({ total: _none, ...column }) => column) }));
  expect(screen.getByRole('table').querySelector('tfoot')).toBeNull();
});

test('names are ordered as the language of the page has them', () => {
  const members = ['Dương', 'Đào'].map((name) => ({ id: name, name, bet: 1 }));
  const sorted = (
    <Table
      caption="Members"
      columns={columns}
      rows={members}
      rowKey={({ id }) => id}
      initialSort={{ columnId: 'name', direction: 'ascending' }}
    />
  );
  render(<DesignSystemProvider words={wordsVi}>{sorted}</DesignSystemProvider>);
  expect(names()).toEqual(['Dương', 'Đào']);
  cleanup();
  render(<DesignSystemProvider words={wordsEn}>{sorted}</DesignSystemProvider>);
  expect(names()).toEqual(['Đào', 'Dương']);
});

test('without rows the empty slot stands, and no totals', () => {
  renderPart(part({ rows: [], empty: 'Nobody' }));
  expect(screen.getByText('Nobody')).toBeDefined();
  expect(screen.queryByText('112')).toBeNull();
});

test('what scrolls is a named region that the Tab key reaches', async () => {
  renderPart(part());
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Members' }));
});

test('axe finds nothing', async () => {
  renderPart(part({ captionHidden: true }));
  expect(await axeFindings()).toEqual([]);
});
