import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { type Answers, storyMember, storyWords, withFeature } from '../../core/testing/index.ts';
import { otherVendor, storyRooms } from '../testing/storyRooms.ts';
import { PvpRooms } from './PvpRooms.tsx';
import { PvpRoomsSkeleton } from './PvpRoomsSkeleton.tsx';

const answering = (listPvpRooms: NonNullable<Answers['listPvpRooms']>) => ({
  feature: { account: 'minh88', answers: { getMemberInfo: storyMember, listPvpRooms } satisfies Answers },
});
const [open, full, own, closed] = storyRooms.rooms;

const meta = {
  title: 'PVP rooms/PvpRooms',
  component: PvpRooms,
  decorators: [withFeature],
  parameters: answering(storyRooms),
  args: { vendor: undefined, launchingId: undefined, onEnterRoom: fn() },
} satisfies Meta<typeof PvpRooms>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryState: Story = {
  tags: ['browser'],
  play: async ({ args, canvas, globals, userEvent }) => {
    const { text, language } = storyWords(globals);
    const list = await canvas.findByRole('list', { name: text('pvp-rooms', 'title') });
    const card = (room: typeof open) => {
      const name = room?.roomName[language] ?? '';
      const heading = within(list).getByRole('heading', { level: 3, name });
      const item = within(list)
        .getAllByRole('listitem')
        .find((one) => one.contains(heading));
      if (!item) throw new Error(`no card of ${name}`);
      return { item, button: within(item).getByRole('button', { name: `${text('pvp-rooms', 'enter')} ${name}` }) };
    };
    await expect(card(open).item).toHaveTextContent(text('pvp-rooms', 'state.open'));
    await expect(card(open).item).toHaveTextContent(/1[.,]000 – .*5[.,]000/);
    await expect(card(open).item).toHaveTextContent(text('pvp-rooms', 'seats.taken', { players: 9, seats: 24 }));
    await expect(card(full).item).toHaveTextContent(text('pvp-rooms', 'state.full'));
    await expect(card(closed).item).toHaveTextContent(text('pvp-rooms', 'state.closed'));
    for (const room of [full, closed]) {
      const { button } = card(room);
      await userEvent.click(button);
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await expect(button).toHaveFocus();
    }
    // Full, and one of the seats is his.
    await expect(card(own).item).toHaveTextContent(text('pvp-rooms', 'state.seated'));
    await userEvent.click(card(own).button);
    await userEvent.click(card(open).button);
    await expect(args.onEnterRoom.mock.calls.map(([room]) => room.roomId)).toEqual([own?.roomId, open?.roomId]);
  },
};
export const OneVendor: Story = {
  args: { vendor: otherVendor },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(2));
  },
};
export const Entering: Story = {
  args: { launchingId: open?.roomId },
  play: async ({ args, canvas, globals, userEvent }) => {
    const { text, language } = storyWords(globals);
    const name = `${text('pvp-rooms', 'enter')} ${open?.roomName[language]}`;
    const button = await canvas.findByRole('button', { name });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onEnterRoom).not.toHaveBeenCalled();
  },
};
export const LongNames: Story = {
  parameters: answering({
    rooms: storyRooms.rooms.map((room) => ({
      ...room,
      roomName: {
        vi: 'Phòng giao lưu của những người yêu mến lá bài ba miền',
        en: 'The friendly hall of all who love the cards of three regions',
      },
      ...{ minStake: 100_000_000, maxStake: 900_000_000, minBalance: 9_000_000_000, seats: 1_000, players: 999 },
    })),
  }),
};
export const Loading: Story = {
  parameters: answering('never'),
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: storyWords(globals).text('pvp-rooms', 'title') })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const None: Story = {
  parameters: answering({ rooms: [] }),
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(storyWords(globals).text('pvp-rooms', 'empty'))).toBeVisible();
  },
};
export const Offline: Story = {
  parameters: answering('offline'),
  play: async ({ canvas, globals }) => {
    const { text, words } = storyWords(globals);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(text('pvp-rooms', 'failed'));
    await expect(alert).toHaveTextContent(text('core', 'network_error'));
    await expect(within(alert).getByRole('button', { name: words.retry })).toBeVisible();
  },
};
/** Its place while its code is on its way. */
export const CodeOnItsWay: Story = { render: () => <PvpRoomsSkeleton /> };
