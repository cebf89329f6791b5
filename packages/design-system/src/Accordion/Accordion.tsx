import * as RadixAccordion from '@radix-ui/react-accordion';
import type { ReactElement, ReactNode } from 'react';
import type { HeadingLevel } from '../Heading/index.ts';
import { chevronDownIcon } from '../Icon/icons.ts';
import { Icon } from '../Icon/index.ts';
import { Unstyled } from '../shared/Unstyled.tsx';
import * as css from './Accordion.css.ts';

/** One heading and what it opens. */
export interface AccordionItem {
  id: string;
  title: string;
  /** A few words beside the title, such as a date. Default none. */
  meta?: string | undefined;
  /** Drawn while it is open, and only then. */
  content: ReactNode;
  /** It can't be opened. Default false. */
  disabled?: boolean | undefined;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** Place of its headings in the page's outline. */
  level: HeadingLevel;
  /** More than one may be open. Default false. */
  multiple?: boolean | undefined;
  /** Ids of those that are open at first; without `multiple` the first of them. Default none. */
  defaultOpen?: readonly string[] | undefined;
}

const headings = { 1: 'h1', 2: 'h2', 3: 'h3' } as const;

/** Headings that open what is below them. */
export function Accordion({ items, level, multiple = false, defaultOpen = [] }: AccordionProps): ReactElement {
  const Heading = headings[level];
  const entries = items.map(({ id, title, meta, content, disabled = false }) => (
    <RadixAccordion.Item key={id} value={id} className={css.item} disabled={disabled}>
      <RadixAccordion.Header asChild>
        <Heading>
          <RadixAccordion.Trigger className={css.trigger}>
            <span className={css.title}>{title}</span>
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
    <RadixAccordion.Root className={css.root} type="multiple" defaultValue={[...defaultOpen]}>
      {entries}
    </RadixAccordion.Root>
  ) : (
    <RadixAccordion.Root className={css.root} type="single" collapsible defaultValue={defaultOpen[0] ?? ''}>
      {entries}
    </RadixAccordion.Root>
  );
}
