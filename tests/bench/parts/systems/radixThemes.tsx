// The base and the one pair of colours that the page shows, instead of all of them by `styles.css`.
import '@radix-ui/themes/tokens/base.css';
import '@radix-ui/themes/tokens/colors/indigo.css';
import '@radix-ui/themes/tokens/colors/slate.css';
import '@radix-ui/themes/components.css';
import '@radix-ui/themes/utilities.css';
import { Box, Button, Dialog, Flex, Select, Table, Tabs, Text, TextField, Theme } from '@radix-ui/themes';
import { type ReactElement, type ReactNode, useId } from 'react';
import { banks, betColumns, bets, modalText, ways } from '../page/content.ts';

export function Frame({ children }: { children: ReactNode }): ReactElement {
  return (
    <Theme accentColor="indigo" grayColor="slate">
      {children}
    </Theme>
  );
}

export function ButtonPart(): ReactElement {
  return <Button>Deposit</Button>;
}

export function FieldPart(): ReactElement {
  const id = useId();
  return (
    <Box>
      <Text as="label" htmlFor={id}>
        User name
      </Text>
      <TextField.Root id={id} name="name" aria-describedby={`${id}-help`} />
      <Text as="p" id={`${id}-help`}>
        As on your card
      </Text>
    </Box>
  );
}

export function SelectPart(): ReactElement {
  return (
    <Select.Root name="bank" defaultValue="bank0">
      <Select.Trigger aria-label="Bank" />
      <Select.Content>
        {banks.map(({ value, text }) => (
          <Select.Item key={value} value={value}>
            {text}
          </Select.Item>
        ))}
      </Select.Content>
    </Select.Root>
  );
}

export function ModalPart(): ReactElement {
  return (
    <Dialog.Root>
      <Dialog.Trigger>
        <Button>Open modal</Button>
      </Dialog.Trigger>
      <Dialog.Content>
        <Dialog.Title>Log in</Dialog.Title>
        <Dialog.Description>{modalText}</Dialog.Description>
        <Flex justify="end">
          <Dialog.Close>
            <Button variant="outline">Cancel</Button>
          </Dialog.Close>
          <Dialog.Close>
            <Button>OK</Button>
          </Dialog.Close>
        </Flex>
      </Dialog.Content>
    </Dialog.Root>
  );
}

export function TabsPart(): ReactElement {
  return (
    <Tabs.Root defaultValue="bank">
      <Tabs.List aria-label="Ways to deposit">
        {ways.map(({ id, text }) => (
          <Tabs.Trigger key={id} value={id}>
            {text}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {ways.map(({ id, content }) => (
        <Tabs.Content key={id} value={id}>
          {content}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}

export function TablePart(): ReactElement {
  return (
    <Table.Root aria-label="Bets">
      <Table.Header>
        <Table.Row>
          {betColumns.map(({ id, header }) => (
            <Table.ColumnHeaderCell key={id}>{header}</Table.ColumnHeaderCell>
          ))}
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {bets.map((bet) => (
          <Table.Row key={bet.id}>
            {betColumns.map(({ id }) => (
              <Table.Cell key={id}>{bet[id]}</Table.Cell>
            ))}
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}
