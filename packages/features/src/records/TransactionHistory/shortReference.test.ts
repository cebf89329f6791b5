import { expect, it } from 'vitest';
import { shortReference } from './shortReference.ts';

it.each([
  ['69e624a4-81a5-4d2f-9a11-0d7c5a3b9941', 'D7K2-9941'],
  ['sandbox:5f0b6c1e-52a1-4c39-9f2e-0d7c5a3b9941', 'sandbo…3b9941'],
  ['welcome', 'welcome'],
  ['Bù ván bị lỗi của ngày hôm qua', 'Bù ván bị lỗi của ngày hôm qua'],
])('%s is shown as %s', (reference, shown) => expect(shortReference(reference)).toBe(shown));
