export { type BrandPlugin, brandPlugin } from './brandPlugin.ts';
