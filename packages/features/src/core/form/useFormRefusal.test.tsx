import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { formRefusedBy } from './formRefusal.ts';
import { useFormRefusal } from './useFormRefusal.ts';

const fields = ['name', 'mail'] as const;
const refusal = formRefusedBy(fields.map((field) => ({ field, code: 'field_required' as const })));

function Refusable(): ReactElement {
  const { register, setFocus, subscribe, setValue } = useForm({ defaultValues: { name: '', mail: '' } });
  const { setRefusal, errorAt, whole } = useFormRefusal({ fields, setFocus, subscribe, textOf: ({ code }) => code });
  return (
    <form>
      {fields.map((field) => (
        <label key={field}>
          {field}
          <input {...register(field)} />
          <span role="alert">{errorAt(field)}</span>
        </label>
      ))}
      <output>{whole?.code}</output>
      <button type="button" onClick={() => setRefusal(refusal)}>
        Send
      </button>
      <button type="button" onClick={() => setRefusal({ code: 'not.exists.user', issues: [] })}>
        Refuse the whole
      </button>
      <button type="button" onClick={() => setValue('name', '')}>
        Empty
      </button>
    </form>
  );
}

const said = (): (string | null)[] => screen.getAllByRole('alert').map(({ textContent }) => textContent);
const focused = () => document.activeElement?.getAttribute('name');
const press = (name: string): Promise<void> =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
  });
const edit = (name: string): Promise<void> =>
  act(async () => {
    const input = screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
    input.focus();
    fireEvent.change(input, { target: { value: 'a' } });
  });

it('what was wrong with a field is not said of what it is edited to; the focus stays, and the whole is blamed for nothing', async () => {
  render(<Refusable />);
  await press('Send');
  expect(said()).toEqual(['field_required', 'field_required']);
  await expect.poll(focused).toBe('name');
  await press('Empty');
  expect(said(), 'the form has set it, not the player').toEqual(['field_required', 'field_required']);
  await edit('name');
  expect(said()).toEqual(['', 'field_required']);
  expect(focused()).toBe('name');
  await edit('mail');
  expect(said()).toEqual(['', '']);
  expect(document.querySelector('output')?.textContent).toBe('');
  await press('Send');
  expect(said(), 'a newer try says it anew').toEqual(['field_required', 'field_required']);
});

it('what was wrong with the whole is not said of what any of its fields is edited to, and said anew by a newer try', async () => {
  render(<Refusable />);
  const whole = () => document.querySelector('output')?.textContent;
  await press('Refuse the whole');
  expect(whole()).toBe('not.exists.user');
  await press('Empty');
  expect(whole(), 'the form has set it, not the player').toBe('not.exists.user');
  await edit('mail');
  expect(whole()).toBe('');
  await press('Refuse the whole');
  expect(whole()).toBe('not.exists.user');
});
