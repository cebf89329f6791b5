import type { ErrorCode } from '@baize/contract';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { FeatureProviders } from '../testing/FeatureFrame.tsx';
import { createFeatureParts } from '../testing/featureParts.ts';
import { useHeldRefusal } from './useHeldRefusal.ts';

afterEach(cleanup);

const parts = createFeatureParts({});
interface FormProps {
  refusal?: { code: ErrorCode } | undefined;
  /** Default both. */
  isAmountOnly?: boolean;
}
function Form({ refusal, isAmountOnly = false }: FormProps): ReactElement {
  const { form, errorAt, whole, begin, edit } = useHeldRefusal(refusal, { fields: isAmountOnly ? ['amount'] : ['amount', 'fundPassword'] });
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        begin();
      }}
    >
      <input aria-label="amount" aria-invalid={errorAt('amount') !== undefined} onChange={() => edit('amount')} />
      <input aria-label="password" aria-invalid={errorAt('fundPassword') !== undefined} onChange={() => edit('fundPassword')} />
      <input aria-label="card" onChange={() => edit()} />
      <button type="submit">send</button>
      <output>{whole}</output>
    </form>
  );
}
const form = (props: FormProps) => (
  <FeatureProviders parts={parts}>
    <Form {...props} />
  </FeatureProviders>
);
/** A form that has been sent, and waits. */
async function send() {
  const { rerender, unmount } = render(form({}));
  const button = await screen.findByRole('button');
  act(() => button.focus());
  fireEvent.click(button);
  return { refuse: (code: ErrorCode) => rerender(form({ refusal: { code } })), rerender, unmount };
}
const box = (name: string): HTMLInputElement => screen.getByRole('textbox', { name });
const edit = (name: string): void => {
  act(() => box(name).focus());
  fireEvent.change(box(name), { target: { value: `${box(name).value}1` } });
};
const said = (): string | null => screen.getByRole('status').textContent;
const invalid = (): string[] =>
  screen
    .queryAllByRole('textbox')
    .flatMap((one) =>
      one.ariaInvalid === 'true' || one.getAttribute('aria-invalid') === 'true' ? [one.getAttribute('aria-label') ?? ''] : [],
    );

it('a refusal leads to its field, each time, and stands there until that is edited', async () => {
  const { refuse } = await send();
  refuse('fund_password_error');
  expect(document.activeElement).toBe(box('password'));
  edit('amount');
  expect(invalid()).toEqual(['password']);
  edit('password');
  expect(invalid()).toEqual([]);
  act(() => screen.getByRole('button').focus());
  fireEvent.click(screen.getByRole('button'));
  refuse('fund_password_error');
  expect(invalid()).toEqual(['password']);
  expect(document.activeElement).toBe(box('password'));
  fireEvent.click(screen.getByRole('button'));
  expect(invalid()).toEqual([]);
});

it('a user who has gone to another field meanwhile is not led away', async () => {
  const { refuse } = await send();
  act(() => box('card').focus());
  refuse('fund_password_error');
  expect(invalid()).toEqual(['password']);
  expect(document.activeElement).toBe(box('card'));
});

it('a user who edits while a try is on its way keeps the focus; what he has changed is said of the whole, until he edits on', async () => {
  const { refuse } = await send();
  edit('amount');
  refuse('insufficient_balance');
  expect(invalid()).toEqual([]);
  expect(document.activeElement).toBe(box('amount'));
  expect(said()).not.toBe('');
  edit('card');
  expect(said()).toBe('');
  fireEvent.click(screen.getByRole('button'));
  edit('amount');
  refuse('fund_password_error');
  expect(invalid()).toEqual(['password']);
  expect(document.activeElement).toBe(box('amount'));
});

it('what is wrong with no field of the form is said of the whole, until anything is edited', async () => {
  const { refuse, rerender } = await send();
  // While the try is on its way, and before it is refused.
  edit('card');
  edit('password');
  refuse('channel_closed');
  expect(invalid()).toEqual([]);
  expect(said()).not.toBe('');
  edit('card');
  expect(said()).toBe('');
  // Refused by a button of its own, which is no try of the form.
  refuse('system_error');
  expect(said()).not.toBe('');
  fireEvent.click(screen.getByRole('button'));
  rerender(form({ isAmountOnly: true, refusal: { code: 'fund_password_error' } }));
  expect(said()).not.toBe('');
});

it('a form that comes anew says nothing of what was said before; what came while there was none it says', async () => {
  const refusal = { code: 'insufficient_balance' as const };
  const { unmount, rerender } = await send();
  rerender(form({ refusal }));
  expect(invalid()).toEqual(['amount']);
  unmount();
  render(form({ refusal }));
  await screen.findByRole('button');
  expect(invalid()).toEqual([]);
  cleanup();
  render(form({ refusal: { code: 'insufficient_balance' } }));
  await screen.findByRole('button');
  expect(invalid()).toEqual(['amount']);
  expect(document.activeElement).toBe(document.body);
});
