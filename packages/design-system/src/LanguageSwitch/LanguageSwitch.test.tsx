import { screen } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { expect, test, vi } from 'vitest';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';

test('a click chooses the other language', async () => {
  const onChange = vi.fn();
  renderPart(<LanguageSwitch value="vi" label="Language" onChange={onChange} />);
  expect(screen.getByRole('group', { name: 'Language' })).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Tiếng Việt' }).checked).toBe(true);
  await userEvent.click(screen.getByRole('radio', { name: 'English' }));
  expect(onChange).toHaveBeenCalledWith('en');
});

test('a portal with one language has nothing to choose', () => {
  renderPart(<LanguageSwitch value="en" label="Language" languages={['en']} onChange={() => undefined} />);
  expect(screen.queryByRole('group')).toBeNull();
});

test('axe finds nothing', async () => {
  renderPart(<LanguageSwitch value="vi" label="Language" onChange={() => undefined} />);
  expect(await axeFindings()).toEqual([]);
});
