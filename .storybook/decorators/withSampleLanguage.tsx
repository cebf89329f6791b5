import type { Decorator } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { type Shown, shownIn } from '../../packages/design-system/src/testing/shownIn.ts';

type Draw = (context: object) => ReactElement;

function Drawn({ draw, context, shown }: { draw: Draw; context: object; shown: Shown }): ReactElement {
  return shown(draw(context));
}

/** The design system's stories are written in Vietnamese, args and renders; under another language of the toolbar they are shown in that. */
export const withSampleLanguage: Decorator = (Story, { args, globals, title }) => {
  const shown = shownIn(globals);
  const isSample = title.startsWith('Design system/') || title.startsWith('Pages/');
  if (!isSample || globals['language'] !== 'en') return <Story />;
  const story = Story({ args: shown({ ...args }) });
  const { type, props } = story as ReactElement<object>;
  return typeof type === 'function' && 'canvasElement' in props ? <Drawn draw={type as Draw} context={props} shown={shown} /> : story;
};
