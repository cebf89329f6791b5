export { Stat, type StatChange, type StatDirection, type StatProps } from './Stat.tsx';
