// Loaded beforehand: what is tested is the toast, not how fast a busy machine reads its chunk.
import './ToastList.tsx';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DesignSystemProvider } from '../DesignSystemProvider/index.ts';
import { Modal } from '../Modal/index.ts';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { wordsEn } from '../words/index.ts';
import { ToastProvider, useToasts } from './ToastProvider.tsx';
import type { ToastMessage, Toasts } from './toasts.ts';

let toasts: Toasts;
function Asker(): null {
  toasts = useToasts();
  return null;
}
const pass = (time: number): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(time)));
const titles = (): (string | null)[] => screen.queryAllByRole('listitem').map((card) => card.textContent);

async function show(toast: ToastMessage): Promise<void> {
  act(() => toasts.show(toast));
  await pass(0);
}
async function start(toast: ToastMessage): Promise<void> {
  renderPart(
    <ToastProvider>
      <Asker />
    </ToastProvider>,
  );
  await pass(50);
  await show(toast);
}
const copied: ToastMessage = { tone: 'positive', title: 'Copied' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('§9 it goes after one second, a legion’s after 2.5', async () => {
  await start(copied);
  await show({ ...copied, title: 'Kicked', seconds: 2.5 });
  expect(titles()).toEqual(['Copied', 'Kicked']);
  await pass(1100);
  expect(titles()).toEqual(['Kicked']);
  await pass(1300);
  expect(titles()).toEqual(['Kicked']);
  await pass(200);
  expect(titles()).toEqual([]);
});

test.each([
  [
    'a pointer rests upon it',
    () => fireEvent.pointerEnter(screen.getByRole('listitem')),
    () => fireEvent.pointerLeave(screen.getByRole('listitem')),
  ],
  ['it has the focus', () => screen.getByRole('listitem').focus(), () => screen.getByRole('listitem').blur()],
  ['F8 has led to the list', () => fireEvent.keyDown(document, { code: 'F8' }), () => screen.getByRole('list').blur()],
  ['the page is hidden', () => hide(true), () => hide(false)],
])('it stays while %s, and then for the rest of its time', async (_name, hold, release) => {
  await start(copied);
  await pass(600);
  act(() => void hold());
  await pass(60_000);
  expect(titles()).toEqual(['Copied']);
  act(() => void release());
  await pass(300);
  expect(titles()).toEqual(['Copied']);
  await pass(200);
  expect(titles()).toEqual([]);
});

test('a clock that is set back meanwhile does not keep it longer', async () => {
  await start(copied);
  await pass(600);
  vi.setSystemTime(Date.now() - 3_600_000);
  act(() => void fireEvent.pointerEnter(screen.getByRole('listitem')));
  act(() => void fireEvent.pointerLeave(screen.getByRole('listitem')));
  await pass(500);
  expect(titles()).toEqual([]);
});

function hide(isHidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  fireEvent(document, new Event('visibilitychange'));
}

test.each([
  ['positive', 'polite'],
  ['negative', 'assertive'],
] as const)('%s: it is read out, %s', async (tone, live) => {
  await start({ tone, title: 'No network', text: 'Try again', seconds: 9 });
  await pass(100);
  const region = screen.getByRole('status');
  expect(region.getAttribute('aria-live')).toBe(live);
  expect(region.textContent).toMatch(/No network.*Try again/);
});

test('with an action it waits for an answer: the action, the cross or Escape', async () => {
  const onSelect = vi.fn();
  const undoable: ToastMessage = { ...copied, action: { text: 'Undo', onSelect } };
  await start(undoable);
  await pass(60_000);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onSelect).toHaveBeenCalledOnce();
  expect(titles()).toEqual([]);
  await show(undoable);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(titles()).toEqual([]);
  await show(undoable);
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(titles()).toEqual([]);
  expect(onSelect).toHaveBeenCalledOnce();
});

test('its end is told once: of its time, or by Escape; not where another takes its place', async () => {
  const onClose = vi.fn();
  const arrived: ToastMessage = { ...copied, about: 'arrival', onClose };
  await start(arrived);
  await show({ ...arrived, title: 'Two of them' });
  expect(titles()).toEqual(['Two of them']);
  expect(onClose).not.toHaveBeenCalled();
  await pass(1100);
  expect(onClose).toHaveBeenCalledOnce();
  await show({ ...arrived, seconds: 0 });
  fireEvent.keyDown(screen.getByRole('listitem'), { key: 'Escape' });
  await pass(1000);
  expect(titles()).toEqual([]);
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('what newer ones push out has ended', async () => {
  const onClose = vi.fn();
  await start({ ...copied, about: 'arrival', onClose });
  for (const title of ['Two', 'Three']) await show({ ...copied, title });
  expect(onClose).not.toHaveBeenCalled();
  await show({ ...copied, title: 'Four' });
  expect(onClose).toHaveBeenCalledOnce();
});

test('what takes the place of a toast with the focus takes the focus too', async () => {
  await start({ ...copied, about: 'arrival', action: { text: 'Open', onSelect: vi.fn() } });
  act(() => screen.getByRole('button', { name: 'Open' }).focus());
  await show({ ...copied, about: 'arrival', title: 'Two of them', action: { text: 'Open', onSelect: vi.fn() } });
  expect(titles()[0]).toContain('Two of them');
  expect(screen.getByRole('listitem').contains(document.activeElement)).toBe(true);
});

test('three at most are shown, in a region that F8 leads to', async () => {
  await start(copied);
  for (const title of ['Two', 'Three', 'Four']) await show({ ...copied, title });
  expect(titles()).toEqual(['Two', 'Three', 'Four']);
  expect(screen.getByRole('region', { name: 'Notifications (F8)' })).toBeDefined();
  act(() => void fireEvent.keyDown(document, { code: 'F8' }));
  expect(screen.getByRole('region').contains(document.activeElement)).toBe(true);
});

function WithModal({ open, onClose = vi.fn() }: { open: boolean; onClose?: () => void }): ReactElement {
  return (
    <DesignSystemProvider words={wordsEn}>
      <ToastProvider>
        <Asker />
        <Modal open={open} title="Legion" onClose={onClose}>
          <input aria-label="Name" />
        </Modal>
      </ToastProvider>
    </DesignSystemProvider>
  );
}

test.each([
  ['before it', true],
  ['after it', false],
])('its action can be reached and is heard while a modal is open that opened %s', async (_name, isModalFirst) => {
  const onClose = vi.fn();
  const onSelect = vi.fn();
  const undoable: ToastMessage = { ...copied, action: { text: 'Undo', onSelect } };
  const { rerender } = render(<WithModal open={isModalFirst} onClose={onClose} />);
  await pass(50);
  await show(undoable);
  rerender(<WithModal open onClose={onClose} />);
  await pass(50);
  if (isModalFirst) expect(screen.getByRole('dialog').contains(screen.getByRole('status'))).toBe(true);
  act(() => void fireEvent.keyDown(document, { code: 'F8' }));
  await pass(0);
  expect(screen.getByRole('region', { name: 'Notifications (F8)' }).contains(document.activeElement)).toBe(true);
  expect(screen.getByRole('dialog').contains(screen.getByRole('button', { name: 'Undo' }))).toBe(true);
  act(() => screen.getByRole('listitem').focus());
  act(() => void fireEvent.keyDown(screen.getByRole('listitem'), { key: 'Escape' }));
  expect(titles()).toEqual([]);
  expect(onClose).not.toHaveBeenCalled();
});

test('as the modal closes it stays, and its time goes on', async () => {
  const { rerender } = render(<WithModal open />);
  await pass(50);
  await show(copied);
  act(() => screen.getByRole('listitem').focus());
  await pass(2000);
  rerender(<WithModal open={false} />);
  await pass(50);
  expect(titles()).toEqual(['Copied']);
  await pass(1000);
  expect(titles()).toEqual([]);
});

test('what it is about can end it, and another stays', async () => {
  const onClose = vi.fn();
  await start({ ...copied, seconds: 0, about: 'waiting', onClose });
  await show({ ...copied, title: 'Other', seconds: 0 });
  act(() => toasts.close('waiting'));
  expect(titles()).toEqual(['OtherClose']);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('without a provider, the error names the mend', () => {
  expect(() => renderPart(<Asker />)).toThrow('Wrap the tree in <ToastProvider>');
});

test('axe finds nothing', async () => {
  await start({ ...copied, action: { text: 'Undo', onSelect: vi.fn() } });
  vi.useRealTimers();
  expect(await axeFindings()).toEqual([]);
});
