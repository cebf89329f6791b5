import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { userEvent } from 'storybook/test';
import { expect, onTestFinished, test, vi } from 'vitest';
import { DesignSystemProvider } from '../DesignSystemProvider/index.ts';
import { Table } from '../Table/index.ts';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { namePage } from '../theme/documentTitle.ts';
import { wordsEn } from '../words/index.ts';
import { locked } from './Modal.css.ts';
import { Modal, type ModalProps } from './Modal.tsx';

function Opener(props: Partial<ModalProps>): ReactElement {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Modal title="Log in" {...props} open={open} onClose={() => setOpen(false)}>
        {props.children ?? 'Welcome'}
      </Modal>
    </>
  );
}
const openIt = async (): Promise<HTMLElement> => {
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  return screen.getByRole('dialog', { name: 'Log in' });
};

test('§9 Modal: 520 px wide, titled, with cross, cancel and OK', async () => {
  renderPart(<Opener />);
  const modal = await openIt();
  expect(modal.getAttribute('style')).toContain('520px');
  expect(
    within(modal)
      .getAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual(['Close', 'Cancel', 'OK']);
});

test('names the document while it is open, and gives the page its name back; a question over it takes no name', async () => {
  namePage('Game portal', 'Baize');
  renderPart(<Opener />);
  expect(document.title).toBe('Game portal · Baize');
  const modal = await openIt();
  expect(document.title).toBe(`${within(modal).getByRole('heading', { level: 2 }).textContent} · Baize`);
  await userEvent.click(within(modal).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(document.title).toBe('Game portal · Baize'));
  cleanup();
  renderPart(<Opener role="alertdialog" />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByRole('alertdialog');
  expect(document.title).toBe('Game portal · Baize');
});

test('§9 Modal: footerHide and showClose take the buttons away, okText and cancelText name them', async () => {
  renderPart(<Opener showClose={false} okText="Save" cancelText="Discard" />);
  const modal = within(await openIt());
  expect(modal.getAllByRole('button').map((button) => button.textContent)).toEqual(['Discard', 'Save']);
  cleanup();
  renderPart(<Opener footerHide showClose={false} />);
  expect(within(await openIt()).queryAllByRole('button')).toEqual([]);
});

test.each(['Close', 'Cancel', 'OK'])('%s closes it and gives the focus back', async (name) => {
  renderPart(<Opener />);
  await userEvent.click(within(await openIt()).getByRole('button', { name }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' })));
});

test('Escape closes it, and an input with autoFocus does not cost the way back', async () => {
  renderPart(
    <Opener footerHide>
      <input aria-label="User name" />
    </Opener>,
  );
  await openIt();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'User name' })));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' })));
});

test.each([
  { maskClosable: undefined, left: 0 },
  { maskClosable: false, left: 1 },
])('§9 Modal: a click beside it closes it by default, and not with maskClosable $maskClosable', async ({ maskClosable, left }) => {
  renderPart(<Opener maskClosable={maskClosable} />);
  const mask = (await openIt()).parentElement as HTMLElement;
  // Without its stylesheet the mask does not take clicks.
  await userEvent.setup({ pointerEventsCheck: 0 }).click(mask);
  await waitFor(() => expect(screen.queryAllByRole('dialog')).toHaveLength(left));
});

test('a region that is only scrolled takes the focus where there is nothing to do behind it', async () => {
  const table = (
    <Table caption="Moves" columns={[{ id: 'kind', header: 'Kind', cell: ({ kind }) => kind }]} rows={[{ kind: 'Bet' }]} rowKey={String} />
  );
  renderPart(
    <Opener footerHide>
      {table}
      <button type="button">Copy</button>
    </Opener>,
  );
  await openIt();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Copy' })));
  cleanup();
  renderPart(<Opener footerHide>{table}</Opener>);
  await openIt();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Moves' })));
});

test('what can not be seen takes no focus; without anything else the body has it', async () => {
  renderPart(
    <Opener footerHide showClose={false}>
      <input type="file" aria-hidden="true" tabIndex={-1} />
      <input type="hidden" name="id" />
      <div hidden>
        <button type="button">Later</button>
      </div>
      <div inert>
        <button type="button">Never</button>
      </div>
    </Opener>,
  );
  const modal = await openIt();
  await waitFor(() => expect(document.activeElement).toBe(modal.querySelector('[data-part=body]')));
});

test('a body that still waits for its content is a place of the keyboard: the next key goes on', async () => {
  renderPart(
    <Opener footerHide>
      <p>Loading</p>
    </Opener>,
  );
  const modal = await openIt();
  const body = modal.querySelector('[data-part=body]');
  await waitFor(() => expect(document.activeElement).toBe(body));
  expect(body?.getAttribute('tabindex')).toBe('0');
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }));
  // It has nothing to do: no key comes back to it.
  expect(body?.getAttribute('tabindex')).toBe('-1');
});

const whileOpen = (content: ReactElement): ReactElement => (
  <Modal open title="Account" footerHide onClose={() => undefined}>
    {content}
  </Modal>
);
/** Opens one with this content; its body has the focus. */
async function openWaiting(content: ReactElement) {
  const { rerender } = renderPart(whileOpen(content));
  const body = (await screen.findByRole('dialog')).querySelector('[data-part=body]');
  await waitFor(() => expect(document.activeElement).toBe(body));
  return { body, rerender };
}

test('what comes into a body that waits with the focus takes it, as if it had been there', async () => {
  const { body, rerender } = await openWaiting(<p>Loading</p>);
  const whileBusy = (isBusy: boolean): ReactElement => (
    <div aria-busy={isBusy}>
      <button type="button">First notice</button>
    </div>
  );
  rerender(whileOpen(whileBusy(true)));
  await screen.findByRole('button', { name: 'First notice' });
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.activeElement, 'what is busy may go again').toBe(body);
  rerender(whileOpen(whileBusy(false)));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'First notice' })));
});

test('what comes into a text that scrolls while it is busy takes the focus too; after a touch it stays', async () => {
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(200);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(100);
  onTestFinished(() => void vi.restoreAllMocks());
  const skeleton = <div aria-busy="true">Loading</div>;
  const { body, rerender } = await openWaiting(skeleton);
  rerender(whileOpen(<a href="#change">Change</a>));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Change' })));
  rerender(whileOpen(skeleton));
  await waitFor(() => expect(document.activeElement).toBe(body));
  if (body) await userEvent.pointer({ keys: '[TouchA]', target: body });
  rerender(whileOpen(<a href="#late">Late</a>));
  await screen.findByRole('link', { name: 'Late' });
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.activeElement).toBe(body);
});

test('what comes after a key leaves the focus where the player is', async () => {
  const { body, rerender } = await openWaiting(<p>Loading</p>);
  await userEvent.keyboard('{ArrowDown}');
  rerender(whileOpen(<a href="#late">Late</a>));
  await screen.findByRole('link', { name: 'Late' });
  // An observer that were still there would be told before the next task.
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.activeElement).toBe(body);
});

test('a text that comes late and is too long for its modal is reached by a key, and no longer when it is gone', async () => {
  const heightOf = (part: Element): number => (part.textContent ?? '').length;
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(function height(this: Element) {
    return heightOf(this);
  });
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(100);
  onTestFinished(() => void vi.restoreAllMocks());
  const terms = (text: string): ReactElement => (
    <Modal open title="Terms" onClose={() => undefined}>
      <p>{text}</p>
    </Modal>
  );
  const { rerender } = renderPart(terms('…'));
  const body = (await screen.findByRole('dialog')).querySelector('[data-part=body]');
  const isReached = (): string | null | undefined => body?.getAttribute('tabindex');
  expect(isReached()).toBe('-1');
  rerender(
    <Modal open title="Terms" onClose={() => undefined}>
      <section>{'Read the terms before you play. '.repeat(20)}</section>
    </Modal>,
  );
  await waitFor(() => expect(isReached()).toBe('0'));
  rerender(terms('…'));
  await waitFor(() => expect(isReached()).toBe('-1'));
});

function Steps(): ReactElement {
  const [isDone, setDone] = useState(false);
  return isDone ? (
    <a href="#done">Back</a>
  ) : (
    <>
      <p>Two parts go</p>
      <button type="button" onClick={() => setDone(true)}>
        Save
      </button>
    </>
  );
}

test('what has the focus and goes away leaves it to the body: the next key reaches what took its place', async () => {
  renderPart(
    <Opener footerHide aside={<button type="button">Entry</button>}>
      <Steps />
    </Opener>,
  );
  const modal = await openIt();
  const save = screen.getByRole('button', { name: 'Save' });
  await waitFor(() => expect(document.activeElement).toBe(save));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(modal.querySelector('[data-part=body]')));
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Back' }));
});

test('a server renders nothing of an open one, and the page brings it', async () => {
  const page = (
    <DesignSystemProvider words={wordsEn}>
      <Modal open title="Log in" onClose={vi.fn()}>
        Welcome
      </Modal>
    </DesignSystemProvider>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  expect(container.textContent).toBe('');
  render(page, { container, hydrate: true });
  expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeDefined();
});

test('a promise of onOk keeps it open and busy until it is kept; a broken one leaves it open', async () => {
  const onOk = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('no')).mockResolvedValueOnce();
  renderPart(<Opener onOk={onOk} />);
  const ok = within(await openIt()).getByRole('button', { name: 'OK' });
  await userEvent.click(ok);
  await waitFor(() => expect(ok.hasAttribute('aria-busy')).toBe(false));
  expect(screen.getByRole('dialog')).toBeDefined();
  await userEvent.click(ok);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(onOk).toHaveBeenCalledTimes(2);
});

test('a promise kept after the modal was left does not close the one that was opened since', async () => {
  let keep = (): void => undefined;
  const onOk = (): Promise<void> =>
    new Promise((resolve) => {
      keep = resolve;
    });
  renderPart(<Opener onOk={onOk} />);
  await userEvent.click(within(await openIt()).getByRole('button', { name: 'OK' }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await openIt();
  await act(async () => keep());
  expect(screen.getByRole('dialog', { name: 'Log in' })).toBeDefined();
});

test('§9 Modal: they stack from z-index 1000, the inner above the outer, and the page is held until the last', () => {
  const { rerender } = renderPart(
    <Modal open title="Outer" onClose={vi.fn()}>
      <Modal open title="Inner" onClose={vi.fn()}>
        inner
      </Modal>
    </Modal>,
  );
  const level = (name: string): string | undefined => screen.getByRole('dialog', { name, hidden: true }).parentElement?.style.zIndex;
  expect([level('Outer'), level('Inner')]).toEqual(['1000', '1010']);
  expect(document.documentElement.className).not.toBe('');
  rerender(<p>page</p>);
  expect(document.documentElement.className).toBe('');
});

test.each([
  [
    'thrown at once',
    () => {
      throw new Error('lost');
    },
    1,
  ],
  ['a mistake of the program', () => Promise.reject(new TypeError('x is not a function')), 1],
  ['a broken promise, whose owner shows why', () => Promise.reject(new Error('too long')), 0],
])('what OK meets with: %s; the modal stays, and the unexpected is reported', async (_name, onOk, times) => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  const onClose = vi.fn();
  renderPart(
    <Modal open title="Legion" onClose={onClose} onOk={onOk}>
      Text
    </Modal>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'OK' }).getAttribute('aria-busy')).not.toBe('true'));
  expect([report.mock.calls.length, onClose.mock.calls.length]).toEqual([times, 0]);
  vi.unstubAllGlobals();
});

test('axe finds nothing', async () => {
  renderPart(
    <Modal open title="Log in" onClose={vi.fn()}>
      Welcome
    </Modal>,
  );
  expect(await axeFindings()).toEqual([]);
});

test('what is typed stays when a side comes or goes, as where a phone is turned', async () => {
  const modalWith = (aside: string | false): ReactElement => (
    <Modal open title="Centre" aside={aside} onClose={() => undefined}>
      <input aria-label="Amount" />
    </Modal>
  );
  const { rerender } = renderPart(modalWith(false));
  await userEvent.type(screen.getByRole('textbox', { name: 'Amount' }), '5000');
  rerender(modalWith('Entries'));
  expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveProperty('value', '5000');
  rerender(modalWith(false));
  expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveProperty('value', '5000');
});

test('the room of the scroll bar is kept while one modal takes the place of another', async () => {
  const page = document.documentElement;
  // The bar goes with the lock.
  vi.spyOn(page, 'clientWidth', 'get').mockImplementation(() => window.innerWidth - (page.classList.contains(locked) ? 0 : 15));
  onTestFinished(() => void vi.restoreAllMocks());
  const modal = (title: string): ReactElement => (
    <Modal key={title} open title={title} onClose={() => undefined}>
      <p>…</p>
    </Modal>
  );
  const { rerender } = renderPart(modal('Log in'));
  await screen.findByRole('dialog', { name: 'Log in' });
  expect(page.style.paddingInlineEnd).toBe('15px');
  rerender(modal('Forgotten'));
  await screen.findByRole('dialog', { name: 'Forgotten' });
  expect(page.style.paddingInlineEnd).toBe('15px');
});
