import { act, screen, waitFor } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { userEvent } from 'storybook/test';
import { expect, test, vi } from 'vitest';
import type { FieldError } from '../ErrorSummary/index.ts';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { Form } from './Form.tsx';

const wrong: FieldError[] = [{ fieldId: 'name', message: 'The name is missing.' }];
const title = (count: number): string => `Please check ${count}`;

/** A form whose errors come as the test says. */
function Asked({ check, whileTyping = false }: { check: () => Promise<FieldError[]> | FieldError[]; whileTyping?: boolean }): ReactElement {
  const [errors, setErrors] = useState<FieldError[]>([]);
  return (
    <Form errors={errors} summaryTitle={title} onSubmit={async () => setErrors(await check())}>
      <input id="name" aria-label="Name" onChange={() => whileTyping && setErrors([...wrong])} />
      <button type="submit">Send</button>
    </Form>
  );
}
const send = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Send' }));

test('a failed submit shows the errors and focuses them, and so does the next one', async () => {
  renderPart(<Asked check={() => wrong} />);
  await send();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')));
  expect(screen.getByText('Please check 1')).toBeDefined();
  await userEvent.click(screen.getByRole('link'));
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
  await send();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')));
});

test('errors of the server, which come later, count too', async () => {
  let answer = (_errors: FieldError[]): void => undefined;
  renderPart(
    <Asked
      check={() =>
        new Promise((resolve) => {
          answer = resolve;
        })
      }
    />,
  );
  await send();
  expect(screen.queryByRole('alert')).toBeNull();
  await act(async () => answer(wrong));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')));
});

test('errors found while typing neither show a summary nor take the focus away', async () => {
  renderPart(<Asked check={() => wrong} whileTyping />);
  await userEvent.type(screen.getByRole('textbox'), 'a');
  expect(screen.queryByRole('alert')).toBeNull();
  await send();
  await waitFor(() => expect(screen.getByRole('alert')).toBeDefined());
  await userEvent.type(screen.getByRole('textbox'), 'b');
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});

test('a submit that succeeds clears the summary', async () => {
  const check = vi.fn<() => FieldError[]>().mockReturnValueOnce(wrong).mockReturnValue([]);
  renderPart(<Asked check={check} />);
  await send();
  await waitFor(() => expect(screen.getByRole('alert')).toBeDefined());
  await send();
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('axe finds nothing', async () => {
  renderPart(<Asked check={() => wrong} />);
  await send();
  await waitFor(() => expect(screen.getByRole('alert')).toBeDefined());
  expect(await axeFindings()).toEqual([]);
});
