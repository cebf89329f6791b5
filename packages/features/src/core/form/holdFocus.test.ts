import { afterEach, expect, test, vi } from 'vitest';
import { holdFocus } from './holdFocus.ts';

const put = (): { button: HTMLElement; field: HTMLElement } => {
  const [button, field] = [document.createElement('button'), document.createElement('input')];
  document.body.append(button, field);
  return { button, field };
};
afterEach(() => document.body.replaceChildren());

test('moves the focus of who waits, and of whose button is gone', () => {
  for (const wait of [() => undefined, (button: HTMLElement) => button.remove()]) {
    const { button, field } = put();
    button.focus();
    const move = holdFocus();
    wait(button);
    move(() => field.focus());
    expect(document.activeElement).toBe(field);
  }
});

test('leaves the focus where the player has gone meanwhile', () => {
  const { button, field } = put();
  button.focus();
  const move = holdFocus();
  field.focus();
  const moved = vi.fn();
  move(moved);
  expect(moved).not.toHaveBeenCalled();
});
