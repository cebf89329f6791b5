export { Rain as RainPart } from '@baize/features/rewards';
