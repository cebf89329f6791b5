import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../Grid/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { composed } from '../testing/composed.tsx';
import { forcedColors, largeText, narrow, under } from '../testing/conditions.ts';
import { Icon } from './Icon.tsx';
import * as icons from './icons.ts';

const meta = { component: Icon, args: { icon: icons.starIcon } } satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {};
export const Named: Story = { args: { label: 'Nổi bật', size: 'large' } };
export const All: Story = {
  render: () => (
    <Grid min="tile" gap={4}>
      {Object.entries(icons).map(([name, icon]) => (
        <Stack key={name} align="center" gap={1}>
          <Icon icon={icon} size="large" />
          <Text as="span" size="tiny" tone="muted">
            {name}
          </Text>
        </Stack>
      ))}
    </Grid>
  ),
};
export const RightToLeft: Story = { args: { icon: icons.chevronRightIcon }, globals: { direction: 'rtl' } };
export const Composed: Story = composed(meta, { Medium, Named, All, RightToLeft });
export const LargeText: Story = { ...under(largeText, Composed), tags: ['!test'] };
export const Narrow: Story = { ...under(narrow, Composed), tags: ['!test'] };
export const ForcedColors: Story = { ...under(forcedColors, Composed), tags: ['!test'] };
