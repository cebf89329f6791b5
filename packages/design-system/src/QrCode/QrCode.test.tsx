import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { QrCode } from './QrCode.tsx';

test('it is an image of a name, drawn by one path on its own ground', () => {
  renderPart(<QrCode value="https://baize.example" label="Your link" />);
  const code = screen.getByRole('img', { name: 'Your link' });
  expect([...code.children].map((part) => part.tagName.toLowerCase())).toEqual(['rect', 'path']);
});

test('another value is another drawing', () => {
  const { container, rerender } = renderPart(<QrCode value="one" label="Your link" />);
  const before = container.querySelector('path')?.getAttribute('d');
  rerender(<QrCode value="two" label="Your link" />);
  expect(container.querySelector('path')?.getAttribute('d')).not.toBe(before);
});

test('axe finds nothing', async () => {
  renderPart(<QrCode value="https://baize.example" label="Your link" />);
  expect(await axeFindings()).toEqual([]);
});
