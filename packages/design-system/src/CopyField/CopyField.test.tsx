import { screen } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { expect, test, vi } from 'vitest';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { CopyField } from './CopyField.tsx';

const link = 'https://baize.example/r/AB12';

test('the button copies, and says so where it is heard', async () => {
  const user = userEvent.setup();
  const onCopied = vi.fn();
  renderPart(<CopyField label="Your link" value={link} onCopied={onCopied} />);
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe(link);
  expect(screen.getByText('Copied').getAttribute('aria-live')).toBe('polite');
  expect(onCopied).toHaveBeenCalledOnce();
});

test('where the clipboard is blocked, the text is selected to be copied by hand', async () => {
  const user = userEvent.setup();
  const onCopied = vi.fn();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('blocked'));
  renderPart(<CopyField label="Your link" value={link} onCopied={onCopied} />);
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Your link' });
  expect(document.activeElement).toBe(field);
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, link.length]);
  expect(screen.getByText(/Selected: copy it/)).toBeDefined();
  expect(onCopied).not.toHaveBeenCalled();
});

test('it can be read and not changed', async () => {
  renderPart(<CopyField label="Your link" value={link} />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Your link' });
  await userEvent.type(field, 'x');
  expect(field.value).toBe(link);
});

test('what is shown whole is named, read only and copied like the rest', async () => {
  const user = userEvent.setup();
  renderPart(<CopyField label="Your key" value="JBSWY3DPEHPK3PXP" whole />);
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your key' });
  await user.type(field, 'x');
  expect([field.tagName, field.value]).toEqual(['TEXTAREA', 'JBSWY3DPEHPK3PXP']);
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe('JBSWY3DPEHPK3PXP');
  expect(await axeFindings()).toEqual([]);
});

test('axe finds nothing', async () => {
  renderPart(<CopyField label="Your link" value={link} help="Share it." />);
  expect(await axeFindings()).toEqual([]);
});

test('a code is copied by a button without words, beside what else can be done with it', async () => {
  const user = userEvent.setup();
  renderPart(<CopyField label="Code" value="RD7K2Q" code after={<button type="button">New code</button>} />);
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe('RD7K2Q');
  expect(screen.getByRole('button', { name: 'New code' })).toBeDefined();
  expect(await axeFindings()).toEqual([]);
});
