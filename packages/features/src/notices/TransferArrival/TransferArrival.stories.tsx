import { ToastProvider } from '@baize/design-system/Toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useEffect, useState } from 'react';
import { expect, fn, screen, within } from 'storybook/test';
import { transferArrivalsQueryKey } from '../../core/index.ts';
import { storyPermission, storyWords, withFeature } from '../../core/testing/index.ts';
import { TransferArrival, type TransferArrivalProps } from './TransferArrival.tsx';
import type { TransferArrival as Arrival } from './useTransferArrivals.ts';

const arrivalOf = (index: number): Arrival => ({
  orderId: `5f0b6c1e-52a1-4c39-9f2e-0d7c5a3b207${index}`,
  sender: `tuyen000${index}`,
  amount: 10_000,
  at: '2026-11-21T11:20:14.000Z',
});
const one = [arrivalOf(2)];

function arrive(queries: QueryClient, come: readonly Arrival[]): void {
  queries.setQueryData<readonly Arrival[]>(transferArrivalsQueryKey('agent01'), (before = []) => [...before, ...come]);
}
interface ArrivingProps extends TransferArrivalProps {
  /** What has come; more of it comes at the press of a button. */
  arrivals?: readonly Arrival[];
  /** Default nothing. */
  later?: readonly Arrival[];
}
/** Has money come as the live events bring it. */
function Arriving({ arrivals = one, later = [], ...props }: ArrivingProps): ReactElement {
  const queries = useQueryClient();
  useEffect(() => arrive(queries, arrivals), [queries, arrivals]);
  return (
    <ToastProvider>
      <TransferArrival {...props} />
      {later.length > 0 && (
        <button type="button" onClick={() => arrive(queries, later)}>
          More come
        </button>
      )}
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
type Story = StoryObj<ArrivingProps>;

/** Storybook’s own page has lists too. */
const toast = async (): Promise<HTMLElement> => within(await screen.findByRole('region', { name: /\(F8\)/ })).findByRole('listitem');

/** §3: sender, amount and time, and the way to the list. */
export const Arrived: Story = {
  tags: ['browser'],
  play: async ({ args, globals, userEvent }) => {
    const { text } = storyWords(globals);
    const told = await toast();
    await expect(told).toHaveTextContent(text('notices', 'transferArrival'));
    await expect(told).toHaveTextContent(/tuyen0002.*10[.,]000.*18:20/);
    await userEvent.click(within(told).getByRole('button', { name: text('notices', 'transferArrival.open') }));
    await expect(args.onOpen).toHaveBeenCalledTimes(1);
  },
};
/** After a lost connection they come at once: none goes unsaid, though three toasts are shown at most. */
export const ManyAtOnce: Story = {
  args: { arrivals: [1, 2, 3, 4, 5].map(arrivalOf), later: [arrivalOf(6)] },
  play: async ({ canvas, globals, userEvent }) => {
    const { text } = storyWords(globals);
    await expect(await toast()).toHaveTextContent(text('notices', 'transferArrival.many', { number: 5 }));
    await expect(await toast()).toHaveTextContent(/50[.,]000.*tuyen0005.*18:20/);
    // What comes while that stands is counted in it.
    await userEvent.click(canvas.getByRole('button', { name: 'More come' }));
    await expect(await screen.findByText(text('notices', 'transferArrival.many', { number: 6 }))).toBeVisible();
    await expect(await toast()).toHaveTextContent(/60[.,]000.*tuyen0006/);
    // A user who has closed it has read it.
    (await toast()).focus();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'More come' }));
    await expect(await toast()).toHaveTextContent(text('notices', 'transferArrival'));
    await expect(await toast()).toHaveTextContent(/tuyen0006.*10[.,]000/);
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
/** A user who has gone to another page meanwhile is led on from there. */
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
