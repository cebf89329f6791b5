import type { BrandTokens } from '@baize/brand';
import { Stack, Text } from '@baize/design-system';
import type { ReactElement } from 'react';

type Radius = BrandTokens['radius'];
type Font = BrandTokens['font'];

const wordsForWeight = { headingWeight: 'weight of headings', displayWeight: 'weight of the hero' } as const;
const wide = { flex: 1, minInlineSize: 0, font: 'inherit', padding: 4 } as const;
const name = { inlineSize: 140 } as const;
const row = { display: 'flex', alignItems: 'center', gap: 8 } as const;

interface TokenFieldsProps {
  brand: BrandTokens;
  onChange: (brand: BrandTokens) => void;
}

/** Corners and fonts of a brand, which are the same in both modes. */
export function TokenFields({ brand, onChange }: TokenFieldsProps): ReactElement {
  const setRadius = (token: keyof Radius, value: string): void => onChange({ ...brand, radius: { ...brand.radius, [token]: value } });
  const setFont = (token: keyof Font, value: string): void => onChange({ ...brand, font: { ...brand.font, [token]: value } });
  return (
    <Stack gap={2}>
      <Text weight="strong">Corners</Text>
      {(Object.keys(brand.radius) as (keyof Radius)[]).map((token) => (
        <label key={token} style={row}>
          <span style={name}>radius.{token}</span>
          <input
            type="range"
            min={0}
            max={32}
            style={wide}
            value={Number.parseFloat(brand.radius[token])}
            onChange={(event) => setRadius(token, `${event.target.value}px`)}
          />
          <span>{brand.radius[token]}</span>
        </label>
      ))}
      <Text weight="strong">Fonts</Text>
      <label style={row}>
        <span style={name}>family</span>
        <input style={wide} spellCheck={false} value={brand.font.body} onChange={(event) => setFont('body', event.target.value)} />
      </label>
      {(['headingWeight', 'displayWeight'] as const).map((token) => (
        <label key={token} style={row}>
          <span style={name}>{wordsForWeight[token]}</span>
          <select style={wide} value={brand.font[token]} onChange={(event) => setFont(token, event.target.value)}>
            {['400', '500', '600', '700', '800'].map((weight) => (
              <option key={weight}>{weight}</option>
            ))}
          </select>
        </label>
      ))}
    </Stack>
  );
}
