import { Button, ButtonLink, Callout, type NavItem, Skeleton, Stack, Text, useWords, VisuallyHidden } from '@baize/design-system';
import type { HoverMenuContent } from '@baize/design-system/HoverMenu';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const expectedItems = ['one', 'two', 'three', 'four'];

/** What one group's heading opens: the page of the group, and what its hover menu lists on a wide screen. */
export function MenuSheetGroup({ item, items, more, failure, emptyText }: { item: NavItem } & HoverMenuContent): ReactElement {
  const { t } = useTranslation('shell');
  const words = useWords();
  const whole = t('menuWhole', { name: item.text });
  return (
    <Stack gap={2}>
      {item.href === undefined ? (
        <Button tone="outline" size="medium" fullWidth onClick={item.onSelect}>
          {whole}
        </Button>
      ) : (
        <ButtonLink href={item.href} tone="outline" size="medium" fullWidth>
          {whole}
        </ButtonLink>
      )}
      {failure && (
        <Callout tone="warning" retry={{ onRetry: failure.onRetry }}>
          {failure.text}
        </Callout>
      )}
      {items === null && <VisuallyHidden>{words.loading}</VisuallyHidden>}
      {items === null && expectedItems.map((name) => <Skeleton key={name} shape="control" />)}
      {items?.length === 0 && !failure && (
        <Text tone="muted" size="small">
          {emptyText}
        </Text>
      )}
      {items?.map(({ id, text, href, onSelect }) =>
        href === undefined ? (
          <Button key={id} tone="ghost" size="medium" fullWidth onClick={onSelect}>
            {text}
          </Button>
        ) : (
          <ButtonLink key={id} href={href} tone="ghost" size="medium" fullWidth>
            {text}
          </ButtonLink>
        ),
      )}
      {more && (
        <ButtonLink href={more.href} tone="ghost" size="medium" fullWidth>
          {more.text}
        </ButtonLink>
      )}
    </Stack>
  );
}
