import { screen, waitFor } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { userEvent as userEventOfPage } from 'storybook/test';
import { beforeEach, expect, test, vi } from 'vitest';
import { Button } from '../Button/index.ts';
import { Tabs } from '../Tabs/index.ts';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { Modal } from './Modal.tsx';
import type { UnsavedChanges } from './UnsavedChanges.ts';
import { useUnsavedGuard } from './useUnsavedGuard.tsx';

// Without its stylesheet the mask does not take clicks.
const userEvent = userEventOfPage.setup({ pointerEventsCheck: 0 });
const [onClose, onSave, onDiscard] = [vi.fn(), vi.fn<() => Promise<void>>(), vi.fn()];
const dirty: UnsavedChanges = { isDirty: true, onSave, onDiscard };
const start = (unsaved: UnsavedChanges = dirty, onOk?: () => unknown): void => {
  renderPart(
    <Modal open title="Legion" onClose={onClose} onOk={onOk} unsaved={unsaved}>
      <input aria-label="Name" />
    </Modal>,
  );
};
const form = (): HTMLElement => screen.getByRole('dialog', { name: 'Legion', hidden: true });
const question = (): Promise<HTMLElement> => screen.findByRole('alertdialog', { name: 'Save your changes?' });
const answer = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));
const questionIsGone = (): Promise<void> => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

beforeEach(() => void vi.resetAllMocks());

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['the cross', () => answer('Close')],
  ['cancel', () => answer('Cancel')],
  ['the mask', () => userEvent.click(form().parentElement as HTMLElement)],
])('§2 with changes, %s asks before anything is lost; the question lies above, and saving is at hand', async (_name, leave) => {
  start();
  await leave();
  const asked = await question();
  expect(onClose).not.toHaveBeenCalled();
  expect(Number(asked.parentElement?.style.zIndex)).toBeGreaterThan(Number(form().parentElement?.style.zIndex));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save' }));
});

test('discard gives them up and closes', async () => {
  start();
  await userEvent.keyboard('{Escape}');
  await question();
  await answer('Discard');
  expect([onDiscard, onClose, onSave].map((handler) => handler.mock.calls.length)).toEqual([1, 1, 0]);
});

test('save waits for its promise, then closes; meanwhile nothing else can be chosen', async () => {
  let keep = (): void => undefined;
  onSave.mockReturnValue(
    new Promise((resolve) => {
      keep = resolve;
    }),
  );
  start();
  await userEvent.keyboard('{Escape}');
  await question();
  await answer('Save');
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Discard' }).disabled).toBe(true);
  expect(onClose).not.toHaveBeenCalled();
  keep();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect([onDiscard.mock.calls.length, onSave.mock.calls.length]).toEqual([0, 1]);
});

test('a save that fails leads back to the changes', async () => {
  onSave.mockRejectedValue(new Error('too long'));
  start();
  await userEvent.keyboard('{Escape}');
  await question();
  await answer('Save');
  await questionIsGone();
  expect(onClose).not.toHaveBeenCalled();
  expect(form()).toBeDefined();
});

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['its cross', () => answer('Keep editing')],
])('%s leads from the question back to the changes', async (_name, stay) => {
  start();
  await userEvent.keyboard('{Escape}');
  await question();
  await stay();
  await questionIsGone();
  expect([onDiscard, onClose, onSave].map((handler) => handler.mock.calls.length)).toEqual([0, 0, 0]);
  await waitFor(() => expect(form()).toContain(document.activeElement));
});

test('without changes it closes unasked', async () => {
  start({ ...dirty, isDirty: false });
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

test('OK saves by itself and asks nothing', async () => {
  const onOk = vi.fn();
  start(dirty, onOk);
  await answer('OK');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(onOk).toHaveBeenCalledOnce();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('while OK is at work Escape asks nothing, for a save would be the second one', async () => {
  let finish = (): void => undefined;
  start(
    dirty,
    () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
  );
  await answer('OK');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
  finish();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

test('after a broken OK Escape asks again', async () => {
  start(dirty, () => Promise.reject(new Error('too long')));
  await answer('OK');
  await userEvent.keyboard('{Escape}');
  await question();
});

test('a page asks the same by the hook: what was to be done is done after the answer', async () => {
  const go = vi.fn();
  function Page(): ReactElement {
    const { leave, question: asked } = useUnsavedGuard({ ...dirty, question: { title: 'Leave setup?', message: 'Two fields.' } });
    return (
      <>
        <Button onClick={() => leave(go)}>Rank</Button>
        {asked}
      </>
    );
  }
  renderPart(<Page />);
  await answer('Rank');
  await screen.findByRole('alertdialog', { name: 'Leave setup?', description: 'Two fields.' });
  expect(go).not.toHaveBeenCalled();
  await answer('Discard');
  expect(go).toHaveBeenCalledOnce();
  await questionIsGone();
});

/** The tabs of the legion, whose setup holds changes. */
function Legion(): ReactElement {
  const [open, setOpen] = useState('setup');
  const { leave, question: asked } = useUnsavedGuard(dirty);
  const items = [
    { id: 'rank', text: 'Rank', content: 'the rank' },
    { id: 'setup', text: 'Setup', content: <input aria-label="Name" /> },
  ];
  return (
    <>
      <Tabs label="Legion" items={items} value={open} onChange={(id) => leave(() => setOpen(id))} />
      {asked}
    </>
  );
}
const openTab = (): string | null => screen.getByRole('tab', { selected: true, hidden: true }).textContent;

test.each([
  ['a click', 'Save', onSave, () => userEvent.click(screen.getByRole('tab', { name: 'Rank' }))],
  [
    'an arrow',
    'Discard',
    onDiscard,
    async () => {
      screen.getByRole('tab', { name: 'Setup' }).focus();
      await userEvent.keyboard('{ArrowLeft}');
    },
  ],
] as const)('§2 "leaving a tab … with changes asks to save or discard": by %s, then %s', async (_by, choice, chosen, leave) => {
  renderPart(<Legion />);
  for (const [said, left] of [
    ['Keep editing', 'Setup'],
    [choice, 'Rank'],
  ] as const) {
    await leave();
    await question();
    expect(openTab(), 'nothing is left before the answer').toBe('Setup');
    await answer(said);
    await questionIsGone();
    expect(openTab()).toBe(left);
  }
  expect(chosen).toHaveBeenCalledOnce();
  expect(onSave.mock.calls.length + onDiscard.mock.calls.length).toBe(1);
});

test('axe finds nothing', async () => {
  start();
  await userEvent.keyboard('{Escape}');
  await question();
  expect(await axeFindings()).toEqual([]);
});
