import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { storyRegistration, storyWords, withFeature } from '../../core/testing/index.ts';
import { RegistrationFormView } from './RegistrationFormView.tsx';
import type { RegistrationOutcome } from './useRegistration.ts';

const meta = {
  title: 'Registration/RegistrationFormView',
  component: RegistrationFormView,
  decorators: [withFeature],
  args: {
    setting: storyRegistration,
    isSending: false,
    initialFields: {},
    isUnknownUser: false,
    loginHref: '/web?dialog=login',
    termsHref: '/web/register?dialog=terms',
    textOf: ({ code }) => code,
    onSubmit: fn(async (): Promise<RegistrationOutcome> => ({ status: 'registered' })),
  },
} satisfies Meta<typeof RegistrationFormView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args, globals, userEvent }) => {
    const { text } = storyWords(globals);
    await userEvent.type(canvas.getByRole('textbox', { name: new RegExp(text('registration', 'field.username')) }), 'minh88');
    await userEvent.click(canvas.getByRole('checkbox', { name: text('registration', 'age', { age: 18 }) }));
    await userEvent.click(canvas.getByRole('button', { name: text('registration', 'register') }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      fields: expect.objectContaining({ username: 'minh88' }),
      ageConfirmed: true,
      termsAccepted: false,
    });
  },
};
export const SentHereByTheLogin: Story = {
  args: { isUnknownUser: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('not_exist_user');
  },
};
export const RefusedForAFieldThatIsNotThere: Story = {
  args: {
    onSubmit: fn(
      async (): Promise<RegistrationOutcome> => ({
        status: 'refused',
        code: 'validation_failed',
        issues: [
          { field: 'username', code: 'exists.username.err' },
          { field: 'zalo', code: 'field_format_error' },
        ],
      }),
    ),
  },
  play: async ({ canvas, globals, userEvent }) => {
    const { text } = storyWords(globals);
    await userEvent.click(canvas.getByRole('button', { name: text('registration', 'register') }));
    const summary = within(await canvas.findByRole('alert'));
    await expect(summary.getByText(`${text('registration', 'field.zalo')}: field_format_error`)).toBeVisible();
    await userEvent.click(summary.getByRole('link'));
    await expect(canvas.getByRole('textbox', { name: new RegExp(text('registration', 'field.username')) })).toHaveFocus();
  },
};
export const Sending: Story = { args: { isSending: true } };
export const OlderAge: Story = { args: { setting: { ...storyRegistration, minimumAge: 21 } } };
export const NoFields: Story = { args: { setting: { minimumAge: 18, fields: [] } } };
