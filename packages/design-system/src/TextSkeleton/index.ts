export { TextSkeleton, type TextSkeletonProps } from './TextSkeleton.tsx';
