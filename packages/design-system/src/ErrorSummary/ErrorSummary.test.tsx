import { screen } from '@testing-library/react';
import { createRef } from 'react';
import { userEvent } from 'storybook/test';
import { expect, test } from 'vitest';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

const errors = [{ fieldId: 'email', message: 'The e-mail is not complete.' }];

test('a link focuses its field and leaves the address alone', async () => {
  renderPart(
    <>
      <ErrorSummary title="Please check 1 field" errors={errors} />
      <input id="email" aria-label="E-mail" />
    </>,
  );
  const before = window.location.href;
  await userEvent.click(screen.getByRole('link', { name: 'The e-mail is not complete.' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'E-mail' }));
  expect(window.location.href).toBe(before);
});

test('an error without a field stands there as plain text', async () => {
  renderPart(<ErrorSummary title="Please check 2 fields" errors={[...errors, { message: 'The session is not open.' }]} />);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['The e-mail is not complete.']);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'The e-mail is not complete.',
    'The session is not open.',
  ]);
});

test('it can be focused after a failed submit', () => {
  const ref = createRef<HTMLDivElement>();
  renderPart(<ErrorSummary ref={ref} title="Please check 1 field" errors={errors} />);
  ref.current?.focus();
  expect(document.activeElement).toBe(screen.getByRole('alert'));
});

test('without errors there is nothing', () => {
  renderPart(<ErrorSummary title="Please check" errors={[]} />);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('axe finds nothing', async () => {
  renderPart(
    <>
      <ErrorSummary title="Please check 1 field" errors={errors} />
      <input id="email" aria-label="E-mail" />
    </>,
  );
  expect(await axeFindings()).toEqual([]);
});
