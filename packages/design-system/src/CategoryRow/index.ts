export { type CategoryItem, CategoryRow, type CategoryRowProps } from './CategoryRow.tsx';
