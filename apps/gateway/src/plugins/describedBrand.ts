import type { BrandFolder } from '@baize/brand/folder';

/** What search engines are told of a brand that says nothing itself, by the language that its page begins in. */
const sentences: Readonly<Record<string, (name: string) => string>> = {
  vi: (name) => `${name}: casino, slots, thể thao, bắn cá, xổ số và game bài. Chỉ dành cho người đủ tuổi theo luật.`,
  en: (name) => `${name}: casino, slots, sports, fishing, lottery and cards. Only for people of legal age.`,
};

/** The brand with a description: its own, or a sentence that promises nothing. */
export function describedBrand(folder: BrandFolder): BrandFolder {
  const { brand } = folder;
  if (brand.description !== undefined) return folder;
  const sentenceOf = sentences[brand.languages[0] ?? 'en'] ?? sentences['en'];
  return { ...folder, brand: { ...brand, description: sentenceOf?.(brand.name) } };
}
