import { screen, within } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { expect, test, vi } from 'vitest';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';

const languages = [
  { code: 'vi', name: 'Tiếng Việt' },
  { code: 'en', name: 'English' },
  { code: 'th', name: 'ไทย' },
];

test('each language stands under its own name and is marked as such', () => {
  renderPart(<LanguageMenu label="Language" languages={languages} value="vi" onChange={vi.fn()} />);
  const options = within(screen.getByRole('combobox', { name: 'Language' })).getAllByRole<HTMLOptionElement>('option');
  expect(options.map(({ text, lang, selected }) => [text, lang, selected])).toEqual([
    ['Tiếng Việt', 'vi', true],
    ['English', 'en', false],
    ['ไทย', 'th', false],
  ]);
});

test('the choice is handed out by its code', async () => {
  const onChange = vi.fn();
  renderPart(<LanguageMenu label="Language" languages={languages} value="vi" onChange={onChange} />);
  await userEvent.selectOptions(screen.getByRole('combobox'), 'th');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('th');
});

test('axe finds nothing', async () => {
  renderPart(<LanguageMenu label="Language" languages={languages} value="en" onChange={vi.fn()} />);
  expect(await axeFindings()).toEqual([]);
});
