// A chunk of its own: tokens and contrast are for pages that are sent a brand.
export { applyBrand } from '@baize/design-system/brand';
