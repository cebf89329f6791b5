import { ToastProvider } from '@baize/design-system/Toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useEffect, useState } from 'react';
import { expect, fn, screen, within } from 'storybook/test';
import { transferArrivalsQueryKey } from '../../core/index.ts';
import { storyPermission, storyWords, withFeature } from '../../core/testing/index.ts';
import { TransferArrival, type TransferArrivalProps } from './TransferArrival.tsx';
import type { TransferArrival as Arrival } from './useTransferArrivals.ts';

const arrivals: Arrival[] = [
  { orderId: '5f0b6c1e-52a1-4c39-9f2e-0d7c5a3b2077', sender: 'tuyen0002', amount: 10_000, at: '2026-11-21T11:20:14.000Z' },
];

/** Has money come as the live events bring it. */
function Arriving(props: TransferArrivalProps): ReactElement {
  const queries = useQueryClient();
  useEffect(() => void queries.setQueryData(transferArrivalsQueryKey('agent01'), arrivals), [queries]);
  return (
    <ToastProvider>
      <TransferArrival {...props} />
    </ToastProvider>
  );
}

const meta = {
  title: 'Notices/TransferArrival',
  component: Arriving,
  args: { onOpen: fn<() => void>() },
  decorators: [withFeature],
  parameters: { feature: { account: 'agent01', answers: { getPermission: storyPermission } } },
} satisfies Meta<typeof Arriving>;
export default meta;
type Story = StoryObj<TransferArrivalProps>;

/** Storybook’s own page has lists too. */
const toast = async (): Promise<HTMLElement> => within(await screen.findByRole('region', { name: /\(F8\)/ })).findByRole('listitem');

/** §3: sender, amount and time, and the way to the list. */
export const Arrived: Story = {
  play: async ({ args, globals, userEvent }) => {
    const { text } = storyWords(globals);
    const told = await toast();
    await expect(told).toHaveTextContent(text('notices', 'transferArrival'));
    await expect(told).toHaveTextContent(/tuyen0002.*10[.,]000.*18:20/);
    await userEvent.click(within(told).getByRole('button', { name: text('notices', 'transferArrival.open') }));
    await expect(args.onOpen).toHaveBeenCalledTimes(1);
  },
};
/** Where the list is in sight, nothing leads there. */
export const AtTheList: Story = {
  args: { onOpen: undefined },
  play: async ({ globals }) => {
    const name = storyWords(globals).text('notices', 'transferArrival.open');
    await expect(within(await toast()).queryByRole('button', { name })).not.toBeInTheDocument();
  },
};
const wayOfBefore = fn<() => void>();
/** The page below goes on while the toast stands. */
function GoingOn({ onOpen }: TransferArrivalProps): ReactElement {
  const [hasGone, setGone] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setGone(true)}>
        Go on
      </button>
      <Arriving onOpen={hasGone ? onOpen : wayOfBefore} />
    </>
  );
}
/** Whoever has gone to another page meanwhile is led on from there. */
export const OpenedElsewhere: Story = {
  render: (props) => <GoingOn {...props} />,
  play: async ({ args, canvas, globals, userEvent }) => {
    const told = await toast();
    await userEvent.click(canvas.getByRole('button', { name: 'Go on' }));
    await userEvent.click(within(told).getByRole('button', { name: storyWords(globals).text('notices', 'transferArrival.open') }));
    await expect(args.onOpen).toHaveBeenCalledTimes(1);
    await expect(wayOfBefore).not.toHaveBeenCalled();
  },
};
