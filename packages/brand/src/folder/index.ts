export { type BrandFolder, readBrandFolder } from './readBrandFolder.ts';
