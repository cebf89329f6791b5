export { FieldSkeleton, type FieldSkeletonProps } from './FieldSkeleton.tsx';
