export { Table, type TableProps } from './Table.tsx';
export type { TableColumn, TableDirection, TableSort } from './tableTypes.ts';
