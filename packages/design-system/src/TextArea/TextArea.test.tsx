import { screen, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { userEvent } from 'storybook/test';
import { expect, test, vi } from 'vitest';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { TextArea } from './TextArea.tsx';

test('it takes what react-hook-form registers, and counts what the library writes into it', async () => {
  const write = (area: HTMLTextAreaElement | null): void => {
    if (area) area.value = 'kept';
  };
  const [onChange, onBlur] = [vi.fn(), vi.fn()];
  renderPart(<TextArea label="Comment" name="comment" maxLength={140} ref={write} onChange={onChange} onBlur={onBlur} />);
  expect(screen.getByText('4 / 140')).toBeDefined();
  await userEvent.type(screen.getByRole('textbox', { name: 'Comment' }), '!');
  await userEvent.tab();
  expect(onChange).toHaveBeenCalledOnce();
  expect(onBlur).toHaveBeenCalledOnce();
  expect(screen.getByText('5 / 140')).toBeDefined();
});

test('§9 140 characters are code points, and nothing is cut off', async () => {
  renderPart(<TextArea label="Comment" name="comment" maxLength={3} />);
  const area = screen.getByRole<HTMLTextAreaElement>('textbox');
  await userEvent.type(area, '🎲🎲🎲');
  expect(screen.getByText('3 / 3')).toBeDefined();
  expect(area.getAttribute('aria-invalid')).toBeNull();
  await userEvent.type(area, 'x');
  expect(area.value).toBe('🎲🎲🎲x');
  expect(area.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('status').textContent).toBe('Characters too many: 1');
});

test('its limit is in its description', () => {
  renderPart(<TextArea label="Comment" name="comment" maxLength={140} help="In your words." />);
  const ids = screen.getByRole('textbox').getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual(['In your words.', 'At most 140 characters']);
});

test('a reset of the form counts anew', async () => {
  renderPart(
    <form>
      <TextArea label="Comment" name="comment" maxLength={140} />
      <button type="reset">Reset</button>
    </form>,
  );
  await userEvent.type(screen.getByRole('textbox'), 'abc');
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(screen.getByText('0 / 140')).toBeDefined());
});

test('a ref object is filled and emptied', () => {
  const ref = createRef<HTMLTextAreaElement>();
  const { unmount } = renderPart(<TextArea label="Comment" name="comment" ref={ref} />);
  expect(ref.current?.name).toBe('comment');
  unmount();
  expect(ref.current).toBeNull();
});

test('axe finds nothing', async () => {
  renderPart(<TextArea label="Comment" name="comment" maxLength={140} error="Please enter content." required />);
  expect(await axeFindings()).toEqual([]);
});
