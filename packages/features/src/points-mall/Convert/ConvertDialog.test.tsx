import { DesignSystemProvider, wordsVi } from '@baize/design-system';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { createFeatureParts, FeatureProviders, Refusal } from '../../core/testing/index.ts';
import { ConvertDialog } from './ConvertDialog.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

it('keeps the figures that were agreed to while the balance moves, and shows the new ones once the rate has changed', async () => {
  const parts = createFeatureParts({ account: 'minh88', answers: { convertPoints: new Refusal('reward_changed') } });
  const dialog = (converted: { points: number; amount: number }, balance: number): ReactElement => (
    <DesignSystemProvider words={wordsVi}>
      <FeatureProviders parts={parts}>
        <ConvertDialog
          {...{ converted, balance, hasFundPassword: true, money: (amount) => `₫ ${amount}`, fundPasswordHref: '#' }}
          onClose={() => undefined}
        />
      </FeatureProviders>
    </DesignSystemProvider>
  );
  const { rerender } = render(dialog({ points: 1_200, amount: 1_200 }, 5_000));
  fireEvent.change(await screen.findByLabelText(/Mật khẩu quỹ/), { target: { value: 'Fund1234' } });
  rerender(dialog({ points: 1_200, amount: 1_200 }, 6_000));
  expect(screen.getByText('3.800')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: /1\.200/ }));
  await screen.findByText('Giá hoặc tỷ lệ đã thay đổi. Vui lòng xem lại rồi thử lại.');
  rerender(dialog({ points: 1_200, amount: 600 }, 6_000));
  expect(screen.getByText('₫ 600')).toBeDefined();
  expect(screen.getByText('4.800')).toBeDefined();
});
