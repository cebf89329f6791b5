import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { wordsEn, wordsVi } from '../words/index.ts';
import { useWords } from './context.ts';
import { DesignSystemProvider } from './DesignSystemProvider.tsx';

function Asker(): ReactElement {
  return <p>{useWords().close}</p>;
}

test('it gives its language’s words', () => {
  renderPart(
    <DesignSystemProvider words={wordsVi}>
      <Asker />
    </DesignSystemProvider>,
  );
  expect(screen.getByText('Đóng')).toBeDefined();
});

test('without it, the error names the mend', () => {
  expect(() => render(<Asker />)).toThrow('Wrap the tree in <DesignSystemProvider');
});

test('both dictionaries are complete, with no word empty', () => {
  expect(Object.keys(wordsVi)).toEqual(Object.keys(wordsEn));
  for (const word of [...Object.values(wordsVi), ...Object.values(wordsEn)]) expect(word).not.toBe('');
});

test('axe finds nothing', async () => {
  renderPart(<Asker />);
  expect(await axeFindings()).toEqual([]);
});
