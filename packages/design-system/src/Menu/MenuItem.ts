import type { IconDrawing } from '../Icon/index.ts';

interface MenuItemBase {
  id: string;
  text: string;
  /** Drawn before the text. Default none. */
  icon?: IconDrawing | undefined;
  /** For what can't be undone. Default false. */
  danger?: boolean | undefined;
  /** Seen, and passed over. Default false. */
  disabled?: boolean | undefined;
  /** A line above it, where another group begins. Default false. */
  separated?: boolean | undefined;
}
/** An item leads somewhere, does something, or is switched on and off. */
export type MenuItem = MenuItemBase &
  (
    | { href: string; onSelect?: never; checked?: never; onCheck?: never }
    | { onSelect: () => void; href?: never; checked?: never; onCheck?: never }
    | { checked: boolean; onCheck: (checked: boolean) => void; href?: never; onSelect?: never }
  );
