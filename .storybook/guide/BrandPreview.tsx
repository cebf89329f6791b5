import { type Currency, inMinorUnit } from '@baize/contract';
import { Badge, Button, Callout, Card, formatMoney, Heading, Inline, Money, Stack, Text, TextField } from '@baize/design-system';
import { walletIcon } from '@baize/design-system/icons';
import type { ReactElement } from 'react';

interface BrandPreviewProps {
  /** The brand's: its money is written as its players see it. */
  currency: Currency;
}

/** A few parts that together show most tokens. */
export function BrandPreview({ currency }: BrandPreviewProps): ReactElement {
  const units = (amount: number): string => formatMoney(inMinorUnit(amount, currency), { currency, language: 'en', signed: false });
  return (
    <Stack gap={4}>
      <Heading level={2} size="display">
        Play tonight
      </Heading>
      <Heading level={3}>A table of your own</Heading>
      <Inline gap={2}>
        <Badge tone="brass">New</Badge>
        <Badge tone="live">Live</Badge>
        <Badge tone="positive" variant="outline">
          Paid
        </Badge>
      </Inline>
      <Card>
        <Stack gap={3}>
          <Text tone="muted">Balance</Text>
          <Text size="title" tone="accent">
            <Money amount={inMinorUnit(12_480, currency)} currency={currency} language="en" />
          </Text>
          <TextField label="Amount" name="amount" help={`${units(100)} to ${units(50_000)}`} />
          <Inline gap={2}>
            <Button tone="brass" icon={walletIcon}>
              Deposit
            </Button>
            <Button>Play</Button>
            <Button tone="outline">Demo</Button>
          </Inline>
        </Stack>
      </Card>
      <Callout tone="warning" title="Not yet confirmed">
        We will tell you when it is.
      </Callout>
    </Stack>
  );
}
