import type { ComponentType, ReactElement } from 'react';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { useShown } from './shownIn.ts';

interface State {
  args?: object | undefined;
  // `render(args)` of a story is a component whose props are its args.
  render?: unknown;
}

type Draw = (args: object) => ReactElement;

const togetherOff = ['landmark-unique', 'heading-order'].map((id) => ({ id, enabled: false }));

/** Calls a render itself, so that what it writes is in the language of the page too. */
function Rendered({ draw, args }: { draw: Draw; args: object }): ReactElement {
  return useShown()(draw(args));
}

/**
 * The states of a component one below the other: the story that is compared as a picture. Axe looks at them together too, but
 * for two rules about a page as a whole: states repeat the names of their landmarks, and the levels of headings start again.
 */
export function composed(meta: State & { component: unknown }, states: Record<string, State>) {
  return {
    args: { ...meta.args } as never,
    parameters: { a11y: { config: { rules: togetherOff } }, controls: { disable: true } },
    render: (): ReactElement => (
      <Stack gap={6}>
        {Object.entries(states).map(([name, state]) => {
          const Part = meta.component as ComponentType<object>;
          const draw = (state.render ?? meta.render ?? ((args: object) => <Part {...args} />)) as Draw;
          return (
            <Stack key={name} as="section" gap={2}>
              <Text size="tiny" tone="faint">
                {name}
              </Text>
              <div>
                <Rendered draw={draw} args={{ ...meta.args, ...state.args }} />
              </div>
            </Stack>
          );
        })}
      </Stack>
    ),
  };
}
