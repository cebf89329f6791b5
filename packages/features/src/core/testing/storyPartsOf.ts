import { screen, within } from 'storybook/test';
import { storyWords } from './storyTexts.ts';

type Canvas = Pick<typeof screen, 'findByRole' | 'findByLabelText' | 'getByLabelText' | 'findByText' | 'getByRole' | 'queryByRole'>;

/** What the stories of a domain's forms look for, in the language of the toolbar. */
export const storyPartsOf =
  (namespace: string) =>
  ({ canvas, globals }: { canvas: Canvas; globals: Record<string, unknown> }) => {
    const { text, words } = storyWords(globals);
    const t = (key: string, slots?: Record<string, string | number>) => text(namespace, key, slots);
    return {
      t,
      words,
      error: (code: string, slots?: Record<string, string | number>) => text('core', code, slots),
      field: (key: string) => canvas.findByLabelText(new RegExp(`^${t(key)}`), { selector: 'input, textarea' }),
      button: (key: string) => canvas.findByRole('button', { name: t(key) }),
      /** The button of the question that a form asks before it goes on. */
      answer: async (name: string) => within(await screen.findByRole('alertdialog')).getByRole('button', { name }),
    };
  };
