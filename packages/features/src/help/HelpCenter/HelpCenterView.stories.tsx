import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { storyPermission, withFeature } from '../../core/testing/index.ts';
import { findInHelp } from '../helpRules.ts';
import { storyHelp } from '../testing/storyHelp.ts';
import { HelpCenterSkeleton } from './HelpCenterSkeleton.tsx';
import { HelpCenterView } from './HelpCenterView.tsx';

const { sections } = storyHelp;
const long = 'Vì sao lệnh rút của tôi bị giữ lại lâu hơn thời gian thông thường trong những ngày lễ lớn của năm? ';

const meta = {
  title: 'Help center/HelpCenterView',
  component: HelpCenterView,
  decorators: [withFeature],
  parameters: { layout: 'fullscreen' },
  args: {
    state: { status: 'ready', sections },
    errorText: '',
    section: sections[0],
    isAnchored: true,
    anchor: undefined,
    visit: 'first',
    search: '',
    hits: undefined,
    contacts: storyPermission.customerService,
    menuHref: '/web/helpmc',
    hrefOf: (anchor) => `/web/helpmc#${anchor}`,
    feedbackHref: '/web/workCenter?form=feedback',
    applicationHref: '/web/workCenter',
    onSearch: fn(),
  },
} satisfies Meta<typeof HelpCenterView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Composed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Gửi lệnh thế nào?' })).toBeVisible();
    await expect(canvas.getAllByRole('list').length).toBeGreaterThan(1);
  },
};
export const Hits: Story = { args: { search: 'nap tien', hits: findInHelp(sections, 'nap tien') } };
export const LongText: Story = {
  args: {
    section: {
      id: 'faq',
      title: `Câu hỏi thường gặp. ${long}`,
      articles: [
        { id: 'faq-long', title: long, blocks: [{ kind: 'text', text: `${long.repeat(6)}https://example.vn/${'a'.repeat(120)}` }] },
      ],
    },
  },
};
/** Its place while its code is on its way. */
export const CodeOnItsWay: Story = { render: () => <HelpCenterSkeleton isAnchored={false} /> };
