import * as RadixMenu from '@radix-ui/react-dropdown-menu';
import type { ReactElement } from 'react';
import { useLinkComponent } from '../DesignSystemProvider/index.ts';
import { checkIcon } from '../Icon/icons.ts';
import { Icon } from '../Icon/index.ts';
import { classNames } from '../shared/classNames.ts';
import * as css from './Menu.css.ts';
import type { MenuItem } from './MenuItem.ts';

export interface MenuEntryProps {
  /** What it says and does. */
  item: MenuItem;
}

/** One line of a menu. */
export function MenuEntry({ item }: MenuEntryProps): ReactElement {
  const Anchor = useLinkComponent();
  const { text, icon, danger = false, disabled = false } = item;
  const className = classNames(css.item, danger && css.danger);
  const face = (
    <>
      {icon && <Icon icon={icon} />}
      <span className={css.text}>{text}</span>
    </>
  );
  if (item.checked !== undefined)
    return (
      <RadixMenu.CheckboxItem className={className} disabled={disabled} checked={item.checked} onCheckedChange={item.onCheck}>
        {face}
        <span className={css.mark}>
          <RadixMenu.ItemIndicator>
            <Icon icon={checkIcon} size="small" />
          </RadixMenu.ItemIndicator>
        </span>
      </RadixMenu.CheckboxItem>
    );
  // A link can't be disabled: without its address it is an item like any other.
  if (item.href !== undefined && !disabled)
    return (
      <RadixMenu.Item asChild>
        <Anchor href={item.href} className={className}>
          {face}
        </Anchor>
      </RadixMenu.Item>
    );
  return (
    <RadixMenu.Item className={className} disabled={disabled} onSelect={item.onSelect}>
      {face}
    </RadixMenu.Item>
  );
}
