export { Ticker, type TickerItem, type TickerProps } from './Ticker.tsx';
export { TickerSpace, type TickerSpaceProps } from './TickerSpace.tsx';
