export { Timeline, type TimelineItem, type TimelineProps, type TimelineTone } from './Timeline.tsx';
