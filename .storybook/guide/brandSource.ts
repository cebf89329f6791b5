import type { Brand } from '@baize/design-system/brand';

const lines = (values: Record<string, string>, indent: string): string =>
  Object.entries(values)
    .map(([name, value]) => `${indent}${name}: ${JSON.stringify(value)},`)
    .join('\n');

/** The TypeScript file that a brand keeps its tokens in. */
export function brandSource(brand: Brand): string {
  return `import { makeBrand } from '@baize/design-system/brand';

export const brand = makeBrand({
  color: {
    dark: {
${lines(brand.color.dark, '      ')}
    },
    light: {
${lines(brand.color.light, '      ')}
    },
  },
  radius: {
${lines(brand.radius, '    ')}
  },
  font: {
${lines(brand.font, '    ')}
  },
});
`;
}
