import type { PointReward } from '@baize/contract';
import { DesignSystemProvider, wordsVi } from '@baize/design-system';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { type Answers, createFeatureParts, FeatureProviders } from '../../core/testing/index.ts';
import { storyRedemption, storyRewards } from '../testing/storyPoints.ts';
import { RedeemDialog } from './RedeemDialog.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const [deck] = storyRewards as [PointReward];
const address = '12 Lý Thường Kiệt, Hà Nội';

/** The dialog of a gift, as the polls of the page around it have the gift and the points. */
async function openDialog(answers: Answers = {}) {
  const parts = createFeatureParts({ account: 'minh88', answers });
  const dialog = (reward: PointReward | undefined, balance = 48_260): ReactElement => (
    <DesignSystemProvider words={wordsVi}>
      <FeatureProviders parts={parts}>
        <RedeemDialog
          {...{ reward, balance, hasFundPassword: true, money: String, fundPasswordHref: '#', historyHref: '#' }}
          onClose={() => undefined}
        />
      </FeatureProviders>
    </DesignSystemProvider>
  );
  const { rerender } = render(dialog(deck));
  const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
  await screen.findByRole('textbox', { name: /Địa chỉ/ });
  fireEvent.change(box(/Tên/), { target: { value: 'Nguyễn Minh Anh' } });
  fireEvent.change(box(/Số điện thoại/), { target: { value: '0912 345 678' } });
  fireEvent.change(box(/Địa chỉ/), { target: { value: address } });
  fireEvent.change(screen.getByLabelText(/Mật khẩu quỹ/), { target: { value: 'Fund1234' } });
  return {
    typed: () => box(/Địa chỉ/).value,
    send: () => fireEvent.click(screen.getByRole('button', { name: /8\.000/ })),
    poll: (reward: PointReward | undefined, balance?: number) => rerender(dialog(reward, balance)),
  };
}

it('keeps what was typed where the last one is taken meanwhile, or the points are spent, and says so', async () => {
  const { typed, poll } = await openDialog();
  for (const [reward, balance, said] of [
    [{ ...deck, left: 0 }, 48_260, 'Hết hàng'],
    [deck, 7_000, 'Còn thiếu 1.000 điểm'],
  ] as const) {
    poll(reward, balance);
    expect(screen.getByText(said)).toBeDefined();
    expect(typed()).toBe(address);
    poll(deck);
    expect(screen.queryByText(said)).toBeNull();
    expect(typed()).toBe(address);
  }
});

it('tells how the request ended for a gift that is taken down meanwhile', async () => {
  const { send, poll } = await openDialog({ redeemReward: { redemption: storyRedemption, balance: 40_260 } });
  send();
  await screen.findByText('Đã gửi đơn của bạn');
  poll(undefined);
  expect(screen.getByText('Đã gửi đơn của bạn')).toBeDefined();
});

it('says of a gift that is taken down before anything is sent that it is gone', async () => {
  const { poll } = await openDialog();
  poll(undefined);
  expect(screen.getByText('Phần quà này không còn nữa')).toBeDefined();
});
