import * as RadixAccordion from '@radix-ui/react-accordion';
import { type ReactElement, type ReactNode, useState } from 'react';
import type { HeadingLevel } from '../Heading/index.ts';
import { chevronDownIcon } from '../Icon/icons.ts';
import { Icon } from '../Icon/index.ts';
import { Unstyled } from '../shared/Unstyled.tsx';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as css from './Accordion.css.ts';

/** One heading and what it opens. */
export interface AccordionItem {
  id: string;
  title: string;
  /** What is new about it, in a word, such as “unread”: a dot before the title, read with it. Default nothing. */
  mark?: string | undefined;
  /** A few words beside the title, such as a date. Default none. */
  meta?: string | undefined;
  /** Drawn while it is open, and only then. */
  content: ReactNode;
  /** It can't be opened. Default false. */
  disabled?: boolean | undefined;
}

interface AccordionBase {
  items: readonly AccordionItem[];
  /** Place of its headings in the page's outline. */
  level: HeadingLevel | 4 | 5 | 6;
  /** More than one may be open. Default false. */
  multiple?: boolean | undefined;
}
/** Who holds what is open: the headings themselves, or the page. */
export type AccordionProps = AccordionBase &
  (
    | {
        /** Ids of those that are open; without `multiple` the first of them. */
        open: readonly string[];
        /** Another is to be open, or none: the ids that the page should hold then. */
        onOpenChange: (ids: string[]) => void;
        defaultOpen?: never;
      }
    | {
        /** Ids of those that are open at first; without `multiple` the first of them. Default none. */
        defaultOpen?: readonly string[] | undefined;
        /** Others are open now: their ids. Default nothing. */
        onOpenChange?: ((ids: string[]) => void) | undefined;
        open?: never;
      }
  );

const headings = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4', 5: 'h5', 6: 'h6' } as const;

/** Headings that open what is below them. */
export function Accordion(props: AccordionProps): ReactElement {
  const { items, level, multiple = false, open, defaultOpen = [], onOpenChange } = props;
  const [own, setOwn] = useState(defaultOpen);
  const shown = open ?? own;
  const change = (ids: string[]): void => {
    setOwn(ids);
    onOpenChange?.(ids);
  };
  const Heading = headings[level];
  const entries = items.map(({ id, title, mark, meta, content, disabled = false }) => (
    <RadixAccordion.Item key={id} value={id} className={css.item} disabled={disabled}>
      <RadixAccordion.Header asChild>
        <Heading>
          <RadixAccordion.Trigger className={css.trigger}>
            <span className={mark ? css.markedTitle : css.title}>
              {mark && (
                <span className={css.mark}>
                  <VisuallyHidden>{mark} </VisuallyHidden>
                </span>
              )}
              {title}
            </span>
            {meta && <span className={css.meta}>{meta}</span>}
            <span className={css.chevron}>
              <Icon icon={chevronDownIcon} />
            </span>
          </RadixAccordion.Trigger>
        </Heading>
      </RadixAccordion.Header>
      <RadixAccordion.Content asChild className={css.content}>
        <Unstyled>{content}</Unstyled>
      </RadixAccordion.Content>
    </RadixAccordion.Item>
  ));
  return multiple ? (
    <RadixAccordion.Root className={css.root} type="multiple" value={[...shown]} onValueChange={change}>
      {entries}
    </RadixAccordion.Root>
  ) : (
    <RadixAccordion.Root
      className={css.root}
      type="single"
      collapsible
      value={shown[0] ?? ''}
      onValueChange={(id) => change(id === '' ? [] : [id])}
    >
      {entries}
    </RadixAccordion.Root>
  );
}
