// The styles of each component by itself: a page loads less of them than by `styles.css`.
import '@mantine/core/styles/baseline.css';
import '@mantine/core/styles/default-css-variables.css';
import '@mantine/core/styles/global.css';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Group.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Loader.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import '@mantine/core/styles/Notification.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Pagination.css';
import '@mantine/core/styles/Paper.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Table.css';
import '@mantine/core/styles/Tabs.css';
import '@mantine/carousel/styles.css';
import '@mantine/dates/styles.css';
import '@mantine/notifications/styles.css';
import { Carousel } from '@mantine/carousel';
import { Button, Group, MantineProvider, Modal, NativeSelect, Pagination, Table, Tabs, TextInput } from '@mantine/core';
import { DatePickerInput } from '@mantine/dates';
import { Notifications, notifications } from '@mantine/notifications';
import { type ReactElement, type ReactNode, useState } from 'react';
import { banks, betColumns, bets, modalText, pageCount, slides, ways } from '../page/content.ts';
import type { PagerPartProps } from '../page/PartsSystem.ts';

export function Frame({ children }: { children: ReactNode }): ReactElement {
  return <MantineProvider>{children}</MantineProvider>;
}

export function ButtonPart(): ReactElement {
  return <Button>Deposit</Button>;
}

export function FieldPart(): ReactElement {
  return <TextInput label="User name" description="As on your card" name="name" />;
}

const choices = banks.map(({ value, text }) => ({ value, label: text }));
export function SelectPart(): ReactElement {
  return <NativeSelect label="Bank" name="bank" data={choices} />;
}

export function ModalPart(): ReactElement {
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open modal</Button>
      <Modal opened={open} onClose={close} title="Log in">
        {modalText}
        <Group justify="flex-end">
          <Button variant="outline" onClick={close}>
            Cancel
          </Button>
          <Button onClick={close}>OK</Button>
        </Group>
      </Modal>
    </>
  );
}

export function TabsPart(): ReactElement {
  return (
    <Tabs defaultValue="bank" keepMounted={false}>
      <Tabs.List aria-label="Ways to deposit">
        {ways.map(({ id, text }) => (
          <Tabs.Tab key={id} value={id}>
            {text}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {ways.map(({ id, content }) => (
        <Tabs.Panel key={id} value={id}>
          {content}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

export function PagerPart({ page, onChange }: PagerPartProps): ReactElement {
  return <Pagination value={page} onChange={onChange} total={pageCount} siblings={2} boundaries={0} withEdges />;
}

export function ToastPart(): ReactElement {
  return (
    <>
      <Notifications />
      <Button onClick={() => notifications.show({ color: 'green', message: 'Saved' })}>Show toast</Button>
    </>
  );
}

export function DateRangePart(): ReactElement {
  const [range, setRange] = useState<[string | null, string | null]>([null, null]);
  return <DatePickerInput type="range" label="Time of the bets" value={range} onChange={setRange} />;
}

export function TablePart(): ReactElement {
  return (
    <Table>
      <Table.Caption>Bets</Table.Caption>
      <Table.Thead>
        <Table.Tr>
          {betColumns.map(({ id, header }) => (
            <Table.Th key={id}>{header}</Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {bets.map((bet) => (
          <Table.Tr key={bet.id}>
            {betColumns.map(({ id }) => (
              <Table.Td key={id}>{bet[id]}</Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

export function CarouselPart(): ReactElement {
  return (
    <Carousel withIndicators emblaOptions={{ loop: true }}>
      {slides.map(({ id, label }) => (
        <Carousel.Slide key={id}>{label}</Carousel.Slide>
      ))}
    </Carousel>
  );
}
