import { Button, EmptyState, ErrorState, Stack } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useErrorText } from '../../core/index.ts';
import { MoneyFormSkeleton } from '../../shared/money/MoneyFormSkeleton.tsx';
import { OrderFrame } from '../../shared/money/OrderFrame.tsx';
import type { ShownOrder } from './useShownOrder.ts';

export interface OrderPlaceProps<Order extends { orderId: string }> {
  shown: Exclude<ShownOrder<Order>, { status: 'none' }>;
  /** What is said where it is none of the player's, where nobody can tell, and of the way to the form. */
  texts: Readonly<Record<'missing' | 'failed' | 'leave', string>>;
  onLeave(): void;
  children(order: Order): ReactElement;
}

/** What an address names in place of the form: the order once it is found, or why it is not seen. */
export function OrderPlace<Order extends { orderId: string }>(props: OrderPlaceProps<Order>): ReactElement {
  const { shown, texts, onLeave, children } = props;
  const errorText = useErrorText();
  if (shown.status === 'looking') return <MoneyFormSkeleton />;
  if (shown.status === 'missing') return <EmptyState title={texts.missing} action={<Button onClick={onLeave}>{texts.leave}</Button>} />;
  if (shown.status === 'error') {
    return (
      <Stack gap={3} align="center">
        <ErrorState title={texts.failed} retry={{ onRetry: shown.retry }}>
          {errorText.of(shown)}
        </ErrorState>
        <Button tone="ghost" onClick={onLeave}>
          {texts.leave}
        </Button>
      </Stack>
    );
  }
  return <OrderFrame key={shown.order.orderId}>{children(shown.order)}</OrderFrame>;
}
