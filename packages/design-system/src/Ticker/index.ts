export { Ticker, type TickerItem, type TickerProps } from './Ticker.tsx';
export { TickerSpace } from './TickerSpace.tsx';
