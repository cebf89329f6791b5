import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { QrCode } from './QrCode.tsx';
import { qrPath } from './qrPath.ts';

test('it is an image of a name, drawn by one path on its own ground', () => {
  renderPart(<QrCode value="https://baize.example" label="Your link" />);
  const code = screen.getByRole('img', { name: 'Your link' });
  expect([...code.children].map((part) => part.tagName.toLowerCase())).toEqual(['rect', 'path']);
});

test('the modules drawn are those of its text, whichever that is', () => {
  const { container, rerender } = renderPart(<QrCode value="one" label="Your link" />);
  const drawn = () => container.querySelector('path')?.getAttribute('d');
  expect(drawn()).toBe(qrPath('one').path);
  rerender(<QrCode value="two" label="Your link" />);
  expect(drawn()).toBe(qrPath('two').path);
});

test('axe finds nothing', async () => {
  renderPart(<QrCode value="https://baize.example" label="Your link" />);
  expect(await axeFindings()).toEqual([]);
});
