import { Button, DesignSystemProvider, Pager, Select, TextField, wordsEn } from '@baize/design-system';
import { Carousel } from '@baize/design-system/Carousel';
import { type DateRange, DateRangePicker } from '@baize/design-system/DateRangePicker';
import { Modal } from '@baize/design-system/Modal';
import { Table } from '@baize/design-system/Table';
import { Tabs } from '@baize/design-system/Tabs';
import { ToastProvider, useToasts } from '@baize/design-system/Toast';
import { type ReactElement, type ReactNode, useState } from 'react';
import { type Bet, banks, betColumns, bets, modalText, pageCount, slides, ways } from '../page/content.ts';
import type { PagerPartProps } from '../page/PartsSystem.ts';

export function Frame({ children }: { children: ReactNode }): ReactElement {
  return <DesignSystemProvider words={wordsEn}>{children}</DesignSystemProvider>;
}

export function ButtonPart(): ReactElement {
  return <Button>Deposit</Button>;
}

export function FieldPart(): ReactElement {
  return <TextField label="User name" help="As on your card" name="name" />;
}

export function SelectPart(): ReactElement {
  return <Select label="Bank" name="bank" options={banks} />;
}

export function ModalPart(): ReactElement {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open modal</Button>
      <Modal open={open} onClose={() => setOpen(false)} title="Log in">
        {modalText}
      </Modal>
    </>
  );
}

export function TabsPart(): ReactElement {
  return <Tabs label="Ways to deposit" items={ways} />;
}

export function PagerPart({ page, onChange }: PagerPartProps): ReactElement {
  return <Pager label="Pages" page={page} pageCount={pageCount} onChange={onChange} />;
}

function ToastButton(): ReactElement {
  const toasts = useToasts();
  return <Button onClick={() => toasts.show({ tone: 'positive', title: 'Saved' })}>Show toast</Button>;
}
export function ToastPart(): ReactElement {
  return (
    <ToastProvider>
      <ToastButton />
    </ToastProvider>
  );
}

export function DateRangePart(): ReactElement {
  const [range, setRange] = useState<DateRange>({ from: undefined, to: undefined });
  return <DateRangePicker label="Time of the bets" name="time" value={range} onChange={setRange} language="en" />;
}

const columns = betColumns.map(({ id, header }) => ({ id, header, cell: (bet: Bet) => bet[id] }));
export function TablePart(): ReactElement {
  return <Table caption="Bets" columns={columns} rows={bets} rowKey={({ id }) => id} />;
}

const slidesWithContent = slides.map((slide) => ({ ...slide, content: slide.label }));
export function CarouselPart(): ReactElement {
  return <Carousel label="Promotions" slides={slidesWithContent} />;
}
