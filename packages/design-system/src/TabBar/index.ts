export { TabBar, type TabBarProps, type TabItem } from './TabBar.tsx';
