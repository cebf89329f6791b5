import type { Game } from '@baize/contract';
import { Button, Inline } from '@baize/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { type Answers, Refusal, storyGame, storyMember, storyWords, withFeature } from '../../core/testing/index.ts';
import { LaunchProvider, useLaunchManager } from './LaunchProvider.tsx';
import { pendingLaunch } from './pendingLaunch.ts';

function Tile({ game = storyGame }: { game?: Game }): ReactElement {
  const { launchGame, state } = useLaunchManager();
  return (
    <Inline gap={2}>
      <Button pending={state.status === 'launching'} onClick={() => launchGame(game, 'real')}>
        Play
      </Button>
      <Button tone="outline" onClick={() => launchGame(game, 'demo')}>
        Demo
      </Button>
    </Inline>
  );
}

/** No story opens a window: the browser blocks it, as a pop-up blocker would. */
function blockWindows(): () => void {
  const { open } = globalThis;
  globalThis.open = () => null;
  pendingLaunch.forget();
  return () => {
    globalThis.open = open;
    pendingLaunch.forget();
  };
}

const answering = (launchGame: NonNullable<Answers['launchGame']>, account?: string) => ({
  layout: 'fullscreen',
  docs: { story: { inline: false, height: '560px' } },
  feature: { answers: { launchGame } satisfies Answers, account },
});

const meta = {
  title: 'Game launch/LaunchProvider',
  component: LaunchProvider,
  decorators: [withFeature],
  beforeEach: blockWindows,
  args: { onRequestLogin: fn(), onRequestRegistration: fn(), children: <Tile /> },
} satisfies Meta<typeof LaunchProvider>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const press = ({ canvas, userEvent }: PlayContext, name: 'Play' | 'Demo') => userEvent.click(canvas.getByRole('button', { name }));

export const VisitorIsToldToLogIn: Story = {
  tags: ['browser'],
  parameters: answering({ game_url: 'about:blank' }),
  play: async (context) => {
    const { text } = storyWords(context.globals);
    await press(context, 'Play');
    const dialog = within(await screen.findByRole('dialog', { name: text('launch', 'loginTitle') }));
    await context.userEvent.click(dialog.getByRole('button', { name: text('launch', 'logIn') }));
    await expect(context.args.onRequestLogin).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};
export const Launching: Story = {
  parameters: answering('never', 'minh88'),
  play: async (context) => {
    await press(context, 'Play');
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Play' })).toHaveAttribute('aria-busy', 'true'));
  },
};
export const UnderMaintenance: Story = {
  parameters: answering(new Refusal('vendor_under_maintenance', { maintainTime: '2026-11-22T01:00:00Z', endTime: '2026-11-22T03:30:00Z' })),
  play: async (context) => {
    const { text, language } = storyWords(context.globals);
    await press(context, 'Demo');
    const dialog = await screen.findByRole('dialog', { name: storyGame.name[language] });
    await expect(dialog).toHaveTextContent(text('core', 'vendor_under_maintenance'));
    await expect(dialog).toHaveTextContent(/\d{4}-\d\d-\d\d \d\d:\d\d – \d{4}-\d\d-\d\d \d\d:\d\d/);
  },
};
export const TooManyRequestsOpenNoDialog: Story = {
  parameters: answering(new Refusal('TOO_MANY_REQUEST', { retryAfterSeconds: 60 }), 'minh88'),
  play: async (context) => {
    const { text } = storyWords(context.globals);
    const region = context.canvas.getByText((_, element) => element?.getAttribute('role') === 'status' && element.textContent === '');
    await press(context, 'Play');
    await waitFor(() => expect(region).toHaveTextContent(text('core', 'TOO_MANY_REQUEST.wait', { minutes: 1 })));
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};
/** Real play is the members' own (013). */
export const AgentIsOfferedDemo: Story = {
  parameters: {
    ...answering('never'),
    feature: {
      account: 'agent01',
      answers: { launchGame: new Refusal('function.not.available'), getMemberInfo: { ...storyMember, type: 1 } } satisfies Answers,
    },
  },
  play: async (context) => {
    const { text, language } = storyWords(context.globals);
    await press(context, 'Play');
    await expect(await screen.findByText(text('launch', 'agent.demo'))).toBeVisible();
    const dialog = within(screen.getByRole('dialog', { name: storyGame.name[language] }));
    await expect(dialog.getByRole('button', { name: text('core', 'game.demo') })).toBeVisible();
  },
};
export const AgentOfAGameWithoutDemo: Story = {
  parameters: AgentIsOfferedDemo.parameters ?? {},
  args: { children: <Tile game={{ ...storyGame, hasDemo: false }} /> },
  play: async (context) => {
    const { text, language } = storyWords(context.globals);
    await press(context, 'Play');
    await expect(await screen.findByText(text('launch', 'agent'))).toBeVisible();
    const dialog = within(screen.getByRole('dialog', { name: storyGame.name[language] }));
    await expect(dialog.queryByRole('button', { name: text('core', 'game.demo') })).not.toBeInTheDocument();
  },
};
export const GaveNoAddress: Story = {
  parameters: answering({ game_url: '' }, 'minh88'),
  play: async (context) => {
    const { text, language, words } = storyWords(context.globals);
    await press(context, 'Play');
    const dialog = await screen.findByRole('dialog', { name: storyGame.name[language] });
    await expect(dialog).toHaveTextContent(text('core', 'launch_without_url'));
    await context.userEvent.click(within(dialog).getByRole('button', { name: words.ok }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};
