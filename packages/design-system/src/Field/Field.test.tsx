import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { Field } from './Field.tsx';

test('label, help and error are tied to the control', () => {
  renderPart(
    <Field label="Amount" help="At least 100." error="Too little." required>
      {(control) => <input {...control} />}
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'Amount' });
  const ids = input.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual(['Too little.', 'At least 100.']);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(input.getAttribute('aria-required')).toBe('true');
});

test('optional is said in words', () => {
  renderPart(
    <Field label="Amount" optional>
      {(control) => <input {...control} />}
    </Field>,
  );
  expect(screen.getByRole('textbox', { name: 'Amount (optional)' })).toBeDefined();
});

test('axe finds nothing', async () => {
  renderPart(<Field label="Amount">{(control) => <input {...control} />}</Field>);
  expect(await axeFindings()).toEqual([]);
});
