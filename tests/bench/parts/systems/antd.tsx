import { Button, Carousel, ConfigProvider, DatePicker, Form, Input, Modal, message, Pagination, Select, Table, Tabs } from 'antd';
import { type ReactElement, type ReactNode, useState } from 'react';
import { banks, betColumns, bets, modalText, pageCount, slides, ways } from '../page/content.ts';
import type { PagerPartProps } from '../page/PartsSystem.ts';

export function Frame({ children }: { children: ReactNode }): ReactElement {
  return <ConfigProvider>{children}</ConfigProvider>;
}

export function ButtonPart(): ReactElement {
  return <Button type="primary">Deposit</Button>;
}

export function FieldPart(): ReactElement {
  return (
    <Form layout="vertical">
      <Form.Item label="User name" name="name" extra="As on your card">
        <Input />
      </Form.Item>
    </Form>
  );
}

const choices = banks.map(({ value, text }) => ({ value, label: text }));
export function SelectPart(): ReactElement {
  return <Select aria-label="Bank" defaultValue="bank0" options={choices} />;
}

export function ModalPart(): ReactElement {
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button type="primary" onClick={() => setOpen(true)}>
        Open modal
      </Button>
      <Modal open={open} onOk={close} onCancel={close} title="Log in">
        {modalText}
      </Modal>
    </>
  );
}

const tabs = ways.map(({ id, text, content }) => ({ key: id, label: text, children: content }));
export function TabsPart(): ReactElement {
  return <Tabs defaultActiveKey="bank" items={tabs} />;
}

export function PagerPart({ page, onChange }: PagerPartProps): ReactElement {
  return <Pagination current={page} onChange={onChange} total={pageCount * 10} showSizeChanger={false} />;
}

export function ToastPart(): ReactElement {
  const [toasts, place] = message.useMessage();
  return (
    <>
      {place}
      <Button type="primary" onClick={() => void toasts.success('Saved')}>
        Show toast
      </Button>
    </>
  );
}

export function DateRangePart(): ReactElement {
  return <DatePicker.RangePicker aria-label="Time of the bets" />;
}

const columns = betColumns.map(({ id, header }) => ({ key: id, dataIndex: id, title: header }));
export function TablePart(): ReactElement {
  return <Table columns={columns} dataSource={[...bets]} rowKey="id" pagination={false} />;
}

export function CarouselPart(): ReactElement {
  return (
    <Carousel arrows>
      {slides.map(({ id, label }) => (
        <div key={id}>{label}</div>
      ))}
    </Carousel>
  );
}
