export type { LayerTrigger } from '../shared/LayerTrigger.tsx';
export { Popover, type PopoverProps } from './Popover.tsx';
