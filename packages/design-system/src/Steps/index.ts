export { type StepItem, type StepState, Steps, type StepsProps } from './Steps.tsx';
