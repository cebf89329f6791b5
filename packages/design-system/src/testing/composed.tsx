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

/** Calls a render itself, so that what it writes is in the language of the page too. */
function Rendered({ draw, args }: { draw: Draw; args: object }): ReactElement {
  return useShown()(draw(args));
}

/**
 * The states of a component one below the other: the story that is compared as a picture.
 * Each of them is looked at by axe in its own story; together they repeat names that are unique on a real page.
 */
export function composed(meta: State & { component: unknown }, states: Record<string, State>) {
  return {
    args: { ...meta.args } as never,
    parameters: { a11y: { test: 'off' }, controls: { disable: true } },
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
