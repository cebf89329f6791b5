import { fireEvent, screen } from '@testing-library/react';
import { createRef } from 'react';
import { userEvent } from 'storybook/test';
import { afterEach, expect, test, vi } from 'vitest';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { CaptchaField } from './CaptchaField.tsx';

afterEach(() => vi.useRealTimers());
const image = 'iVBORw0KGgo=';

test('it takes what react-hook-form registers', async () => {
  const [ref, onChange] = [createRef<HTMLInputElement>(), vi.fn()];
  renderPart(<CaptchaField label="Captcha" name="captcha" image={image} onRefresh={() => undefined} ref={ref} onChange={onChange} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Captcha' }), '7K2D');
  expect(ref.current?.value).toBe('7K2D');
  expect(onChange).toHaveBeenCalledTimes(4);
});

test('§2 §9 a click on the picture fetches another one, at most once a second', () => {
  vi.useFakeTimers();
  const onRefresh = vi.fn();
  renderPart(<CaptchaField label="Captcha" name="captcha" image={image} onRefresh={onRefresh} />);
  const button = screen.getByRole('button', { name: /Show another picture/ });
  fireEvent.click(button);
  vi.advanceTimersByTime(999);
  fireEvent.click(button);
  expect(onRefresh).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  fireEvent.click(button);
  expect(onRefresh).toHaveBeenCalledTimes(2);
});

test('a picture that does not load says so, and the next one is shown again', () => {
  const { rerender } = renderPart(<CaptchaField label="Captcha" name="captcha" image={image} onRefresh={() => undefined} />);
  fireEvent.error(screen.getByRole('img', { name: 'Picture with the code to type' }));
  expect(screen.queryByRole('img', { name: 'Picture with the code to type' })).toBeNull();
  expect(screen.getByText('The picture did not load')).toBeDefined();
  rerender(<CaptchaField label="Captcha" name="captcha" image="R0lGOD" onRefresh={() => undefined} />);
  expect(screen.getByRole<HTMLImageElement>('img', { name: 'Picture with the code to type' }).src).toBe('data:image/gif;base64,R0lGOD');
});

test('disabled, nothing can be typed and no other picture asked for', () => {
  renderPart(<CaptchaField label="Code" name="captcha" image="aGk=" onRefresh={vi.fn()} disabled />);
  expect(screen.getByRole<HTMLInputElement>('textbox').disabled).toBe(true);
  expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(true);
});

test('a user who can’t read the picture begins another way, and hears politely how far it is', async () => {
  const onBegin = vi.fn();
  const field = (status: 'idle' | 'working' | 'done' | 'failed') => (
    <CaptchaField label="Captcha" name="captcha" image={image} onRefresh={() => undefined} otherWay={{ status, onBegin }} />
  );
  const { rerender } = renderPart(field('idle'));
  const button = screen.getByRole('button', { name: 'I can’t read the picture' });
  expect(screen.getByRole('status').textContent).toBe('');
  await userEvent.click(button);
  expect(onBegin).toHaveBeenCalledOnce();
  rerender(field('working'));
  expect(screen.getByRole('status').textContent).toMatch(/takes a few seconds/);
  await userEvent.click(button);
  expect(onBegin).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(button);
  rerender(field('done'));
  expect(screen.getByRole('status').textContent).toMatch(/filled in/);
  rerender(field('failed'));
  expect(screen.getByRole('status').textContent).toMatch(/try again/);
  expect(await axeFindings()).toEqual([]);
});

test.each([image, undefined])('axe finds nothing with the picture %s', async (picture) => {
  renderPart(<CaptchaField label="Captcha" name="captcha" image={picture} onRefresh={() => undefined} error="Wrong." required />);
  expect(await axeFindings()).toEqual([]);
});
