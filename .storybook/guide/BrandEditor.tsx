import { Button, Inline, Stack, Text } from '@baize/design-system';
import { type Brand, brands, brandVars, type ColorToken, checkBrand } from '@baize/design-system/brand';
import { type BrandName, brandNames, type ThemeMode } from '@baize/design-system/theme';
import { type ReactElement, useState } from 'react';
import { BrandPreview } from './BrandPreview.tsx';
import { brandSource } from './brandSource.ts';
import { Themed } from './Themed.tsx';
import { TokenFields } from './TokenFields.tsx';

function withColor(brand: Brand, mode: ThemeMode, token: ColorToken, value: string): Brand {
  return { ...brand, color: { ...brand.color, [mode]: { ...brand.color[mode], [token]: value } } };
}

function download(source: string): void {
  const address = URL.createObjectURL(new Blob([source], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'brand.ts';
  link.click();
  URL.revokeObjectURL(address);
}

/** Starts from a shipped brand, shows every change at once, says what nobody could read, and gives the file. */
export function BrandEditor(): ReactElement {
  const [start, setStart] = useState<BrandName>('baize');
  const [mode, setMode] = useState<ThemeMode>('dark');
  const [brand, setBrand] = useState<Brand>(brands.baize);
  const problems = checkBrand(brand);
  const restart = (name: BrandName): void => {
    setStart(name);
    setBrand(brands[name]);
  };
  return (
    <Themed brand={start} mode={mode} properties={brandVars(brand, mode)}>
      <Stack gap={6}>
        <Inline gap={4}>
          <label>
            Start from{' '}
            <select value={start} onChange={(event) => restart(event.target.value as BrandName)}>
              {brandNames.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </label>
          <label>
            Mode{' '}
            <select value={mode} onChange={(event) => setMode(event.target.value as ThemeMode)}>
              <option>dark</option>
              <option>light</option>
            </select>
          </label>
        </Inline>
        <div style={{ display: 'grid', gap: 24, gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))' }}>
          <div style={{ display: 'grid', gap: 4, alignContent: 'start' }}>
            {(Object.keys(brand.color[mode]) as ColorToken[]).map((token) => (
              <label key={token} style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
                <input
                  type="color"
                  style={{ inlineSize: 40, blockSize: 28 }}
                  value={brand.color[mode][token].slice(0, 7)}
                  onChange={(event) => setBrand(withColor(brand, mode, token, event.target.value + brand.color[mode][token].slice(7)))}
                />
                {token}
              </label>
            ))}
          </div>
          <Stack gap={4}>
            <TokenFields brand={brand} onChange={setBrand} />
            <BrandPreview />
            <div role="status" aria-label="Readability">
              {problems.length === 0 ? <Text tone="positive">Every pair can be read.</Text> : null}
              {problems.map((problem) => (
                <Text key={problem} tone="negative">
                  {problem}
                </Text>
              ))}
            </div>
            <Button disabled={problems.length > 0} onClick={() => download(brandSource(brand))}>
              Download brand.ts
            </Button>
          </Stack>
        </div>
      </Stack>
    </Themed>
  );
}
