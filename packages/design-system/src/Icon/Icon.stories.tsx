import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../Grid/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { Icon } from './Icon.tsx';
import { iconNames } from './icons.ts';

const meta = { component: Icon, args: { name: 'star' } } satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {};
export const Named: Story = { args: { label: 'Nổi bật', size: 'large' } };
export const All: Story = {
  render: () => (
    <Grid min="tile" gap={4}>
      {iconNames.map((name) => (
        <Stack key={name} align="center" gap={1}>
          <Icon name={name} size="large" />
          <Text as="span" size="tiny" tone="muted">
            {name}
          </Text>
        </Stack>
      ))}
    </Grid>
  ),
};
export const RightToLeft: Story = { args: { name: 'chevronRight' }, globals: { direction: 'rtl' } };
