import { screen } from '@testing-library/react';
import { useState } from 'react';
import { userEvent } from 'storybook/test';
import { expect, test, vi } from 'vitest';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { SearchField } from './SearchField.tsx';

test('enter submits what is written and loads no page', async () => {
  const onSubmitSearch = vi.fn();
  renderPart(<SearchField label="Find a game" onSubmitSearch={onSubmitSearch} />);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Find a game' }), '  dragon {Enter}');
  expect(onSubmitSearch.mock.calls).toEqual([['dragon']]);
});

test('the cross empties it, tells its listener and gives the focus back', async () => {
  const onChange = vi.fn();
  function Held() {
    const [value, setValue] = useState('dragon');
    onChange(value);
    return <SearchField label="Find" value={value} onChange={(event) => setValue(event.target.value)} />;
  }
  renderPart(<Held />);
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(onChange).toHaveBeenLastCalledWith('');
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
});

test.each([
  [undefined, ''],
  [0, 'Nothing found'],
  [12, 'Results: 12'],
])('%s results are announced as “%s”', (resultCount, said) => {
  renderPart(<SearchField label="Find" resultCount={resultCount} />);
  expect(screen.getByRole('status').textContent).toBe(said);
});

test('axe finds nothing', async () => {
  renderPart(<SearchField label="Find" resultCount={3} defaultValue="dragon" />);
  expect(await axeFindings()).toEqual([]);
});
