import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { composed } from '../testing/composed.tsx';
import { forcedColors, largeText, narrow, under } from '../testing/conditions.ts';
import { keepInside, longSentence, longWord } from '../testing/longText.ts';
import { CaptchaField } from './CaptchaField.tsx';

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 44"><rect width="120" height="44" fill="#eee"/><path d="M6 30Q60 4 114 32" stroke="#999" fill="none"/><text x="18" y="31" font-size="24" letter-spacing="8" fill="#333">7K2D</text></svg>';
const meta = {
  component: CaptchaField,
  args: { label: 'Mã bảo vệ', name: 'captcha', image: btoa(svg), onRefresh: fn() },
} satisfies Meta<typeof CaptchaField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { required: true } };
export const Filled: Story = { args: { defaultValue: '7K2D' } };
export const WithError: Story = { args: { defaultValue: '7K20', error: 'Mã bảo vệ không đúng.' } };
export const Loading: Story = { args: { image: undefined } };
export const Broken: Story = { args: { image: 'iVBORw0KGgoAAAA' } };
export const Disabled: Story = { args: { disabled: true } };
const otherWay = { status: 'idle', onBegin: fn() } as const;
export const OtherWay: Story = {
  args: { otherWay },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Tôi không đọc được hình|I can’t read the picture/ }));
    await expect(args.otherWay?.onBegin).toHaveBeenCalledOnce();
  },
};
export const OtherWayUnderWay: Story = {
  args: { otherWay: { ...otherWay, status: 'working' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent(/vài giây|a few seconds/);
    await expect(canvas.getByRole('button', { name: /Tôi không đọc được hình|I can’t read the picture/ })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};
export const OtherWayDone: Story = { args: { otherWay: { ...otherWay, status: 'done' }, defaultValue: '7K2D' } };
export const OtherWayFailed: Story = { args: { otherWay: { ...otherWay, status: 'failed' } } };
export const RefreshesOnceASecond: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: /Đổi hình khác|Show another picture/ });
    await userEvent.dblClick(button);
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};
export const LongText: Story = {
  args: { label: longWord, error: longSentence, help: longWord, defaultValue: longWord },
  play: keepInside,
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Composed: Story = composed(meta, {
  Empty,
  Filled,
  WithError,
  Loading,
  Broken,
  Disabled,
  OtherWay,
  OtherWayUnderWay,
  OtherWayDone,
  OtherWayFailed,
});
export const LargeText: Story = { ...under(largeText, Composed), tags: ['!test'] };
export const Narrow: Story = { ...under(narrow, Composed), tags: ['!test'] };
export const ForcedColors: Story = { ...under(forcedColors, Composed), tags: ['!test'] };
