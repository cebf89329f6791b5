import {
  type Brand,
  type BrandProblem,
  type BrandTokens,
  type ColorToken,
  checkBrand,
  colorRoles,
  problemText,
  tokenVars,
} from '@baize/brand';
import { Button, Callout, Inline, Stack, Text } from '@baize/design-system';
import { type ThemeMode, themeModes } from '@baize/design-system/theme';
import { type ReactElement, useState } from 'react';
import baize from '../../brands/baize/brand.json' with { type: 'json' };
import hai from '../../brands/hai/brand.json' with { type: 'json' };
import sen from '../../brands/sen/brand.json' with { type: 'json' };
import { BrandPreview } from './BrandPreview.tsx';
import { BrandScreens } from './BrandScreens.tsx';
import { currencyOf } from './currencyOf.ts';
import { Themed } from './Themed.tsx';
import { TokenFields } from './TokenFields.tsx';

const starts: Readonly<Record<string, Brand>> = { baize, sen, hai };
const row = { display: 'grid', gridTemplateColumns: '36px 96px 1fr', gap: 8, alignItems: 'center' } as const;
const field = { font: 'inherit', padding: 4, inlineSize: '100%' } as const;

const withTokens = (brand: Brand, tokens: BrandTokens): Brand => ({ ...brand, tokens });
function withColor(brand: Brand, mode: ThemeMode, token: ColorToken, value: string): Brand {
  const { color } = brand.tokens;
  return withTokens(brand, { ...brand.tokens, color: { ...color, [mode]: { ...color[mode], [token]: value } } });
}

/** What an `<input type=color>` can hold of a value that is typed. */
const pickable = (value: string): string => (/^#[0-9a-f]{6}/i.test(value) ? value.slice(0, 7) : '#000000');

function download(brand: Brand): void {
  const address = URL.createObjectURL(new Blob([`${JSON.stringify(brand, null, 2)}\n`], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'brand.json';
  link.click();
  URL.revokeObjectURL(address);
}

/** What keeps a value from being a brand; of a name that is too short or too long, what it may be. */
function problemsOf(value: unknown): BrandProblem[] {
  return checkBrand(value).map((problem) =>
    problem.key === 'name' && /^Too /.test(problem.rule) ? { ...problem, rule: 'must have 1 to 40 characters.' } : problem,
  );
}

/** A text as a brand, whatever its tokens are worth: those are judged below. */
function readBrand(text: string): Brand | string {
  try {
    const value: unknown = JSON.parse(text);
    const shape = problemsOf(value).filter(({ key }) => !/^tokens\.color\.\w+\.\w+$/.test(key));
    return shape.length > 0 ? shape.map(problemText).join('\n') : (value as Brand);
  } catch (error) {
    return `brand.json is no JSON: ${error instanceof Error ? error.message : String(error)}`;
  }
}

interface ProblemsProps {
  problems: readonly BrandProblem[];
  onTake: (mode: ThemeMode, token: ColorToken, value: string) => void;
}

/** What nobody could read, each with the nearest colour that passes. */
function Problems({ problems, onTake }: ProblemsProps): ReactElement {
  return (
    <div role="status" aria-label="Readability">
      {problems.length === 0 && <Text tone="positive">Every pair can be read.</Text>}
      <Stack gap={2}>
        {problems.map((problem) => {
          const [, mode, token] = /^tokens\.color\.(\w+)\.(\w+)$/.exec(problem.key) ?? [];
          const { nearest } = problem;
          return (
            <Inline key={problem.key} gap={2}>
              <Text tone="negative">{problemText(problem)}</Text>
              {nearest && mode && token && (
                <Button size="small" tone="outline" onClick={() => onTake(mode as ThemeMode, token as ColorToken, nearest)}>
                  {`Take ${nearest} for ${token}`}
                </Button>
              )}
            </Inline>
          );
        })}
      </Stack>
    </div>
  );
}

interface BrandEditorProps {
  /** Whether real screens are shown below, each in a frame that loads this Storybook once more. Default true. */
  hasScreens?: boolean;
}

/** Starts from a brand of the repository or from a file, shows every change at once, says what nobody could read, and gives the file. */
export function BrandEditor({ hasScreens = true }: BrandEditorProps): ReactElement {
  const [mode, setMode] = useState<ThemeMode>('dark');
  const [brand, setBrand] = useState<Brand>(baize);
  const [refusal, setRefusal] = useState<string>();
  const problems = problemsOf(brand);
  const { color } = brand.tokens;
  const currency = currencyOf(brand);
  const read = (text: string): void => {
    const found = readBrand(text);
    setRefusal(typeof found === 'string' ? found : undefined);
    if (typeof found !== 'string') setBrand(found);
  };
  return (
    <Themed mode={mode} properties={tokenVars(brand.tokens, mode)}>
      <Stack gap={6}>
        <Inline gap={4}>
          <label>
            Start from{' '}
            <select defaultValue="baize" onChange={(event) => setBrand(starts[event.target.value] ?? baize)}>
              {Object.keys(starts).map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </label>
          <label>
            or from a brand.json{' '}
            <input type="file" accept="application/json,.json" onChange={(event) => void event.target.files?.[0]?.text().then(read)} />
          </label>
          <label>
            Mode{' '}
            <select value={mode} onChange={(event) => setMode(event.target.value as ThemeMode)}>
              {themeModes.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </label>
        </Inline>
        {refusal && (
          <Callout tone="negative" title="This file is no brand">
            <span style={{ whiteSpace: 'pre-line' }}>{refusal}</span>
          </Callout>
        )}
        <div style={{ display: 'grid', gap: 24, gridTemplateColumns: 'repeat(auto-fit, minmax(320px, 1fr))' }}>
          <Stack gap={2}>
            <label>
              Name <input style={field} value={brand.name} onChange={(event) => setBrand({ ...brand, name: event.target.value })} />
            </label>
            {(Object.keys(colorRoles) as ColorToken[]).map((token) => (
              <div key={token} style={row}>
                <input
                  type="color"
                  aria-label={`Pick ${token}`}
                  style={{ inlineSize: 36, blockSize: 28 }}
                  value={pickable(color[mode][token])}
                  onChange={(event) =>
                    setBrand(withColor(brand, mode, token, event.target.value.toUpperCase() + color[mode][token].slice(7)))
                  }
                />
                <input
                  aria-label={token}
                  style={field}
                  spellCheck={false}
                  value={color[mode][token]}
                  onChange={(event) => setBrand(withColor(brand, mode, token, event.target.value.trim()))}
                />
                <span>
                  <strong>{token}</strong> – {colorRoles[token]}
                </span>
              </div>
            ))}
          </Stack>
          <Stack gap={4}>
            <TokenFields brand={brand.tokens} onChange={(tokens) => setBrand(withTokens(brand, tokens))} />
            <BrandPreview currency={currency} />
            <Problems problems={problems} onTake={(of, token, value) => setBrand(withColor(brand, of, token, value))} />
            <Button disabled={problems.length > 0} onClick={() => download(brand)}>
              Download brand.json
            </Button>
          </Stack>
        </div>
        {hasScreens && <BrandScreens tokens={brand.tokens} currency={currency} />}
      </Stack>
    </Themed>
  );
}
