import { screen } from '@testing-library/react';
import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { userEvent } from 'storybook/test';
import { expect, test, vi } from 'vitest';
import { DesignSystemProvider } from '../DesignSystemProvider/index.ts';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { wordsEn } from '../words/index.ts';
import { OtpField } from './OtpField.tsx';

test('it is one input that a phone can fill in', () => {
  const ref = createRef<HTMLInputElement>();
  renderPart(<OtpField label="Code" name="code" ref={ref} />);
  expect(screen.getAllByRole('textbox', { name: 'Code' })).toEqual([ref.current]);
  expect(ref.current?.autocomplete).toBe('one-time-code');
  expect(ref.current?.inputMode).toBe('numeric');
});

test('only digits stay, and the last one completes it once', async () => {
  const [onChange, onComplete] = [vi.fn(), vi.fn()];
  renderPart(<OtpField label="Code" name="code" onChange={(event) => onChange(event.target.value)} onComplete={onComplete} />);
  await userEvent.type(screen.getByRole('textbox'), '12a3-4567');
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('123456');
  expect(onComplete.mock.calls).toEqual([['123456']]);
  expect(onChange).toHaveBeenLastCalledWith('123456');
});

test('a pasted message gives its code', async () => {
  const onComplete = vi.fn();
  renderPart(<OtpField label="Code" name="code" length={4} onComplete={onComplete} />);
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.paste('Your code: 48 29');
  expect(onComplete.mock.calls).toEqual([['4829']]);
});

test('a pasted message takes the place of what was typed', async () => {
  renderPart(<OtpField label="Code" name="code" />);
  await userEvent.type(screen.getByRole('textbox'), '99');
  await userEvent.paste('Ma xac minh:\n654321\n0987104170');
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('654321');
});

test('a text that may mean several codes changes nothing, and that is said until the next digit', async () => {
  const onComplete = vi.fn();
  renderPart(<OtpField label="Code" name="code" onComplete={onComplete} />);
  const input = screen.getByRole<HTMLInputElement>('textbox');
  await userEvent.type(input, '12');
  await userEvent.paste('0987104170');
  expect(input.value).toBe('12');
  expect(screen.getByText('No code of 6 digits could be read from it. Type the digits of the code.')).toBeDefined();
  await userEvent.type(input, '3');
  expect(input.value).toBe('123');
  expect(input.getAttribute('aria-invalid')).toBeNull();
  expect(onComplete).not.toHaveBeenCalled();
});

test('the same code again after it was emptied completes again', async () => {
  const onComplete = vi.fn();
  renderPart(<OtpField label="Code" name="code" length={2} onComplete={onComplete} />);
  const input = screen.getByRole('textbox');
  await userEvent.type(input, '48');
  await userEvent.clear(input);
  await userEvent.type(input, '48');
  expect(onComplete).toHaveBeenCalledTimes(2);
});

test('the same code pasted after the form was reset completes again', async () => {
  const onComplete = vi.fn();
  const { container } = renderPart(
    <form>
      <OtpField label="Code" name="code" length={2} onComplete={onComplete} />
    </form>,
  );
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.paste('4 8');
  container.querySelector('form')?.reset();
  await userEvent.paste('4 8');
  expect(onComplete).toHaveBeenCalledTimes(2);
});

test('a server renders no style attribute, which a strict CSP would block; the page knows its length', () => {
  const part = (
    <DesignSystemProvider words={wordsEn}>
      <OtpField label="Code" name="code" length={4} />
    </DesignSystemProvider>
  );
  expect(renderToString(part)).not.toContain('style=');
  expect(renderPart(part).container.querySelector('[style]')?.getAttribute('style')).toMatch(/: 4;?$/);
});

test('axe finds nothing', async () => {
  renderPart(<OtpField label="Code" name="code" help="Six digits." error="Wrong code." required />);
  expect(await axeFindings()).toEqual([]);
});
